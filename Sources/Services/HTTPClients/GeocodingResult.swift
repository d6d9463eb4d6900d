import Localization
package import Model

/// The addresses that a service found, best first.
package struct GeocodingResult: Sendable, Hashable {
  /// The addresses; empty if nothing was found.
  package let found: [PostalAddress]
  /// The service's own words about the source of the answer.
  private let licence: String?
  private let host: String

  /// Creates an answer of a service; `licence` is its own words about the source.
  init(found: [PostalAddress], licence: String? = nil, host: String) {
    self.found = found
    self.licence = licence
    self.host = host
  }

  /// The source of the answer, shown beside it as licences demand; in the language in force if the
  /// service names none.
  package var attribution: String { licence ?? PlacePhrase.addressesBy(host: host).text }
}
