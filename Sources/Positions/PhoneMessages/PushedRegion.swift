package import Foundation
import Geo
package import Model
import Regions
import Text

/// A place as a phone is sent it to watch (P14).
package struct PushedRegion: Sendable, Hashable, Codable {
  /// The place's UUID, which is the region's `rid`.
  package let uuid: UUID
  /// The second that identifies the region on Android.
  package let stamp: Int64
  /// The name, on one line; a colon, which iOS would split it at, is a dot.
  package let name: String
  /// Degrees north.
  package let latitude: Double
  /// Degrees east.
  package let longitude: Double
  /// The radius in whole metres, at least 100, the least that phones notice.
  package let radius: Int

  /// The least radius that phones notice, in metres.
  package static let leastRadius = 100.0

  package init(_ place: Place) {
    uuid = place.uuid
    stamp = Self.stamp(of: place.id)
    name = place.name.regionName
    latitude = place.center.latitude
    longitude = place.center.longitude
    radius = Int(max(place.radiusMeters, Self.leastRadius).rounded())
  }

  /// Returns the second that stands for a place: one of September 2001, by its number.
  ///
  /// Numbers of places are never used again, and so neither are the seconds.
  package static func stamp(of place: Place.ID) -> Int64 { 1_000_000_000 + place.rawValue }
}

extension String {
  /// The text as a region's name: on one line, with `·` for a colon.
  var regionName: String {
    cleanLine(cutAfter: 100).replacing(":", with: "·")
  }
}
