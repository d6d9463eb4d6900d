public import Foundation
public import Geo

/// Regions are inserted, edited and removed (G10), and their states are read (G7).
extension RegionMonitor {
  /// Inserts a region, or replaces the one with the same id; O(log² regions) on average.
  ///
  /// The first definite state of a new region is recorded silently. After an edit of the circle
  /// the state is unknown until the next certain fix, which makes no event, and a pending change
  /// is dropped; a stay that continues keeps its beginning and its dwells. When the circle is the
  /// same as before, only dwells and `firesInitially` change; a new dwell that the present stay has
  /// already passed does not fire in it.
  public mutating func insert(_ region: Region) {
    forgetNeighbors()
    guard let slot = table.slot(of: region.id) else { return add(region, RegionTracker()) }
    var tracker = self.tracker(at: slot)
    let isSame = table.regions[slot].hasSameCircle(as: region)
    if !isSame { tracker.edit() }
    if newest > -.infinity { tracker.setDwells(region.dwells, seenUntil: newest) }
    if isSame {
      table.regions[slot] = region
      if let place = tracked.place(of: slot) {
        tracked[place].region = region
        tracked[place].tracker = tracker
      }
    } else {
      tracked.remove(slot: slot)
      table.remove(at: slot)
      add(region, tracker)
    }
  }

  /// Removes a region and its state.
  public mutating func remove(_ id: Region.ID) {
    guard let slot = table.slot(of: id) else { return }
    forgetNeighbors()
    tracked.remove(slot: slot)
    table.remove(at: slot)
    rebuildIfWorn()
  }

  /// Reports the first definite state of a region in `RegionUpdate.firstStates`, even if it is
  /// outside.
  public mutating func reportFirstState(of id: Region.ID) {
    guard let slot = table.slot(of: id), tracked.place(of: slot) == nil, !isImpliedOutside(slot)
    else { return }
    forgetNeighbors()
    tracked.insert(trackedRegion(at: slot, RegionTracker()))
  }

  /// All regions that are watched.
  public var regions: [Region] { table.live }

  /// The regions whose definite state is inside, by id.
  public var regionsInside: [Region.ID] {
    tracked.all.filter { $0.tracker.state == .inside }.map(\.region.id).sorted()
  }

  /// Returns the region with an id, if it is watched.
  public func region(_ id: Region.ID) -> Region? {
    table.slot(of: id).map { table.regions[$0] }
  }

  /// Returns the state to show at a moment: the definite one, or unknown if no fix was usable for
  /// the region for 120 s (G7).
  public func state(of id: Region.ID, at now: Date) -> RegionState {
    guard let slot = table.slot(of: id),
      let last = wholeTail.last(usableUpTo: Circle(table.regions[slot]).worstAccuracy)
    else { return .unknown }
    let silence = Span(from: last.time, to: now.timeIntervalSinceReferenceDate)
    return silence.exceeds(Self.staleAfterSeconds) ? .unknown : tracker(at: slot).state
  }

  /// Returns the last definite state, however old; unknown if there was none since the region was
  /// inserted or its circle edited.
  public func definiteState(of id: Region.ID) -> RegionState {
    table.slot(of: id).map { tracker(at: $0).state } ?? .unknown
  }

  /// Returns true if a fix is accurate enough for a region (G2).
  public func canUse(_ fix: Fix, for id: Region.ID) -> Bool {
    table.slot(of: id).map {
      fix.accuracyMeters <= Circle.worstAccuracy(forRadius: table.regions[$0].radiusMeters)
    } ?? false
  }

  /// Returns the state of a region that a fix proves by itself (G4); unknown if it proves none, or
  /// is not accurate enough for the region (G2).
  public func verdict(on fix: Fix, of id: Region.ID) -> RegionState {
    guard canUse(fix, for: id), let circle = table.slot(of: id).map({ Circle(table.regions[$0]) })
    else { return .unknown }
    return circle.verdict(
      distanceMeters: circle.center.distanceMeters(to: UnitVector(fix.coordinate)),
      accuracyMeters: fix.accuracyMeters)
  }

  // MARK: Inside

  /// Returns a tracked region, not yet inserted.
  func trackedRegion(at slot: Int, _ tracker: RegionTracker) -> TrackedRegion {
    TrackedRegion(slot: slot, table.regions[slot], tracker)
  }

  /// Returns the tracker of a slot, stored or implied.
  func tracker(at slot: Int) -> RegionTracker {
    if let region = tracked.region(ofSlot: slot) { return region.tracker }
    return isImpliedOutside(slot) ? RegionTracker(.outside) : RegionTracker()
  }

  /// Returns true if some fix was good enough to imply that a region without a tracker is outside.
  func isImpliedOutside(_ slot: Int) -> Bool {
    settledAccuracy <= Circle.worstAccuracy(forRadius: table.regions[slot].radiusMeters)
  }

  /// Adds a region that has no slot; its tracker is stored unless it is the implied one.
  private mutating func add(_ region: Region, _ tracker: RegionTracker) {
    let slot = table.append(region)
    index.insert(region, slot: slot)
    if newest > -.infinity, !tracker.isAtRest || !isImpliedOutside(slot) {
      tracked.insert(trackedRegion(at: slot, tracker))
    }
    rebuildIfWorn()
  }

  private mutating func rebuildIfWorn() {
    guard table.isWorn else { return }
    let states = tracked.all.map { (id: table.regions[$0.slot].id, tracker: $0.tracker) }
    table = RegionTable(table.live)
    index = RegionIndex(table.regions)
    tracked = TrackedRegions()
    for (id, tracker) in states {
      if let slot = table.slot(of: id) { tracked.insert(trackedRegion(at: slot, tracker)) }
    }
  }
}
