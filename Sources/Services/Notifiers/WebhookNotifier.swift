import HTTPClients
package import Model
package import Text

/// Posts reminders to a web service.
package enum WebhookNotifier {
  /// Creates the notifier `webhook.NAME`; reminders of one delivery are one request.
  ///
  /// The request is a POST of JSON with the keys of `passby run --json`, or of `body`, a mustache
  /// template with tags such as `{{title}}`, `{{body}}` and `{{text}}`. The values of headers are
  /// templates too. The header `Content-Type` decides how values in the body are
  /// escaped: for JSON (the default), for a form, or not at all. An answer with 2xx within the
  /// limit means that the reminders are delivered; otherwise delivering throws `NotifierError`.
  ///
  /// - Throws: `NotifierError.setting` for a wrong address, header or template.
  package static func make(
    name: String, url: String, headers: [HeaderField] = [], body: String? = nil, timeLimit: Duration
  ) throws(NotifierError) -> Notifier {
    try make(
      notifier: "webhook.\(name)", url: url, headers: headers, body: body, timeLimit: timeLimit)
  }

  static func make(
    notifier: String, url: String, headers: [HeaderField], body: String?,
    further: @escaping @Sendable ([Reminder]) -> [(String, String)] = { _ in [] },
    timeLimit: Duration
  ) throws(NotifierError) -> Notifier {
    let webhook = try Webhook(notifier: notifier, url: url, headers: headers, body: body)
    return Notifier(name: webhook.notifier) { reminders in
      guard let message = Message(reminders) else { return }
      let seconds = timeLimit / .seconds(1)
      let silence = NotifierError.noAnswer(
        notifier: webhook.notifier, host: webhook.address.origin, seconds: seconds)
      do {
        try await post(webhook, message, further(reminders), timeLimit: timeLimit)
      } catch let error as NotifierError {
        throw error
      } catch {
        try Task.checkCancellation()
        throw HTTPFailure.isTimeout(error)
          ? silence
          : NotifierError.unreachable(
            notifier: webhook.notifier, host: webhook.address.origin,
            reason: HTTPFailure.reason(error))
      }
    }
  }

  private static func post(
    _ webhook: Webhook, _ message: Message, _ further: [(String, String)], timeLimit: Duration
  ) async throws {
    var request = OutgoingRequest(url: webhook.address.url)
    request.set("User-Agent", to: "Passby")
    for (name, value) in webhook.headers(for: message) + further { request.set(name, to: value) }
    request.body = webhook.bytes(for: message)
    let answer = try await SingleRequest.send(
      request, through: OutgoingGuard(named: [webhook.address]), within: timeLimit)
    guard !answer.isSuccess else { return }
    throw NotifierError.answered(
      notifier: webhook.notifier, host: webhook.address.origin, status: answer.status,
      retryAfter: answer.retryAfter)
  }
}
