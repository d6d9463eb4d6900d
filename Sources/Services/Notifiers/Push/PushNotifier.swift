import Crypto
import Foundation
import HTTPClients
package import Localization
package import Model
package import Text

/// Sends reminders to browsers through their push services, also while no page is open.
package enum PushNotifier {
  /// The name in the outbox.
  package static let name = Notifier.browsers

  /// The settings that its errors speak of: none, since browsers bring the addresses.
  package static let settings = ServiceSettings()

  /// How long a push service keeps a message for a browser that is not there, in seconds: a day.
  private static let keptSeconds = 86_400

  /// How long a delivery waits for the others once one push service has taken the message.
  private static let grace = Duration.seconds(2)

  /// Creates the notifier.
  ///
  /// Sends to all push services at once. A delivery succeeds when at least one service accepts the
  /// message, or when no subscription is left. Slow requests go on to their time limit and delay
  /// neither this delivery nor the next. A status of 404 or 410 ends a subscription.
  ///
  /// `identity` is the key of this computer. Without a `contact`, a message to a service that needs
  /// one fails. `subscriptions` returns the subscriptions; `onAccepted` receives
  /// each whose service accepted the message, `onExpired` each that has ended. `concerns` decides
  /// which reminders a browser gets, and `buttons` makes the buttons of its message.
  package static func make(
    identity: PushIdentity, contact: PushContact?,
    subscriptions: @escaping @Sendable () -> [PushSubscription],
    concerns: @escaping @Sendable (Reminder, PushSubscription) -> Bool = { _, _ in true },
    buttons: @escaping Buttons = { _, _ in [] },
    onAccepted: @escaping @Sendable (PushSubscription) -> Void = { _ in },
    onExpired: @escaping @Sendable (PushSubscription) -> Void
  ) -> Notifier {
    make(
      identity: identity, contact: contact, timeLimit: .seconds(20), outgoing: .pushServices,
      grace: grace, subscriptions: subscriptions, concerns: concerns, buttons: buttons,
      onAccepted: onAccepted, onExpired: onExpired)
  }

  /// Returns the buttons of a message for a browser; their addresses begin at the root of its page.
  package typealias Buttons =
    @Sendable ([Reminder], PushSubscription) -> [MessageLinks.Button]

  /// Creates the notifier with other limits and another guard, for tests.
  static func make(
    identity: PushIdentity, contact: PushContact?, timeLimit: Duration, outgoing: OutgoingGuard,
    grace: Duration, subscriptions: @escaping @Sendable () -> [PushSubscription],
    concerns: @escaping @Sendable (Reminder, PushSubscription) -> Bool = { _, _ in true },
    buttons: @escaping Buttons = { _, _ in [] },
    onAccepted: @escaping @Sendable (PushSubscription) -> Void = { _ in },
    onExpired: @escaping @Sendable (PushSubscription) -> Void
  ) -> Notifier {
    Notifier(name: name) { reminders in
      let (outcomes, report) = AsyncStream<Outcome>.makeStream()
      let all = try subscriptions().compactMap { subscription in
        let own = reminders.filter { concerns($0, subscription) }
        let text = try PushText.json(own, buttons: buttons(own, subscription))
        return text.map { (text: $0, subscription: subscription) }
      }
      guard !all.isEmpty else { return }
      let posts = all.map { text, subscription in
        Task {
          do {
            let isOpen = try await post(
              text, to: subscription, identity: identity, contact: contact, timeLimit: timeLimit,
              through: outgoing)
            if isOpen { onAccepted(subscription) } else { onExpired(subscription) }
            report.yield(.delivered)
          } catch {
            report.yield(.failed(described(error, subscription, timeLimit)))
          }
        }
      }
      try await withTaskCancellationHandler {
        try await outcome(of: all.count, in: outcomes, grace: grace) { report.yield(.graceIsOver) }
      } onCancel: {
        for post in posts { post.cancel() }
      }
    }
  }

  /// The contact where none is known: of the push services, Apple's alone refuses it.
  private static let localContact = "mailto:passby@localhost.localdomain"

  /// The outcome of one post, or the end of the wait for the others.
  private enum Outcome {
    case delivered
    case failed(any Error)
    case graceIsOver
  }

  /// Waits for all posts, or until one was delivered and the wait for the others is over.
  ///
  /// - Throws: The first failure if nothing was delivered, or `CancellationError`.
  private static func outcome(
    of count: Int, in outcomes: AsyncStream<Outcome>, grace: Duration,
    graceIsOver: @escaping @Sendable () -> Void
  ) async throws {
    var left = count
    var failure: (any Error)?
    var timer: Task<Void, any Error>?
    defer { timer?.cancel() }
    var iterator = outcomes.makeAsyncIterator()
    wait: while left > 0, let outcome = await iterator.next() {
      switch outcome {
      case .delivered:
        left -= 1
        timer =
          timer
          ?? Task {
            try await Task.sleep(for: grace)
            graceIsOver()
          }
      case .failed(let error):
        left -= 1
        failure = failure ?? error
      case .graceIsOver: break wait
      }
    }
    try Task.checkCancellation()
    if let failure, timer == nil { throw failure }
  }

  /// Sends a message; returns false if the subscription has ended.
  private static func post(
    _ text: Data, to subscription: PushSubscription, identity: PushIdentity, contact: PushContact?,
    timeLimit: Duration, through outgoing: OutgoingGuard
  ) async throws -> Bool {
    let host = try WebAddress(subscription.endpoint).origin
    guard contact != nil || !subscription.needsContact else {
      throw NotifierError.noContact(host: host)
    }
    let message = try PushMessage(text, for: subscription)
    let authorization = try identity.authorization(
      for: host, contact: contact?.url ?? localContact, now: Date())
    var request = OutgoingRequest(url: subscription.endpoint)
    for (name, value) in [
      ("Authorization", authorization), ("Content-Encoding", "aes128gcm"),
      ("Content-Type", "application/octet-stream"), ("TTL", "\(keptSeconds)"),
      ("Urgency", "high"), ("User-Agent", "Passby"),
    ] { request.set(name, to: value) }
    request.body = Array(message.body)
    let answer = try await SingleRequest.send(request, through: outgoing, within: timeLimit)
    if answer.status == 404 || answer.status == 410 { return false }
    guard answer.isSuccess else {
      throw NotifierError.answered(
        settings: settings, host: host, status: answer.status, retryAfter: answer.retryAfter)
    }
    return true
  }

  private static func host(_ subscription: PushSubscription) -> String {
    (try? WebAddress(subscription.endpoint))?.origin ?? ""
  }

  private static func silence(
    of subscription: PushSubscription, _ timeLimit: Duration
  ) -> NotifierError {
    .noAnswer(
      settings: settings, host: host(subscription), seconds: timeLimit / .seconds(1))
  }

  private static func described(
    _ error: any Error, _ subscription: PushSubscription, _ timeLimit: Duration
  ) -> any Error {
    if error is NotifierError { return error }
    return HTTPFailure.isTimeout(error)
      ? silence(of: subscription, timeLimit)
      : NotifierError.unreachable(
        settings: settings, host: host(subscription), reason: HTTPFailure.reason(error))
  }
}

