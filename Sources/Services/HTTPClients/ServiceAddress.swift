import Foundation
import Localization
import Text

/// The address of a Nominatim-compatible service.
struct ServiceAddress: Sendable, Hashable {
  /// The address as the user named it.
  let address: WebAddress
  private let components: URLComponents

  /// Reads an address with or without a path; a query, such as a key, is sent with each request.
  ///
  /// - Throws: `GeocodingError.service`.
  init(_ text: String) throws(GeocodingError) {
    let address: WebAddress
    do throws(WebhookProblem) { address = try WebAddress(text) } catch {
      throw .service(text: WebAddress.withoutSecrets(text), problem: error)
    }
    var components = address.components
    components.fragment = nil
    while components.path.hasSuffix("/") { components.path.removeLast() }
    // People copy the address of a search.
    for ending in ["/search", "/reverse"] where components.path.hasSuffix(ending) {
      components.path.removeLast(ending.count)
    }
    self.components = components
    self.address = address
  }

  /// Returns the address of a request.
  func url(_ path: String, _ values: [(String, String)]) -> String {
    var url = components
    url.path += "/" + path
    let own = url.percentEncodedQuery.map { [$0] } ?? []
    let added = values.map { "\($0.0)=\($0.1.percentEncoded)" }
    url.percentEncodedQuery = (own + ["format=jsonv2"] + added).joined(separator: "&")
    return url.string ?? ""
  }
}
