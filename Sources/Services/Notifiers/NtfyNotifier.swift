import Foundation
package import Localization
package import Model
import Text

/// The app ntfy on phones: a topic of a server, to which they subscribe.
///
/// Source: <https://docs.ntfy.sh/publish/>, the headers of a message.
package enum NtfyNotifier {
  /// The name in the outbox.
  package static let name = "ntfy"

  /// The settings that its errors speak of.
  package static let settings = ServiceSettings(
    address: "notify.ntfy.url", credentials: "notify.ntfy.topic")

  /// Creates the notifier; `links` returns where a message leads to.
  ///
  /// - Throws: `NotifierError.setting` for a wrong address.
  package static func make(
    url: String, topic: String,
    links: @escaping @Sendable ([Reminder]) -> MessageLinks = { _ in MessageLinks() },
    timeLimit: Duration
  ) throws(NotifierError) -> Notifier {
    try WebhookNotifier.make(
      notifier: name, settings: settings, url: address(url, topic: topic),
      headers: [
        "Content-Type: text/plain", "Title: {{title}}", "Tags: round_pushpin",
        "Priority: {{#place}}high{{/place}}{{^place}}default{{/place}}",
      ].compactMap(HeaderField.init), body: "{{body}}", further: { headers(links($0)) },
      timeLimit: timeLimit)
  }

  /// Returns the headers of a message for its links.
  ///
  /// Source: docs.ntfy.sh, "Action buttons", the short format, whose values end at a comma or a
  /// semicolon.
  private static func headers(_ links: MessageLinks) -> [(String, String)] {
    let actions = links.buttons.map { button in
      let url = button.url.replacing(",", with: "%2C").replacing(";", with: "%3B")
      return "http, \(button.action.label), \(url), method=POST, clear=true"
    }
    let click = links.click.map { [("Click", HeaderText.encoded($0))] } ?? []
    guard !actions.isEmpty else { return click }
    let text = actions.joined(separator: "; ")
    return click + [("Actions", HeaderText.encoded(text, atMost: mostActions))]
  }

  /// The longest header for links, in scalars.
  private static let mostActions = 8000

  /// Returns the address of a topic: `https://ntfy.sh/passby-4k7q2m9x`.
  package static func address(_ url: String, topic: String) -> String {
    String(url.reversed().drop { $0 == "/" }.reversed()) + "/" + topic
  }

  /// Returns the address that the app subscribes to: `ntfy://ntfy.sh/passby-4k7q2m9x`.
  package static func appLink(_ url: String, topic: String) -> String {
    let address = address(url, topic: topic)
    let isPlain = address.lowercased().hasPrefix("http://")
    guard let start = address.firstRange(of: "://")?.upperBound else { return address }
    return "ntfy://\(address[start...])" + (isPlain ? "?secure=false" : "")
  }
}

/// Values in the form of an HTTP header: one line of ASCII.
enum HeaderText {
  /// The bytes of text in one encoded word, which may have 75 characters.
  private static let wordBytes = 45

  /// Returns plain ASCII as it is, and other text as encoded words, which ntfy and mail programs
  /// read.
  ///
  /// Source: RFC 2047, section 2; docs.ntfy.sh, "Publishing", message title.
  static func encoded(_ value: String, atMost limit: Int = 1000) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingCharacters(in: .whitespaces).cleanLine(cutAfter: limit)
    // A text like an encoded word would be read as one.
    guard !line.allSatisfy(\.isASCII) || line.contains("=?") else { return line }
    var words: [String] = []
    var word: [UInt8] = []
    for scalar in line.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if word.count + bytes.count > wordBytes {
        words.append(encodedWord(word))
        word = []
      }
      word += bytes
    }
    words.append(encodedWord(word))
    return words.joined(separator: " ")
  }

  private static func encodedWord(_ bytes: [UInt8]) -> String {
    "=?UTF-8?B?\(Data(bytes).base64EncodedString())?="
  }
}
