import Foundation
package import Geo

/// The device that a person carries by what is stored, without the tracks of a running daemon (P3).
package enum CarriedDevice {
  /// Returns the last stored position of the device that a person carries; `nil` if none of theirs
  /// has reported.
  ///
  /// It is the one that the user has named, or else the one that moved last, or else the first.
  /// `devices` has the receiver only if the user has changed it.
  package static func lastFix(
    of person: Person.ID, devices: [Device], tracks: [Device.ID: TrackRecord]
  ) -> Fix? {
    device(of: person, devices: devices, tracks: tracks).flatMap { tracks[$0]?.gate.last }
  }

  /// Returns the device that a person carries, as `lastFix` chooses it.
  package static func device(
    of person: Person.ID, devices: [Device], tracks: [Device.ID: TrackRecord]
  ) -> Device.ID? {
    var owned = devices.filter { $0.person == person }.map { ($0.id, leads: $0.leads) }
    if person == .me, !devices.contains(where: { $0.id == .receiver }) {
      owned.insert((.receiver, leads: false), at: 0)
    }
    var best: (leads: Bool, moved: Double, id: Device.ID)?
    for (id, leads) in owned.sorted(by: { $0.0 < $1.0 }) {
      guard let track = tracks[id], track.gate.last != nil else { continue }
      let moved = track.movement?.moved?.timeIntervalSinceReferenceDate ?? -.infinity
      guard let known = best else {
        best = (leads, moved, id)
        continue
      }
      if leads == known.leads ? moved > known.moved : leads { best = (leads, moved, id) }
    }
    return best?.id
  }
}
