public import Geo

/// A service that searches addresses, as the settings name it.
public struct AddressBook: Sendable {
  /// A point with its name and address.
  public struct Entry: Sendable, Hashable {
    /// The position.
    public let coordinate: Coordinate
    /// A short name.
    public let name: String
    /// The whole address on one line.
    public let text: String
    /// The distance from its center to its edge in metres, if known.
    public let radiusMeters: Double?

    /// Creates an entry.
    public init(coordinate: Coordinate, name: String, text: String, radiusMeters: Double? = nil) {
      self.coordinate = coordinate
      self.name = name
      self.text = text
      self.radiusMeters = radiusMeters
    }
  }

  /// The results and their attribution.
  public typealias OneShot = (entries: [Entry], attribution: String)

  /// Searches an address; the languages are those of the browser.
  public let search: @Sendable (_ text: String, _ languages: String?) async throws -> OneShot
  /// Finds the name of a point.
  public let name: @Sendable (_ point: Coordinate, _ languages: String?) async throws -> OneShot

  /// Creates a service; the user sees the description of the errors that it throws.
  public init(
    search: @escaping @Sendable (_ text: String, _ languages: String?) async throws -> OneShot,
    name: @escaping @Sendable (_ point: Coordinate, _ languages: String?) async throws -> OneShot
  ) {
    self.search = search
    self.name = name
  }
}
