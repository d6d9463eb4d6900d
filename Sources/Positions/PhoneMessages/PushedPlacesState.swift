package import Foundation
import Model

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
