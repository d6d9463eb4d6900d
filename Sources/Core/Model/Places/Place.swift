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
  /// When it is open, on the wall clock of the machine; `nil` where nobody has said so (Y7).
  package var hours: OpeningHours?

  package init(
    id: ID, uuid: UUID, created: Date, name: String, center: Coordinate, radiusMeters: Double,
    tags: [String] = [], hours: OpeningHours? = nil
  ) {
    self.id = id
    self.uuid = uuid
    self.created = created
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
    self.tags = tags
    self.hours = hours
  }

  /// Returns true if a position so far from the centre is outside by more than its error.
  package func excludes(positionAtMeters distance: Double, accuracyMeters: Double) -> Bool {
    distance - accuracyMeters > radiusMeters
  }
}

/// A place where a task can be done: one place, or any place with a tag.
package enum PlaceReference: Sendable, Hashable, Codable {
  case place(Place.ID)
  case tag(String)

  /// True if the reference means a place.
  package func matches(_ place: Place) -> Bool {
    switch self {
    case .place(let id): place.id == id
    case .tag(let tag): place.tags.contains(tag)
    }
  }
}

extension Todo {
  /// True if the task can be done at a place.
  package func canBeDone(at place: Place) -> Bool {
    self.places.contains { $0.matches(place) }
  }
}

/// A point and its address.
package struct PostalAddress: Sendable, Hashable {
  /// The point.
  package let coordinate: Coordinate
  /// A short name, such as `Torstrasse 12`; never empty, one clean line.
  package let name: String
  /// The whole address, one clean line.
  package let text: String
  /// The distance from its middle to the farthest corner of its bounding box, in metres; `nil` if
  /// the service gives no box.
  package let radiusMeters: Double?

  package init(coordinate: Coordinate, name: String, text: String, radiusMeters: Double? = nil) {
    self.coordinate = coordinate
    self.name = name
    self.text = text
    self.radiusMeters = radiusMeters
  }
}
