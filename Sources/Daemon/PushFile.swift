import Foundation
import Notifiers
import Reminders
import Runtime
import Synchronization
import WebApp

/// The browsers that get reminders while no page is open, and the key of this computer.
///
/// They are in a file beside the database that only the user can read, since the address of a
/// subscription is a secret. Copies and exports of the database do not contain them.
final class PushFile: Sendable {
  private struct Content: Codable {
    var key: Data
    var subscriptions: [PushSubscription] = []
  }

  /// The most browsers; the oldest gives way.
  private static let most = 20

  /// The contact that push services ask for; nothing is sent there.
  private static let contact = "mailto:passby@localhost.localdomain"

  private let path: String
  private let lock = Mutex(())

  /// Names the file of a database.
  init(database: String) { path = database + ".push" }

  /// True if there is a browser to send to.
  var hasSubscriptions: Bool { !subscriptions.isEmpty }

  /// The browsers, oldest first.
  var subscriptions: [PushSubscription] { lock.withLock { _ in read()?.subscriptions ?? [] } }

  /// The key of this computer; made and stored when it is first asked for.
  ///
  /// - Throws: `PrivateFile.Failure` if it cannot be stored.
  func identity() throws -> PushIdentity {
    try lock.withLock { _ in
      if let content = read(), let identity = PushIdentity(stored: content.key) { return identity }
      let identity = PushIdentity()
      try write(Content(key: identity.stored))
      return identity
    }
  }

  /// Adds a browser, or replaces what is known about it.
  ///
  /// - Throws: `PrivateFile.Failure`.
  func add(_ subscription: PushSubscription) throws {
    _ = try identity()
    guard !subscriptions.contains(subscription) else { return }
    try change { subscriptions in
      subscriptions.removeAll { $0.endpoint == subscription.endpoint }
      subscriptions = subscriptions.suffix(Self.most - 1) + [subscription]
    }
  }

  /// Removes a browser.
  ///
  /// - Throws: `PrivateFile.Failure`.
  func remove(endpoint: String) throws {
    try change { $0.removeAll { $0.endpoint == endpoint } }
  }

  private func change(_ body: (inout [PushSubscription]) -> Void) throws {
    try lock.withLock { _ in
      guard var content = read() else { return }
      body(&content.subscriptions)
      try write(content)
    }
  }

  private func read() -> Content? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(Content.self, from: data)
  }

  private func write(_ content: Content) throws {
    let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
    try PrivateFile.write(text + "\n", to: path, replacing: true)
  }
}

extension PushFile {
  /// Returns the notifier of these browsers; `nil` where there is none.
  func notifier() throws -> Notifier? {
    guard hasSubscriptions else { return nil }
    return PushNotifier.make(
      identity: try identity(), contact: Self.contact, subscriptions: { self.subscriptions },
      ended: { try? self.remove(endpoint: $0.endpoint) })
  }

  /// Returns the port of the page; `changed` is called when the first browser came, and when the
  /// last one went.
  func port(changed: @escaping @Sendable () async -> Void) -> PushPort {
    PushPort(
      publicKey: { try self.identity().publicKey },
      add: { endpoint, key, secret in
        guard
          let subscription = PushSubscription(endpoint: endpoint, key: key, secret: secret)
        else { return false }
        let isFirst = !self.hasSubscriptions
        try self.add(subscription)
        if isFirst { await changed() }
        return true
      },
      remove: { endpoint in
        try self.remove(endpoint: endpoint)
        if !self.hasSubscriptions { await changed() }
      })
  }
}
