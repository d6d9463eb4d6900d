import AsyncHTTPClient
import Foundation
import HTTPSupport
import NIOCore
import NIOHTTP1
public import Reminders

/// Sends reminders to browsers through their push services, also while no page is open.
public enum PushNotifier {
  /// The name in the outbox.
  public static let name = "push"

  /// How long a push service keeps a message for a browser that is not there, in seconds: a day.
  private static let keptSeconds = 86_400

  /// Creates the notifier.
  ///
  /// A delivery succeeds when at least one push service has taken the message, or when no browser
  /// is left. A browser whose service answers 404 or 410 has ended its subscription.
  ///
  /// `identity` is the key of this computer, and `contact` an address at which a push service can
  /// ask who sends, `mailto:` or `https:`. `subscriptions` returns the browsers, and `ended`
  /// receives one that has ended.
  public static func make(
    identity: PushIdentity, contact: String, timeLimit: Duration = .seconds(20),
    subscriptions: @escaping @Sendable () -> [PushSubscription],
    ended: @escaping @Sendable (PushSubscription) -> Void
  ) -> Notifier {
    Notifier(name: name) { reminders in
      guard let text = try PushText(reminders)?.json() else { return }
      var failure: (any Error)?
      var isDelivered = false
      for subscription in subscriptions() {
        do {
          let isOpen = try await post(
            text, to: subscription, identity: identity, contact: contact, timeLimit: timeLimit)
          if !isOpen { ended(subscription) }
          isDelivered = true
        } catch {
          try Task.checkCancellation()
          failure = failure ?? described(error, subscription, timeLimit)
        }
      }
      if let failure, !isDelivered { throw failure }
    }
  }

  /// Sends a message; returns false if the subscription has ended.
  private static func post(
    _ text: Data, to subscription: PushSubscription, identity: PushIdentity, contact: String,
    timeLimit: Duration
  ) async throws -> Bool {
    let host = try WebAddress(subscription.endpoint).host
    let message = try PushMessage(text, for: subscription)
    var request = HTTPClientRequest(url: subscription.endpoint)
    request.method = .POST
    request.headers = [
      "Authorization": try identity.authorization(for: host, contact: contact, now: Date()),
      "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
      "TTL": "\(keptSeconds)", "Urgency": "high", "User-Agent": "Passby",
    ]
    request.body = .bytes(ByteBuffer(bytes: message.body))
    let (status, answer) = try await SingleRequest.withClient(
      within: timeLimit
    ) { [request] client in
      let response = try await client.execute(request, deadline: .distantFuture)
      let isSuccess = (200..<300).contains(response.status.code)
      return (Int(response.status.code), isSuccess ? "" : await response.body.firstLine)
    }
    if status == 404 || status == 410 { return false }
    guard (200..<300).contains(status) else {
      throw NotifierError.answered(notifier: name, host: host, status: status, message: answer)
    }
    return true
  }

  private static func host(_ subscription: PushSubscription) -> String {
    (try? WebAddress(subscription.endpoint))?.host ?? ""
  }

  private static func silence(
    of subscription: PushSubscription, _ timeLimit: Duration
  ) -> NotifierError {
    .noAnswer(
      notifier: name, host: host(subscription), seconds: timeLimit / .seconds(1))
  }

  private static func described(
    _ error: any Error, _ subscription: PushSubscription, _ timeLimit: Duration
  ) -> any Error {
    if error is NotifierError { return error }
    return HTTPFailure.isTimeout(error)
      ? silence(of: subscription, timeLimit)
      : NotifierError.unreachable(
        notifier: name, host: host(subscription), reason: HTTPFailure.reason(error))
  }
}
