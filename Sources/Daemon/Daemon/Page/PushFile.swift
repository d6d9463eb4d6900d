import CommandSupport
import Foundation
import HTTPServer
import Model
import Notifiers
import Text
package import WebPorts

/// The browsers that get reminders while no page is open, and the key of this computer.
///
/// They are in a file beside the database that only the user can read, since the address of a
/// subscription is a secret. Copies and exports of the database do not contain them.
package final class PushFile: Sendable {
  /// A browser, as it is stored.
  struct Entry: Codable, Hashable {
    let id: Int
    var subscription: PushSubscription
    var browser: String?
    var person: String?
    var created: Date?
    var lastUsed: Date?
    /// The session or the token that it ends with.
    var owner: AccessOwner?
    /// The number of the person whose page it is; `nil` for the user of this machine.
    var viewer: Int64?
  }

  private struct Content: Codable, Hashable {
    var key: Data
    /// The number of the next browser; none is given twice.
    var next = 1
    var browsers: [Entry] = []
  }

  /// The file of earlier versions, without the sessions of the browsers.
  private struct OldContent: Codable {
    let key: Data
    let subscriptions: [PushSubscription]
  }

  /// The most browsers.
  static let most = 20

  /// The accuracy of the time of the last reminder, in seconds; the file is written no more often.
  private static let usedAccuracy = 3600.0

  /// The path of the file.
  package let path: String
  private let token: TokenFile
  private let personTokens: PersonTokenFile
  private let sessions: SessionStorage
  private let now: @Sendable () -> Date

  /// Names the file of a database.
  package convenience init(database: String) { self.init(database: database, now: { Date() }) }

  init(database: String, now: @escaping @Sendable () -> Date) {
    path = database + ".push"
    token = TokenFile(database: database)
    personTokens = PersonTokenFile(database: database)
    sessions = .file(database: database)
    self.now = now
  }

  /// True if there is a browser to send to.
  var hasSubscriptions: Bool { !entries.isEmpty }

  /// The browsers, oldest first, without those whose session or token has ended.
  var entries: [Entry] {
    guard let content = read() else { return [] }
    let current = content.browsers.filter(isCurrent)
    // What has ended is not kept, since its address is a secret.
    if current.count < content.browsers.count { try? change { _ in } }
    return current
  }

  /// Returns the key of this computer; made and stored when it is first asked for.
  ///
  /// - Throws: `PrivateFile.Failure` if it cannot be stored.
  func identity() throws -> PushIdentity {
    try PrivateFile.whileLocked(path) {
      if let content = read(), let identity = PushIdentity(rawRepresentation: content.key) {
        return identity
      }
      let identity = PushIdentity()
      try write(Content(key: identity.rawRepresentation))
      return identity
    }
  }

  /// Adds a browser, or replaces what is known about it; returns false if there are too many.
  ///
  /// `old` is the address of the subscription that it had before, on the page of the same person:
  /// it stays the same browser.
  ///
  /// - Throws: `PrivateFile.Failure`.
  func add(
    _ subscription: PushSubscription, browser: String? = nil, person: String? = nil,
    owner: AccessOwner? = nil, viewer: Viewer = .me, replacing old: String? = nil
  ) throws -> Bool {
    let number = viewer.isMe ? nil : viewer.rawValue
    var person = person
    _ = try identity()
    var isTaken = true
    try change { content in
      let known =
        content.browsers.firstIndex {
          $0.subscription.endpoint == subscription.endpoint
        }
        ?? content.browsers.firstIndex {
          $0.subscription.endpoint == old && $0.viewer == number
        }
      // A worker does not know which device its browser is.
      if let known, old != nil { person = person ?? content.browsers[known].person }
      guard let known else {
        isTaken = content.browsers.count < Self.most
        guard isTaken else { return }
        content.browsers.append(
          Entry(
            id: content.next, subscription: subscription, browser: browser, person: person,
            created: now(), lastUsed: nil, owner: owner, viewer: number))
        content.next += 1
        return
      }
      content.browsers[known].subscription = subscription
      content.browsers[known].browser = browser
      content.browsers[known].person = person
      content.browsers[known].owner = owner
      content.browsers[known].viewer = number
    }
    return isTaken
  }

  /// Removes a browser.
  ///
  /// - Throws: `PrivateFile.Failure`.
  func remove(endpoint: String) throws {
    try change { $0.browsers.removeAll { $0.subscription.endpoint == endpoint } }
  }

  /// Removes the browser with a number; returns it, or `nil` if there is none.
  ///
  /// - Throws: `PrivateFile.Failure`.
  package func remove(id: Int) throws -> PushedBrowser? {
    var removed: PushedBrowser?
    try change { content in
      removed = content.browsers.first { $0.id == id }.map(PushedBrowser.init)
      content.browsers.removeAll { $0.id == id }
    }
    return removed
  }

  /// The browsers as they are listed, oldest first.
  package var browsers: [PushedBrowser] { entries.map(PushedBrowser.init) }

  /// Records that a push service has accepted a reminder for a browser.
  func recordUse(of endpoint: String) throws {
    let now = now()
    try change { content in
      guard
        let index = content.browsers.firstIndex(where: { $0.subscription.endpoint == endpoint }),
        now.timeIntervalSince(content.browsers[index].lastUsed ?? .distantPast).magnitude
          >= Self.usedAccuracy
      else { return }
      content.browsers[index].lastUsed = now
    }
  }

  private func isCurrent(_ entry: Entry) -> Bool {
    guard let owner = entry.owner else { return true }
    let tokens = AccessTokens(own: token.digest, persons: personTokens.digests)
    return owner.account(tokens, sessions: sessions, now: now()) != nil
  }

  /// Changes the browsers without those that have ended, and writes the file if it became another.
  private func change(_ body: (inout Content) -> Void) throws {
    try PrivateFile.whileLocked(path) {
      guard let content = read() else { return }
      var changed = content
      changed.browsers.removeAll { !isCurrent($0) }
      body(&changed)
      if changed != content { try write(changed) }
    }
  }

  /// Reads the file; one of an earlier version is replaced, so that its browsers end with the token
  /// there is now.
  private func read() -> Content? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    if let content = try? JSONDecoder().decode(Content.self, from: data) { return content }
    guard let old = try? JSONDecoder().decode(OldContent.self, from: data) else { return nil }
    let owner = token.digest.map(AccessOwner.init(token:))
    var content = Content(key: old.key)
    content.browsers = zip(1..., old.subscriptions).map { id, subscription in
      Entry(id: id, subscription: subscription, owner: owner)
    }
    content.next = content.browsers.count + 1
    try? write(content)
    return content
  }

  private func write(_ content: Content) throws {
    let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
    try PrivateFile.write(text + "\n", to: path, replacing: true)
  }
}

