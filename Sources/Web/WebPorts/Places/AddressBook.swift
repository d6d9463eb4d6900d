package import Geo
package import Model

/// A service that searches addresses, as the settings name it.
package struct AddressBook: Sendable {
  /// The addresses, and the attribution that is shown beside them.
  package typealias Answer = (addresses: [PostalAddress], attribution: String)

  /// Searches an address; the languages are those of the browser.
  package let search: @Sendable (_ text: String, _ languages: String?) async throws -> Answer
  /// Finds the name of a point.
  package let name: @Sendable (_ point: Coordinate, _ languages: String?) async throws -> Answer

  /// Creates a service; the user sees the description of the errors that it throws.
  package init(
    search: @escaping @Sendable (_ text: String, _ languages: String?) async throws -> Answer,
    name: @escaping @Sendable (_ point: Coordinate, _ languages: String?) async throws -> Answer
  ) {
    self.search = search
    self.name = name
  }
}
