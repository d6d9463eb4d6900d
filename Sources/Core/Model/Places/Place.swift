public import Foundation
public import Geo
public import Regions

/// A named circle where tasks can be done.
public struct Place: Sendable, Hashable, Codable, Identifiable {
  /// The same number as the region that watches over the place.
  public typealias ID = Region.ID

  /// A short number; never reused.
  public let id: ID
  /// Stable across exchanges between databases.
  public let uuid: UUID
  /// When the place was created.
  public let created: Date
  /// The name; unique, without regard to case.
  public var name: String
  /// The middle of the circle.
  public var center: Coordinate
  /// 20 m to 100 km.
  public var radiusMeters: Double
  /// Words that tasks can name instead of one place, such as `pharmacy`.
  public var tags: [String]

  /// Creates a place.
  public init(
    id: ID, uuid: UUID, created: Date, name: String, center: Coordinate, radiusMeters: Double,
    tags: [String] = []
  ) {
    self.id = id
    self.uuid = uuid
    self.created = created
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
    self.tags = tags
  }

  /// Returns true if a position so far from the centre is outside by more than its error.
  public func excludes(positionAtMeters distance: Double, accuracyMeters: Double) -> Bool {
    distance - accuracyMeters > radiusMeters
  }
}
