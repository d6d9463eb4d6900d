import Foundation
public import Model

/// The app ntfy on phones: a topic of a server, to which they subscribe.
///
/// Source: <https://docs.ntfy.sh/publish/>, the headers of a message.
public enum NtfyNotifier {
  /// The name in the outbox.
  public static let name = "ntfy"

  /// Creates the notifier; `page` is the address that a tap on the notification opens.
  ///
  /// - Throws: `NotifierError.setting` for a wrong address.
  public static func make(
    url: String, topic: String, page: String? = nil, timeLimit: Duration
  ) throws(NotifierError) -> Notifier {
    var headers = [
      "Content-Type: text/plain", "Title: {{title}}", "Tags: round_pushpin",
      "Priority: {{#place}}high{{/place}}{{^place}}default{{/place}}",
    ]
    if let page, !page.contains("{{") { headers.append("Click: \(page)") }
    return try WebhookNotifier.make(
      notifier: name, url: address(url, topic: topic), headers: headers, body: "{{body}}",
      timeLimit: timeLimit)
  }

  /// Returns the address of a topic: `https://ntfy.sh/passby-4k7q2m9x`.
  public static func address(_ url: String, topic: String) -> String {
    String(url.reversed().drop { $0 == "/" }.reversed()) + "/" + topic
  }

  /// Returns the address that the app subscribes to: `ntfy://ntfy.sh/passby-4k7q2m9x`.
  public static func appLink(_ url: String, topic: String) -> String {
    let address = address(url, topic: topic)
    let isPlain = address.lowercased().hasPrefix("http://")
    guard let start = address.firstRange(of: "://")?.upperBound else { return address }
    return "ntfy://\(address[start...])" + (isPlain ? "?secure=false" : "")
  }
}