/// A message for a browser, which its push service cannot read.
///
/// Source: RFC 8291, Message Encryption for Web Push; RFC 8188, the content coding `aes128gcm`.
struct PushMessage {
  /// The longest text in bytes: a record has 4096, of which 103 are for the header and the seal.
  static let longest = 3993

  private static let recordSize: UInt32 = 4096

  /// The encrypted body of the request.
  let body: Data

  /// Encrypts a text for a subscription.
  ///
  /// `sender` and `salt` are new for each message.
  ///
  /// - Throws: A `CryptoKitError` for a key that is none.
  init(
    _ text: Data, for subscription: PushSubscription,
    sender: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
    salt: Data = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
  ) throws {
    let receiver = try P256.KeyAgreement.PublicKey(x963Representation: subscription.key)
    let own = sender.publicKey.x963Representation
    let shared = try sender.sharedSecretFromKeyAgreement(with: receiver)
    let input = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: subscription.secret,
      sharedInfo: Data("WebPush: info\0".utf8) + subscription.key + own, outputByteCount: 32)
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: input, salt: salt, info: Data("Content-Encoding: aes128gcm\0".utf8),
      outputByteCount: 16)
    let nonce = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: input, salt: salt, info: Data("Content-Encoding: nonce\0".utf8),
      outputByteCount: 12
    ).withUnsafeBytes { Data($0) }
    // The delimiter of the last record.
    let sealed = try AES.GCM.seal(
      text + [2], using: key, nonce: try AES.GCM.Nonce(data: nonce))
    var body = salt
    withUnsafeBytes(of: Self.recordSize.bigEndian) { body.append(contentsOf: $0) }
    body.append(UInt8(own.count))
    self.body = body + own + sealed.ciphertext + sealed.tag
  }
}

/// The notification that a browser shows for the reminders of one delivery.
struct PushText: Encodable {
  /// A button of the notification.
  struct Button: Encodable {
    let action: String
    let title: String
    /// The address that presses it, from the root of the page; a secret.
    let url: String
  }

  let title: String
  let body: String
  /// Notifications about the same task replace each other.
  let tag: String
  /// The number of the task, if all reminders are about one.
  let task: Int64?
  let buttons: [Button]

  /// Merges reminders; returns `nil` for none.
  ///
  /// The body has at most `bytes` bytes.
  init?(
    _ reminders: [Reminder], buttons: [MessageLinks.Button] = [], bytes: Int = Message.bodyLimit
  ) {
    guard let message = DesktopMessage(reminders, bytes: bytes), let first = reminders.first else {
      return nil
    }
    title = message.message.title
    body = message.message.body
    tag = message.message.uuid ?? "passby"
    let isTask = message.message.uuid != nil && first.key.cause != .habit
    task = isTask ? first.key.todo.rawValue : nil
    // Browsers show two.
    self.buttons = buttons.prefix(2).map {
      Button(action: $0.action.rawValue, title: $0.action.label, url: $0.url)
    }
  }

  /// Returns reminders as JSON, short enough for one message; `nil` for none.
  static func json(
    _ reminders: [Reminder], buttons: [MessageLinks.Button] = []
  ) throws -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes = Message.bodyLimit
    while let text = PushText(reminders, buttons: buttons, bytes: bytes) {
      let json = try encoder.encode(text)
      let surplus = json.count - PushMessage.longest
      guard surplus > 0, bytes > 0 else { return json }
      bytes = max(0, min(bytes, text.body.utf8.count) - surplus)
    }
    return nil
  }
}
