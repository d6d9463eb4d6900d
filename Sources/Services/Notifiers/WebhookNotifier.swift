import Foundation
import HTTPClients
package import Localization
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
      notifier: "webhook.\(name)", settings: settings(of: name), url: url, headers: headers,
      body: body, timeLimit: timeLimit)
  }

  /// Returns the settings of the webhook of a name.
  package static func settings(of name: String) -> ServiceSettings {
    let section = "notify.webhook.\(name)"
    return ServiceSettings(
      address: "\(section).url", credentials: "\(section).headers", body: "\(section).body",
      timeLimit: "\(section).time_limit")
  }

  /// Creates the notifier of a service with an HTTP API; errors advise to change its `settings`.
  ///
  /// The values of `headers` and `body` are templates. What a setting holds goes into `further`,
  /// whose names and values are sent as they are.
  static func make(
    notifier: String, settings: ServiceSettings, url: String, headers: [HeaderField],
    body: String?, further: @escaping @Sendable ([Reminder]) -> [(String, String)] = { _ in [] },
    timeLimit: Duration
  ) throws(NotifierError) -> Notifier {
    let webhook = try Webhook(notifier: notifier, url: url, headers: headers, body: body)
    return Notifier(name: webhook.notifier) { reminders in
      guard let message = Message(reminders) else { return }
      let seconds = timeLimit / .seconds(1)
      let silence = NotifierError.noAnswer(
        settings: settings, host: webhook.address.origin, seconds: seconds)
      do {
        try await post(webhook, settings, message, further(reminders), timeLimit: timeLimit)
      } catch let error as NotifierError {
        throw error
      } catch {
        try Task.checkCancellation()
        throw HTTPFailure.isTimeout(error)
          ? silence
          : NotifierError.unreachable(
            settings: settings, host: webhook.address.origin,
            reason: HTTPFailure.reason(error))
      }
    }
  }

  private static func post(
    _ webhook: Webhook, _ settings: ServiceSettings, _ message: Message,
    _ further: [(String, String)], timeLimit: Duration
  ) async throws {
    var request = OutgoingRequest(url: webhook.address.url)
    request.set("User-Agent", to: "Passby")
    for (name, value) in webhook.headers(for: message) + further { request.set(name, to: value) }
    request.body = webhook.bytes(for: message)
    let answer = try await SingleRequest.send(
      request, through: OutgoingGuard(named: [webhook.address]), within: timeLimit)
    guard !answer.isSuccess else { return }
    throw NotifierError.answered(
      settings: settings, host: webhook.address.origin, status: answer.status,
      retryAfter: answer.retryAfter)
  }
}

/// The settings of a webhook: the request for a message.
struct Webhook: Sendable {
  /// The name of the notifier: `webhook.NAME`.
  let notifier: String
  let address: WebAddress
  /// Their values are templates.
  private let headers: [(name: String, value: MessageTemplate)]
  private let body: MessageTemplate?
  private let contentType: String?

  /// Checks the settings of a webhook; without a body, or with a blank one, the message is sent as
  /// JSON.
  ///
  /// - Throws: `NotifierError.setting`.
  init(notifier: String, url: String, headers: [HeaderField], body: String?) throws(NotifierError) {
    self.notifier = notifier
    do throws(WebhookProblem) { address = try WebAddress(url) } catch {
      throw .setting(
        notifier: notifier, setting: "url", value: WebAddress.withoutSecrets(url), problem: error)
    }
    self.headers = try headers.map { header throws(NotifierError) in
      do throws(WebhookProblem) {
        return (header.name, try MessageTemplate(header.value, escaping: .text))
      } catch {
        // The header is named without its value, which is where credentials are.
        throw .setting(
          notifier: notifier, setting: "headers", value: header.name, problem: .headerValue(error))
      }
    }
    let given = headers.last { $0.name.lowercased() == "content-type" }?.value
    contentType = given == nil ? "application/json" : nil
    guard let body, !body.allSatisfy(\.isWhitespace) else {
      self.body = nil
      return
    }
    let escaping = Escaping(contentType: given ?? "application/json")
    func problem(_ problem: WebhookProblem) -> NotifierError {
      .setting(notifier: notifier, setting: "body", value: body, problem: problem)
    }
    do throws(WebhookProblem) {
      self.body = try MessageTemplate(body, escaping: escaping)
    } catch { throw problem(error) }
    guard escaping == .json else { return }
    for message in Message.samples where !Self.isJSON(bytes(for: message)) {
      throw problem(.noJSON(mayBeText: given == nil))
    }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  /// Returns the names and values of the headers for a message.
  func headers(for message: Message) -> [(String, String)] {
    (contentType.map { [("Content-Type", $0)] } ?? [])
      + headers.map { ($0.name, HeaderText.encoded($0.value.text(for: message))) }
  }

  /// Returns the body for a message.
  func bytes(for message: Message) -> [UInt8] {
    // Encoding strings and numbers to JSON does not fail.
    body.map { Array($0.text(for: message).utf8) } ?? (try? message.json()) ?? []
  }
}
