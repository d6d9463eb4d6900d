import Foundation

/// A header that a webhook sends, its value a template.
struct WebhookHeader: Sendable {
  /// Its name, as it was given.
  let name: String
  private let value: MessageTemplate
  /// The value as it was given, tags and all.
  let source: String

  private static let own = [
    "host", "content-length", "transfer-encoding", "connection", "expect", "te", "trailer",
    "upgrade",
  ]
  private static let nameCharacters = Set(
    "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Reads `Name: value`.
  init(_ text: String, notifier: String) throws(NotifierError) {
    // Never the value: it is where credentials are.
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    func problem(_ problem: String) -> NotifierError {
      .setting(notifier: notifier, setting: "headers", value: name, problem: problem)
    }
    guard parts.count == 2 else { throw problem("is no header: expected \"Name: value\"") }
    guard !name.isEmpty, name.allSatisfy(Self.nameCharacters.contains) else {
      throw problem("is no name of a header: expected letters, digits and hyphens")
    }
    guard !Self.own.contains(name.lowercased()) else {
      throw problem("is set by passby itself: leave it out")
    }
    source = parts[1].trimmingCharacters(in: .whitespaces)
    guard source.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw problem("has control characters in its value: expected one line")
    }
    self.name = name
    do { value = try MessageTemplate(source, escaping: .text) } catch {
      throw problem("has a value that " + error.description)
    }
  }

  /// The value for a message.
  func value(for message: Message) -> String { HeaderText.encoded(value.text(for: message)) }
}
