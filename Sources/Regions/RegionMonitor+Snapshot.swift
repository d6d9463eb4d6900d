/// Going on exactly after a restart.
extension RegionMonitor {
  /// All that is needed to go on exactly; O(regions).
  public var snapshot: MonitorSnapshot {
    let resting = regions.indices.filter { scan.isAtRest(at: $0) }
    let records = trackers.keys.sorted().compactMap { id in
      index(of: id).map {
        MonitorSnapshot.Record(
          id: id, circle: regions[$0].circleFingerprint, tracker: tracker(at: $0))
      }
    }
    return MonitorSnapshot(
      newest: newest, heldUntil: heldUntil, tail: tail, outside: resting.map { regions[$0].id },
      outsideCircles: resting.map { regions[$0].circleFingerprint }, records: records)
  }

  /// Forgets all states and goes on from a snapshot.
  ///
  /// Regions that the snapshot does not know are new; one whose circle has changed since is taken as edited, and one with new dwells as
  /// in `setDwells(_:for:)`. What the snapshot knows of other regions is dropped.
  public mutating func restore(_ snapshot: MonitorSnapshot) {
    scan = RegionScan(regions.lazy.map { Circle($0) })
    trackers = [:]
    tail = snapshot.tail
    newest = snapshot.newest
    heldUntil = snapshot.heldUntil
    for (id, circle) in zip(snapshot.outside, snapshot.outsideCircles) {
      restore(.outsideAtRest, of: id, circle: circle)
    }
    for record in snapshot.records { restore(record.tracker, of: record.id, circle: record.circle) }
  }

  private mutating func restore(_ tracker: RegionTracker, of id: Region.ID, circle: UInt32) {
    guard let index = index(of: id) else { return }
    var tracker = tracker
    if regions[index].circleFingerprint != circle { tracker.edit() }
    if let newest { tracker.setDwells(regions[index].dwells, seenUntil: newest) }
    setTracker(tracker, at: index)
  }
}
