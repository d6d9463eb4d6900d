import Application
package import Foundation
package import HTTPServer
package import Localization
package import Model
package import Text

/// The keys for widgets and shortcuts.
package struct KeysPort: Sendable {
  /// Returns the key of a secret; `nil` for a wrong one.
  package let find: @Sendable (_ secret: AccessToken) -> PageKey?
  /// Returns all keys, sorted by name.
  package let all: @Sendable () -> [PageKey]
  /// Makes a key, and returns its secret.
  ///
  /// Throws `Refusal` for a name that cannot be, and the errors of the storage.
  package let add:
    @Sendable (_ name: String, _ right: KeyRight, _ person: UUID?) throws -> AccessToken
  /// Removes a key, and returns it.
  ///
  /// Throws `Refusal` for an unknown name, and the errors of the storage.
  package let remove: @Sendable (_ name: String) throws -> PageKey

  /// Creates a port; by default there are no keys, and none can be made.
  package init(
    find: @escaping @Sendable (AccessToken) -> PageKey? = { _ in nil },
    all: @escaping @Sendable () -> [PageKey] = { [] },
    add: @escaping @Sendable (String, KeyRight, UUID?) throws -> AccessToken = { _, _, _ in
      AccessToken()
    },
    remove: @escaping @Sendable (String) throws -> PageKey = { name in
      PageKey(name: name, right: .add, person: nil, created: .distantPast)
    }
  ) {
    (self.find, self.all, self.add, self.remove) = (find, all, add, remove)
  }
}

/// The buttons of messages outside of the page.
package struct ButtonsPort: Sendable {
  /// Returns the button of a key; `nil` for a wrong one.
  package let find: @Sendable (_ key: AccessToken) throws -> ReminderButton?
  /// Records that a button was pressed.
  package let markUsed: @Sendable (_ button: ReminderButton) throws -> Void

  /// Creates a port; by default there are no buttons.
  package init(
    find: @escaping @Sendable (AccessToken) throws -> ReminderButton? = { _ in nil },
    markUsed: @escaping @Sendable (ReminderButton) throws -> Void = { _ in }
  ) {
    (self.find, self.markUsed) = (find, markUsed)
  }
}

extension PageKey {
  /// Returns what it may do, for whom and since when.
  package func words(persons: [Person], zone: TimeZone, now: Date) -> String {
    KeyPhrase.line(
      right,
      person: personName(persons)?.oneLine ?? (person == nil ? nil : KeyPhrase.personLost.text),
      created: Formatted.day(created, in: zone, now: now)
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
