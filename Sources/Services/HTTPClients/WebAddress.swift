package import Foundation
package import Localization

/// An `http` or `https` URL with a host and without user or password.
package struct WebAddress: Sendable, Hashable {
  /// The whole address; its path and query often hold a secret.
  package let url: String
  /// The part without secrets: scheme, host and, if given, port, such as `https://ntfy.sh`.
  package let origin: String
  /// The parts of the address.
  package let components: URLComponents

  /// Reads an address.
  ///
  /// - Throws: `WebhookProblem`, as the rest of a sentence that begins with the address.
  package init(_ text: String) throws(WebhookProblem) {
    guard let parts = URLComponents(string: text), URL(string: text) != nil,
      let scheme = parts.scheme?.lowercased()
    else { throw .noAddress }
    guard scheme == "http" || scheme == "https" else { throw .wrongScheme }
    guard let name = parts.host, !name.isEmpty else { throw .noHost }
    guard parts.user == nil, parts.password == nil else { throw .password }
    // URLComponents has no port for one that is too long for a number.
    let port = text.prefixMatch(of: /[^\/?#]*\/\/[^\/?#]*:([0-9]+)(?:[\/?#]|$)/)
    guard port.map({ Int($0.1) ?? 0 }).map((1...65_535).contains) ?? true else { throw .wrongPort }
    url = text
    origin = "\(scheme)://\(name)" + (parts.port.map { ":\($0)" } ?? "")
    components = parts
  }

  /// Returns a text that should be an address up to its host, for an error message.
  package static func withoutSecrets(_ text: String) -> String {
    let scheme = text.range(of: "://")
    let rest = scheme.map { text[$0.upperBound...] } ?? text[...]
    let host = rest.prefix { !"/?#".contains($0) }
    let shown = host.split(separator: "@").last ?? ""
    let isCut = host.count < rest.count || shown.count < host.count
    return (scheme.map { String(text[..<$0.upperBound]) } ?? "") + shown + (isCut ? "\u{2026}" : "")
  }
}
