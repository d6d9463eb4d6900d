public import Geo

/// A point with what people call it.
public struct Address: Sendable, Hashable {
  /// Where it is.
  public let coordinate: Coordinate
  /// A short name, such as `Torstrasse 12`; never empty, one clean line.
  public let name: String
  /// The whole address, one clean line.
  public let text: String
  /// How far it reaches from its middle; metres, or `nil` where the service does not say.
  public let reachMeters: Double?

  /// Creates an address.
  public init(coordinate: Coordinate, name: String, text: String, reachMeters: Double? = nil) {
    self.coordinate = coordinate
    self.name = name
    self.text = text
    self.reachMeters = reachMeters
  }
}

/// What a service found, best first.
public struct Addresses: Sendable, Hashable {
  /// None where nothing was found.
  public let found: [Address]
  /// Whom the answer is owed to; shown beside it, as licences demand.
  public let attribution: String

  /// Creates an answer.
  public init(found: [Address], attribution: String) {
    self.found = found
    self.attribution = attribution
  }
}
