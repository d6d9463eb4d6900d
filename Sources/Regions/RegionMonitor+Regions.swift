public import Foundation

/// Regions come, change and go (G10), and are asked about (G7).
extension RegionMonitor {
  /// Begins to watch a region, or takes in an edited one.
  ///
  /// Of a new region nothing is known; its first definite state is recorded silently. Of an edited circle the state is unknown until the next
  /// certain fix, which makes no event, and what was pending is dropped; a stay that goes on keeps its beginning and its dwells. When
  /// the circle is the same as before, only dwells and `firesInitially` change.
  public mutating func insert(_ region: Region) {
    guard let index = index(of: region.id) else {
      let index = insertionIndex(of: region.id)
      regions.insert(region, at: index)
      scan.insert(Circle(region), at: index)
      return
    }
    var tracker = self.tracker(at: index)
    if !regions[index].hasSameCircle(as: region) {
      tracker.edit()
      scan.replace(with: Circle(region), at: index)
    }
    if let newest { tracker.setDwells(region.dwells, seenUntil: newest) }
    regions[index] = region
    setTracker(tracker, at: index)
  }

  /// Ceases to watch a region, and forgets all about it.
  public mutating func remove(_ id: Region.ID) {
    guard let index = index(of: id) else { return }
    regions.remove(at: index)
    scan.remove(at: index)
    trackers[id] = nil
  }

  /// Replaces the dwells of a region without touching its state.
  ///
  /// A new dwell that the present stay has already passed does not fire in it. Values that are not finite and above zero are left out; an
  /// unknown id changes nothing.
  public mutating func setDwells(_ dwells: [Double], for id: Region.ID) {
    guard let index = index(of: id) else { return }
    insert(regions[index].with(dwells: dwells))
  }

  /// The region with an id, if it is watched.
  public func region(_ id: Region.ID) -> Region? {
    index(of: id).map { regions[$0] }
  }

  /// The state to show at a moment: the definite one, or unknown when no fix was admissible for the region for 120 s (G7).
  public func state(of id: Region.ID, at now: Date) -> RegionState {
    guard let index = index(of: id),
      let last = tail.last(usableUpTo: scan.circle(at: index).worstAccuracy)
    else { return .unknown }
    let silence = Span(from: last.time, to: now.timeIntervalSinceReferenceDate)
    return silence.exceeds(Self.silenceSeconds) ? .unknown : tracker(at: index).state
  }

  /// The last definite state, however long ago; unknown when there was none since the region was inserted or its circle edited.
  public func definiteState(of id: Region.ID) -> RegionState {
    index(of: id).map { tracker(at: $0).state } ?? .unknown
  }

  /// When the present stay began: the time of the confirmed enter, or of a first definite state of inside; `nil` unless inside.
  public func insideSince(of id: Region.ID) -> Date? {
    guard let index = index(of: id) else { return nil }
    let tracker = tracker(at: index)
    guard tracker.state == .inside, let since = tracker.insideSince else { return nil }
    return Date(timeIntervalSinceReferenceDate: since)
  }
}
