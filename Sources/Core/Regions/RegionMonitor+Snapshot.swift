import Geo

/// Storing and restoring.
extension RegionMonitor {
  /// The state from which `restore(_:)` continues exactly; O(tracked regions).
  public var snapshot: MonitorSnapshot {
    var settled = self
    settled.forgetNeighbors()
    return settled.settledSnapshot
  }

  private var settledSnapshot: MonitorSnapshot {
    let atRest = slotsAround(tail).map { trackedRegion(at: $0, RegionTracker(.outside)) }
    let stored = tracked.all.filter { !$0.tracker.isAtRest } + atRest
    let records = stored.map { region in
      MonitorSnapshot.Record(
        id: table.regions[region.slot].id,
        circle: table.regions[region.slot].circleFingerprint, tracker: region.tracker)
    }
    return MonitorSnapshot(
      newest: newest > -.infinity ? newest : nil, heldUntil: heldUntil,
      lastMoving: lastMoving > -.infinity ? lastMoving : nil, tail: tail,
      bestAccuracy: settledAccuracy < .infinity ? settledAccuracy : nil, highestID: table.highestID,
      records: records.sorted { $0.id < $1.id })
  }

  /// Replaces all states by those of a snapshot.
  ///
  /// Regions that the snapshot does not have are new, and regions that only the snapshot has are
  /// ignored. A region whose circle has changed since counts as edited, and one with new dwells as
  /// in `insert(_:)`. An edit of a region at rest outside is only noticed if the region now
  /// holds the last position; elsewhere it makes no difference.
  public mutating func restore(_ snapshot: MonitorSnapshot) {
    forgetNeighbors()
    tracked = TrackedRegions()
    tail = snapshot.tail
    newest = snapshot.newest ?? -.infinity
    heldUntil = snapshot.heldUntil
    lastMoving = snapshot.lastMoving ?? -.infinity
    settledAccuracy = snapshot.bestAccuracy ?? .infinity
    for record in snapshot.records { restore(record) }
    if newest > -.infinity, let highest = snapshot.highestID {
      for slot in table.slots(above: highest) where tracked.place(of: slot) == nil {
        tracked.insert(trackedRegion(at: slot, RegionTracker()))
      }
    }
    for slot in slotsAround(tail) where tracked.place(of: slot) == nil {
      var tracker = RegionTracker(.outside)
      tracker.edit()
      tracked.insert(trackedRegion(at: slot, tracker))
    }
    firstDeparture = tracked.firstDeparture
  }

  /// Replaces the regions by those of another monitor and shares their storage.
  ///
  /// Keeps its own states as `restore(_:)` does; ignores those of the other monitor.
  public mutating func adoptRegions(of other: RegionMonitor) {
    let snapshot = snapshot
    table = other.table
    index = other.index
    restore(snapshot)
  }

  /// The tail of the track with the last skipped fix.
  var wholeTail: TrackTail {
    var tail = tail
    if let lastSkipped { tail.append(TrackPoint(lastSkipped)) }
    return tail
  }

  private mutating func restore(_ record: MonitorSnapshot.Record) {
    guard let slot = table.slot(of: record.id), tracked.place(of: slot) == nil else { return }
    var tracker = record.tracker
    if table.regions[slot].circleFingerprint != record.circle { tracker.edit() }
    if newest > -.infinity { tracker.setDwells(table.regions[slot].dwells, seenUntil: newest) }
    tracked.insert(trackedRegion(at: slot, tracker))
  }

  /// Returns the regions at rest outside that hold the last position they could use; mostly none
  /// unless a circle was edited.
  private func slotsAround(_ tail: TrackTail) -> [Int] {
    var slots: Set<Int> = []
    for point in tail.points {
      for slot in index.slots(around: point.vector, withinMeters: 0) {
        guard table.isLive(slot), tracked.region(ofSlot: slot)?.tracker.isAtRest != false,
          isImpliedOutside(slot)
        else { continue }
        let circle = Circle(table.regions[slot])
        guard let last = tail.last(usableUpTo: circle.worstAccuracy),
          circle.center.distanceMeters(to: last.vector) < circle.radiusMeters
        else { continue }
        slots.insert(slot)
      }
    }
    return Array(slots)
  }
}
