package import Hummingbird
import Text

/// An address within this site to return to; any other address becomes the home page.
package struct LocalAddress: Sendable, Hashable {
  /// Path and query.
  package let text: String

  /// Reads the value of a form; `nil` is the home page.
  package init(_ text: String?) {
    let isLocal =
      text.map { text in
        text.hasPrefix("/") && !text.hasPrefix("//") && text.utf8.count <= 2000
          && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
      } ?? false
    self.text = isLocal ? (text ?? "/") : "/"
  }

  /// Creates the address of a request, without the message of the last action.
  package init(of request: Request) {
    let path = request.uri.path
    let query = request.uri.query.map { "?" + $0 } ?? ""
    self.init(path + query)
    guard text.contains("did=") else { return }
    self = LocalAddress(path).adding(nil, "", without: Self.passing, query: request.uri.query)
  }

  /// Returns the address with one more field in its query, and without those about an earlier
  /// action; the practice belongs to the action that was added before.
  package func adding(_ name: String, _ value: String) -> LocalAddress {
    let parts = text.split(separator: "?", maxSplits: 1)
    let path = parts.first.map(String.init) ?? "/"
    let query = parts.count > 1 ? String(parts[1]) : nil
    let gone = name == "practice" ? [] : Self.passing
    return LocalAddress(path).adding(name, value, without: gone, query: query)
  }

  /// The fields about the last action.
  private static let passing: Set = ["did", "undid", "practice"]

  private func adding(
    _ name: String?, _ value: String, without gone: Set<String>, query: String?
  ) -> LocalAddress {
    var fields = (query ?? "").split(separator: "&").filter { field in
      !gone.contains(String(field.prefix { $0 != "=" }))
    }.map(String.init)
    if let name { fields.append("\(name)=\(value.percentEncoded)") }
    return LocalAddress(fields.isEmpty ? text : text + "?" + fields.joined(separator: "&"))
  }
}
