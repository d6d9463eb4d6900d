import Application
package import Foundation
package import HTTPServer
package import Localization
package import Model
package import Text

extension PageKey {
  /// Returns what it may do, for whom and since when.
  package func words(persons: [Person], zone: TimeZone, now: Date) -> String {
    KeyPhrase.line(
      right,
      person: personName(persons)?.oneLine ?? (person == nil ? nil : KeyPhrase.personLost.text),
      created: Wording.day(created, in: zone, now: now)
    ).text
  }

  /// Returns it as a list prints it, without its secret, with times in a zone.
  package func json(persons: [Person], zone: TimeZone) -> JSON {
    .object([
      ("name", .string(name)), ("may", .string(right.rawValue)),
      ("person", JSON(personName(persons))), ("created", JSON(created, in: zone)),
    ])
  }

  private func personName(_ persons: [Person]) -> String? {
    person.flatMap { wanted in persons.first { $0.uuid == wanted }?.name }
  }

  /// The addresses that a new key opens, by what they are for.
  package static func addresses(
    _ secret: AccessToken, _ right: KeyRight, base: String
  ) -> [(label: KeyPhrase, text: String)] {
    let base = String(base.reversed().drop { $0 == "/" }.reversed())
    return switch right {
    case .add: [(.addressAdd, "\(base)/quick?key=\(secret.text)&text=")]
    case .feed:
      [
        (.addressFeed, "webcal://\(base.drop { $0 != "/" }.dropFirst(2))/feed/\(secret.text).ics"),
        (.addressFeedWeb, "\(base)/feed/\(secret.text).ics"),
      ]
    case .today:
      [
        (.addressText, "\(base)/today.txt?key=\(secret.text)"),
        (.addressJSON, "\(base)/today.json?key=\(secret.text)"),
      ]
    }
  }
}