extension PushFile {
  /// Returns the notifier of these browsers; `nil` where there is none.
  ///
  /// `buttons` makes the buttons of a message for a person.
  func notifier(
    contact: PushContact? = nil,
    buttons: @escaping @Sendable ([Reminder], Person.ID) -> [MessageLinks.Button] = { _, _ in [] }
  ) throws -> Notifier? {
    guard hasSubscriptions else { return nil }
    return PushNotifier.make(
      identity: try identity(), contact: contact,
      subscriptions: { self.entries.map(\.subscription) },
      concerns: { $0.concerns(self.person(of: $1)) },
      buttons: { buttons($0, self.person(of: $1)) },
      onAccepted: { try? self.recordUse(of: $0.endpoint) },
      onExpired: { try? self.remove(endpoint: $0.endpoint) })
  }

  /// Returns whose page a browser has shown.
  private func person(of subscription: PushSubscription) -> Person.ID {
    entries.first { $0.subscription == subscription }?.viewer.map(Person.ID.init) ?? .me
  }

  /// Returns the port of the page; `contact` returns whom push services may write to, and `changed`
  /// is called when the first browser came, and when the last one went.
  func port(
    contact: @escaping @Sendable () -> PushContact?, changed: @escaping @Sendable () async -> Void
  ) -> PushPort {
    PushPort(
      publicKey: { try self.identity().publicKey },
      add: { offer in
        guard
          let subscription = PushSubscription(
            endpoint: offer.endpoint, key: offer.key, secret: offer.secret)
        else { return .noSubscription }
        guard contact() != nil || !subscription.needsContact else { return .contactNeeded }
        // Each page that is opened sends it again.
        if !self.entries.contains(where: { $0.subscription == subscription }) {
          guard try await subscription.resolvesToPublicHost() else { return .noSubscription }
        }
        let isFirst = !self.hasSubscriptions
        let browser = offer.browser.isEmpty ? nil : offer.browser
        guard
          try self.add(
            subscription, browser: browser, person: offer.person, owner: offer.owner,
            viewer: offer.viewer, replacing: offer.old)
        else { return .full(most: Self.most) }
        if isFirst { await changed() }
        return .taken
      },
      remove: { endpoint in
        try self.remove(endpoint: endpoint)
        if !self.hasSubscriptions { await changed() }
      },
      removeNumber: { number in
        let removed = try self.remove(id: number)
        if !self.hasSubscriptions { await changed() }
        return removed
      },
      browsers: { self.browsers })
  }
}

extension PushedBrowser {
  init(_ entry: PushFile.Entry) {
    self.init(
      id: entry.id, browser: entry.browser, person: entry.person, created: entry.created,
      lastUsed: entry.lastUsed)
  }
}
