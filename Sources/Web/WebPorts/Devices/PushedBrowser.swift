import Application
package import Foundation
import Localization
import Recurrence
package import Text

/// A browser that gets reminders while no page is open, as it is listed.
package struct PushedBrowser: Sendable, Hashable {
  /// Its number, which no other has ever.
  package let id: Int
  private let browser: String?
  private let person: String?
  private let created: Date?
  private let lastUsed: Date?

  /// Creates the entry of a browser; `created` is `nil` for those of earlier versions, `lastUsed`
  /// until its push service has taken a reminder.
  package init(id: Int, browser: String?, person: String?, created: Date?, lastUsed: Date?) {
    self.id = id
    self.browser = browser
    self.person = person
    self.created = created
    self.lastUsed = lastUsed
  }

  /// The name of the browser, and that of its person.
  package var name: String {
    let name = browser ?? NotifierPhrase.someBrowser.text
    return person.map { "\(name), \($0.oneLine)" } ?? name
  }

  /// Returns since when it gets reminders, and when it got the last one.
  package func times(zone: TimeZone, now: Date) -> String {
    func moment(_ time: Date) -> String {
      Localizer.current.moment(RelativeTime(time, in: zone, now: now))
    }
    let since = created.map { NotifierPhrase.browserSince(moment($0)).text }
    let last = (lastUsed.map { NotifierPhrase.lastReminder(moment($0)) } ?? .noReminderYet).text
    return [since, last].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns the entry as JSON, with times in a zone.
  package func json(zone: TimeZone) -> JSON {
    .object([
      ("id", .integer(id)), ("browser", JSON(browser)), ("person", JSON(person)),
      ("created", JSON(created, in: zone)), ("last_used", JSON(lastUsed, in: zone)),
    ])
  }
}
