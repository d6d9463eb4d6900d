import Foundation
import Text

/// Where a service that speaks as Nominatim does is.
struct ServiceAddress: Sendable, Hashable {
  /// What of it may be told: `https://nominatim.example.org`.
  let host: String
  private let components: URLComponents

  /// Reads an address of the web, with or without a path; a query, such as a key, goes along with each question.
  ///
  /// - Throws: `GeocodingError.service`.
  init(_ text: String) throws(GeocodingError) {
    let shown = String(text.prefix { $0 != "?" && $0 != "#" && $0 != "@" })
    func problem(_ problem: String) -> GeocodingError { .service(text: shown, problem: problem) }
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let name = parts.host, !name.isEmpty
    else {
      throw problem("is no web address: expected one such as https://nominatim.example.org")
    }
    guard parts.user == nil, parts.password == nil else {
      throw problem("has a password in it, which is not sent: leave it out")
    }
    if let port = parts.port, !(1...65_535).contains(port) {
      throw problem("has a port outside 1 to 65535")
    }
    var components = parts
    components.fragment = nil
    while components.path.hasSuffix("/") { components.path.removeLast() }
    // People copy the address of a search.
    for ending in ["/search", "/reverse"] where components.path.hasSuffix(ending) {
      components.path.removeLast(ending.count)
    }
    self.components = components
    host = "\(scheme)://\(name)" + (parts.port.map { ":\($0)" } ?? "")
  }

  /// The address of a question.
  func url(_ path: String, _ values: [(String, String)]) -> String {
    var url = components
    url.path += "/" + path
    let own = url.percentEncodedQuery.map { [$0] } ?? []
    let added = values.map { "\($0.0)=\(Self.encoded($0.1))" }
    url.percentEncodedQuery = (own + ["format=jsonv2"] + added).joined(separator: "&")
    return url.string ?? ""
  }

  /// Only what RFC 3986 calls unreserved is left as it is: a plus would be read as a blank.
  private static func encoded(_ text: String) -> String {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
