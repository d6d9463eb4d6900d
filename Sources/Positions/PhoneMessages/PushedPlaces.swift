package import Foundation
package import Geo
package import Model
import Regions
import Text

/// The places that a phone was sent to watch, by the two ways in which it names them (P13).
package struct PushedPlaces: Sendable, Hashable {
  private var places: [Int64: UUID] = [:]
  private var isWide: [UUID: Bool] = [:]

  /// A phone that watches nothing for Passby.
  package static let none = PushedPlaces([])

  /// Creates the table of some places.
  package init(_ places: [Place]) {
    for place in places {
      self.places[PushedRegion.stamp(of: place.id)] = place.uuid
      isWide[place.uuid] = place.radiusMeters >= PushedRegion.leastRadius
    }
  }

  /// Returns the place that a phone names by `rid` or by `wtst`; `nil` for a region of the user's.
  package func place(rid: String?, stamp: Double?) -> UUID? {
    if let rid, let uuid = UUID(uuidString: rid), isWide[uuid] != nil { return uuid }
    guard let stamp, let exact = Int64(exactly: stamp) else { return nil }
    return places[exact]
  }

  /// Returns true if the phone watches a circle as wide as the place, so that its word counts.
  package func isTrusted(_ place: UUID) -> Bool { isWide[place] ?? false }
}

/// The places that a phone was sent to watch, and the time of the last change (P14).
package struct PushedPlacesState: Sendable, Hashable, Codable {
  /// The least time between two changes, in seconds: 15 min.
  package static let leastPause = 900.0
  /// The most regions on iOS, of the 20 that its system allows an app.
  package static let mostOnIOS = 18
  /// The most regions on Android, of the 100 that its system allows an app.
  package static let mostOnAndroid = 90

  /// The regions that the phone has.
  package private(set) var regions: [UUID: PushedRegion] = [:]
  private var lastChange: Date?

  /// Creates the state of a phone that has nothing.
  package init() {}

  /// Returns true if a change may be sent.
  package func mayChange(at now: Date) -> Bool {
    guard let lastChange else { return true }
    return now.timeIntervalSince(lastChange) >= Self.leastPause || now < lastChange
  }

  /// Adds the changed places to an answer, and records them as sent.
  ///
  /// `wanted` are the regions to have, at most as many as the phone takes. A phone with Android
  /// cannot remove single regions; with `replacesAll` it has no others, and may forget all of them.
  /// Without that, those that are not wanted any more stay, and take the room of new ones.
  package mutating func change(
    to wanted: [PushedRegion], isAndroid: Bool, replacesAll: Bool, at now: Date,
    answer: inout OwnTracksAnswer
  ) {
    let uuids = Set(wanted.map(\.uuid))
    let gone = regions.values.filter { !uuids.contains($0.uuid) }.sorted { $0.stamp < $1.stamp }
    var changed = wanted.filter { regions[$0.uuid] != $0 }
    var kept: [PushedRegion] = []
    if isAndroid, !gone.isEmpty {
      if replacesAll {
        answer.clearsPlaces = true
        changed = wanted
      } else {
        kept = gone
        var room = max(0, Self.mostOnAndroid - regions.count)
        changed = changed.filter { region in
          guard regions[region.uuid] == nil else { return true }
          room -= 1
          return room >= 0
        }
      }
    }
    let isRemoving = !isAndroid && !gone.isEmpty
    guard !changed.isEmpty || isRemoving || answer.clearsPlaces else { return }
    answer.places = changed
    if isRemoving { answer.removed = gone }
    let staying = wanted.filter { regions[$0.uuid] == $0 }
    regions = Dictionary(
      (kept + staying + changed).map { ($0.uuid, $0) }, uniquingKeysWith: { $1 })
    lastChange = now
  }
}

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

/// A region that the user has made on a phone, and which Passby can make a place of.
package struct OfferedPlace: Sendable, Hashable {
  /// The name, on one line of at most 200 characters.
  package let name: String
  /// The centre.
  package let coordinate: Coordinate
  /// The phone's key for the region, unique among equal names; `nil` if it sent none.
  package let key: String?
  /// The radius in metres; 0 for beacons, `nil` if the phone did not send one.
  package let radiusMeters: Double?

  /// The most regions of one phone that are kept.
  package static let most = 250

  /// No radius is larger, in metres; half way round the earth.
  static let largestMeters = 2e7

  /// The longest name, in scalars.
  private static let longestName = 200

  package init(
    name: String, coordinate: Coordinate, radiusMeters: Double?, key: String? = nil
  ) {
    self.key = key
    let isLong = name.unicodeScalars.dropFirst(Self.longestName).first != nil
    self.name = name.cleanLine(cutAfter: isLong ? Self.longestName - 1 : Self.longestName)
    self.coordinate = coordinate
    self.radiusMeters = radiusMeters
  }
}
