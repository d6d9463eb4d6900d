import Foundation

/// Where a webhook is.
struct WebAddress: Sendable {
  /// The whole address, often with a secret in it.
  let url: String
  /// What of it may be told: `https://ntfy.sh`.
  let host: String

  /// Reads an address of the web.
  init(_ text: String, notifier: String) throws(NotifierError) {
    func problem(_ problem: String) -> NotifierError {
      .setting(
        notifier: notifier, setting: "url", value: Self.withoutSecrets(text), problem: problem)
    }
    guard let parts = URLComponents(string: text), URL(string: text) != nil,
      let scheme = parts.scheme?.lowercased()
    else { throw problem("is no web address: expected one such as https://ntfy.sh/topic") }
    guard scheme == "http" || scheme == "https" else {
      throw problem("is not of the web: expected http:// or https://")
    }
    guard let name = parts.host, !name.isEmpty else {
      throw problem("names no host: expected one such as https://ntfy.sh/topic")
    }
    guard parts.user == nil, parts.password == nil else {
      throw problem(
        "has a password in it, which is not sent: give a header \"Authorization: Basic ...\"")
    }
    if let port = parts.port, !(1...65_535).contains(port) {
      throw problem("has a port outside 1 to 65535")
    }
    url = text
    host = "\(scheme)://\(name)" + (parts.port.map { ":\($0)" } ?? "")
  }

  /// An address up to its host.
  private static func withoutSecrets(_ text: String) -> String {
    let scheme = text.range(of: "://")
    let rest = scheme.map { text[$0.upperBound...] } ?? text[...]
    let host = rest.prefix { !"/?#".contains($0) }
    let shown = host.split(separator: "@").last ?? ""
    let isCut = host.count < rest.count || shown.count < host.count
    return (scheme.map { String(text[..<$0.upperBound]) } ?? "") + shown + (isCut ? "\u{2026}" : "")
  }
}
