public import Foundation
import Geo
public import Model
public import Regions
import Text

/// A place as a phone is sent it to watch (P14).
public struct PushedRegion: Sendable, Hashable, Codable {
  /// The place's UUID, which is the region's `rid`.
  public let uuid: UUID
  /// The second that identifies the region on Android.
  public let stamp: Int64
  /// The name, on one line; a colon, which iOS would split it at, is a dot.
  public let name: String
  /// Degrees north.
  public let latitude: Double
  /// Degrees east.
  public let longitude: Double
  /// The radius in whole metres, at least 100, the least that phones notice.
  public let radius: Int

  /// The least radius that phones notice, in metres.
  public static let leastRadius = 100.0

  /// Creates the region of a place.
  public init(_ place: Place) {
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
  public static func stamp(of place: Place.ID) -> Int64 { 1_000_000_000 + place.rawValue }
}

extension String {
  /// The text as a region's name: on one line, with `·` for a colon.
  var regionName: String {
    cleanLine(cutAfter: 100).replacing(":", with: "·")
  }
}
