import Foundation
import HTTPClients
import Localization
import Text

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
