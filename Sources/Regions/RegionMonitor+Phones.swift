import Foundation
public import Geo

/// Additions for phones: certain transitions, signs of life, and maps that many of them share.
extension RegionMonitor {
  /// Takes the word of a phone that it is inside a region or outside of it, as its own watch of the
  /// region has noticed, and returns what that changed.
  ///
  /// The fix that came with it has been shown to `update` before. It overrules the phone if it says
  /// the opposite: d - a beyond the outer limit for inside, d + a below the inner one for outside.
  public mutating func confirm(
    _ state: RegionState, of id: Region.ID, by fix: Fix
  ) -> Observation {
    var observation = Observation()
    guard state != .unknown, let slot = table.slot(of: id) else { return observation }
    let circle = Circle(table.regions[slot])
    let point = TrackPoint(fix)
    let distance = circle.center.distanceMeters(to: point.vector)
    let accuracy = fix.accuracyMeters
    let isDenied =
      state == .inside
      ? distance - accuracy > circle.outerLimit
      : distance + accuracy < circle.innerLimit(accuracyMeters: accuracy)
    guard !isDenied, tracker(at: slot).state != state else { return observation }
    forgetNeighbors()
    if tracked.place(of: slot) == nil { tracked.insert(trackedRegion(at: slot, tracker(at: slot))) }
    guard let place = tracked.place(of: slot) else { return observation }
    tracked[place].confirm(state, at: point, distanceMeters: distance, into: &observation)
    observation.sort()
    return observation
  }

  /// Returns the dwells that a stay has reached when a phone says that it has not moved.
  ///
  /// It is no evidence for any change.
  public mutating func stay(at fix: Fix) -> Observation {
    var observation = Observation()
    let point = TrackPoint(fix)
    guard point.time > newest else { return observation }
    tracked.forEachInside { region in
      guard region.tracker.nextDwell <= point.time else { return }
      let distance = region.circle.center.distanceMeters(to: point.vector)
      observation.record(
        dwells: region.tracker.reachedDwells(at: point.time), of: region.region.id,
        distanceMeters: distance, at: point)
    }
    observation.sort()
    return observation
  }

  /// Goes on with the regions of another monitor, whose memory both then share.
  ///
  /// States go on as in `restore(_:)`; those of the other are left aside.
  public mutating func adoptRegions(of other: RegionMonitor) {
    let snapshot = snapshot
    table = other.table
    index = other.index
    restore(snapshot)
  }

  /// Gives back the memory that only the next examination needs.
  public mutating func rest() { neighbors.rest() }

  /// All regions that are watched.
  public var regions: [Region] { table.live }

  /// The regions whose definite state is inside, by id.
  public var regionsInside: [Region.ID] {
    tracked.all.filter { $0.tracker.state == .inside }.map(\.region.id).sorted()
  }

  /// Returns true if a fix is certainly inside of a region (G4) and good enough for it (G2).
  public func isCertainlyInside(_ fix: Fix, of id: Region.ID) -> Bool {
    verdict(on: fix, of: id) == .inside
  }

  /// Returns true if a fix is certainly outside of a region (G4) and good enough for it (G2).
  public func isCertainlyOutside(_ fix: Fix, of id: Region.ID) -> Bool {
    verdict(on: fix, of: id) == .outside
  }

  private func verdict(on fix: Fix, of id: Region.ID) -> RegionState {
    guard let slot = table.slot(of: id) else { return .unknown }
    let circle = Circle(table.regions[slot])
    let distance = circle.center.distanceMeters(to: UnitVector(fix.coordinate))
    guard fix.accuracyMeters <= circle.worstAccuracy else { return .unknown }
    return circle.verdict(distanceMeters: distance, accuracyMeters: fix.accuracyMeters)
  }
}
