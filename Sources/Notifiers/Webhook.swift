import Foundation

/// What is sent where for a message.
struct Webhook: Sendable {
  /// `webhook.NAME`.
  let notifier: String
  /// Where to.
  let address: WebAddress
  private let headers: [WebhookHeader]
  private let body: MessageTemplate?
  private let contentType: String?

  /// Reads the settings of a webhook; a body that is empty or left out is the message as JSON.
  init(name: String, url: String, headers: [String], body: String?) throws(NotifierError) {
    notifier = "webhook.\(name)"
    address = try WebAddress(url, notifier: notifier)
    var read: [WebhookHeader] = []
    for header in headers { read.append(try WebhookHeader(header, notifier: notifier)) }
    self.headers = read
    let given = read.last { $0.name.lowercased() == "content-type" }?.source
    contentType = given == nil ? "application/json" : nil
    guard let body, !body.allSatisfy(\.isWhitespace) else {
      self.body = nil
      return
    }
    let escaping = Escaping(contentType: given ?? "application/json")
    let notifier = notifier
    func problem(_ problem: String) -> NotifierError {
      .setting(notifier: notifier, setting: "body", value: body, problem: problem)
    }
    do { self.body = try MessageTemplate(body, escaping: escaping) } catch {
      throw problem(error.description)
    }
    guard escaping == .json else { return }
    for message in Message.samples where !Self.isJSON(bytes(for: message)) {
      throw problem(
        given == nil
          ? "does not make JSON: expected tags such as {{text}} within double quotes; for other text "
            + "add the header \"Content-Type: text/plain\""
          : "does not make JSON: expected tags such as {{text}} within double quotes")
    }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  /// The names and values of the headers for a message.
  func headers(for message: Message) -> [(String, String)] {
    (contentType.map { [("Content-Type", $0)] } ?? [])
      + headers.map { ($0.name, $0.value(for: message)) }
  }

  /// The body for a message.
  func bytes(for message: Message) -> [UInt8] {
    // Encoding strings and numbers to JSON does not fail.
    body.map { Array($0.text(for: message).utf8) } ?? (try? message.json()) ?? []
  }
}
