package import Foundation
package import Model

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
