import Foundation
import Localization

/// A header of a webhook's request; its value is a template.
struct WebhookHeader: Sendable {
  /// The name, as it was given.
  let name: String
  private let value: MessageTemplate
  /// The value as it was given, with its tags.
  let source: String

  private static let own = [
    "host", "content-length", "transfer-encoding", "connection", "expect", "te", "trailer",
    "upgrade",
  ]
  private static let nameCharacters = Set(
    "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Parses `Name: value`.
  ///
  /// - Throws: `NotifierError.setting`, without the value.
  init(_ text: String, notifier: String) throws(NotifierError) {
    // Errors name the header only: the value is where credentials are.
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    func problem(_ problem: WebhookProblem) -> NotifierError {
      .setting(notifier: notifier, setting: "headers", value: name, problem: problem)
    }
    guard parts.count == 2 else { throw problem(.noHeader) }
    guard !name.isEmpty, name.allSatisfy(Self.nameCharacters.contains) else {
      throw problem(.wrongHeaderName)
    }
    guard !Self.own.contains(name.lowercased()) else {
      throw problem(.ownHeader)
    }
    source = parts[1].trimmingCharacters(in: .whitespaces)
    guard source.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw problem(.headerControls)
    }
    self.name = name
    do throws(WebhookProblem) {
      value = try MessageTemplate(source, escaping: .text)
    } catch { throw problem(.headerValue(error)) }
  }

  func value(for message: Message) -> String { HeaderText.encoded(value.text(for: message)) }
}
