package import Foundation
package import Geo
package import Regions

/// A named circle where tasks can be done.
package struct Place: Sendable, Hashable, Codable, Identifiable {
  /// The same number as the region that watches over the place.
  package typealias ID = Region.ID

  /// A short number; never reused.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// When the place was created.
  package let created: Date
  /// The name; unique, without regard to case.
  package var name: String
  /// The middle of the circle.
  package var center: Coordinate
  /// 20 m to 100 km.
  package var radiusMeters: Double
  /// Words that tasks can name instead of one place, such as `pharmacy`.
  package var tags: [String]

  package init(
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
  package func excludes(positionAtMeters distance: Double, accuracyMeters: Double) -> Bool {
    distance - accuracyMeters > radiusMeters
  }
}
