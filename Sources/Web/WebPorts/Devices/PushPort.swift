import Application
package import Foundation
package import HTTPServer
import Localization
package import Model
import Recurrence
package import Text

/// The subscriptions of browsers to reminders while no page is open.
package struct PushPort: Sendable {
  /// The outcome of a subscription that a browser sent.
  package enum Outcome: Sendable, Hashable {
    /// It gets reminders from now on.
    case taken
    /// It is none.
    case noSubscription
    /// There are as many browsers as there may be.
    case full(most: Int)
    /// Its push service takes no message without a contact, and there is none.
    case contactNeeded
  }

  /// Returns the public key that a subscription is made with, in base64url.
  package let publicKey: @Sendable () throws -> String
  /// Adds a browser, or replaces what is known about it.
  package let add: @Sendable (PushOffer) async throws -> Outcome
  /// Removes the browser with an address of its push service.
  package let remove: @Sendable (_ endpoint: String) async throws -> Void
  /// Removes the browser with a number; returns it, or `nil` if there is none.
  package let removeNumber: @Sendable (Int) async throws -> PushedBrowser?
  /// Returns the browsers, oldest first.
  package let browsers: @Sendable () -> [PushedBrowser]

  package init(
    publicKey: @escaping @Sendable () throws -> String,
    add: @escaping @Sendable (PushOffer) async throws -> Outcome,
    remove: @escaping @Sendable (_ endpoint: String) async throws -> Void,
    removeNumber: @escaping @Sendable (Int) async throws -> PushedBrowser?,
    browsers: @escaping @Sendable () -> [PushedBrowser]
  ) {
    self.publicKey = publicKey
    self.add = add
    self.remove = remove
    self.removeNumber = removeNumber
    self.browsers = browsers
  }
}

/// A subscription as a browser sends it, and who sends it.
package struct PushOffer: Sendable {
  /// The address at its push service.
  package let endpoint: String
  /// Its public key, and the secret, in base64url.
  package let key, secret: String
  /// Its name, such as `Firefox (Android)`.
  package let browser: String
  /// The name of the person of the device, if the browser is one.
  package let person: String?
  /// The session or the token that it ends with; `nil` for access without a login.
  package let owner: AccessOwner?
  /// Whose page it is.
  package let viewer: Viewer
  /// The address of the subscription that this one replaces, if any.
  package let old: String?

  package init(
    endpoint: String, key: String, secret: String, browser: String, person: String?,
    owner: AccessOwner?, viewer: Viewer = .me, old: String? = nil
  ) {
    self.viewer = viewer
    self.old = old
    self.endpoint = endpoint
    self.key = key
    self.secret = secret
    self.browser = browser
    self.person = person
    self.owner = owner
  }
}

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
