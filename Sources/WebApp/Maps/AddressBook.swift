public import Geo

/// A service that knows addresses, which the user has named.
public struct AddressBook: Sendable {
  /// A point with what people call it.
  public struct Entry: Sendable, Hashable {
    /// Where it is.
    public let coordinate: Coordinate
    /// A short name.
    public let name: String
    /// The whole address on one line.
    public let text: String
    /// How far it reaches from its middle, metres, where that is known.
    public let reachMeters: Double?

    /// Creates an entry.
    public init(coordinate: Coordinate, name: String, text: String, reachMeters: Double? = nil) {
      self.coordinate = coordinate
      self.name = name
      self.text = text
      self.reachMeters = reachMeters
    }
  }

  /// What was found, and whom that is owed to.
  public typealias OneShot = (entries: [Entry], attribution: String)

  /// Looks for an address; the languages are the browser's.
  public let search: @Sendable (_ text: String, _ languages: String?) async throws -> OneShot
  /// What is at a point.
  public let name: @Sendable (_ point: Coordinate, _ languages: String?) async throws -> OneShot

  /// Creates a book; what its closures throw is told to the user as it describes itself.
  public init(
    search: @escaping @Sendable (_ text: String, _ languages: String?) async throws -> OneShot,
    name: @escaping @Sendable (_ point: Coordinate, _ languages: String?) async throws -> OneShot
  ) {
    self.search = search
    self.name = name
  }
}
