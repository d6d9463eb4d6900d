public import Foundation
public import Geo

/// Watches regions: enter, exit, dwell and cross (rules G2 and G4 to G10).
///
/// A pure state machine; all times are fix times, so that a replay equals the live run. Regions
/// are independent of each other and share one tail of the track.
///
/// Most regions are at rest outside and have no state. A region that is inside, undecided, or has
/// something under way has a `RegionTracker`, which is the only place where the rules are. Around
/// its centre there is a `QuietBand` in which fixes change nothing. After each examined fix the
/// monitor has the distance to the nearest limit of all bands and of all borders of regions at
/// rest, and skips fixes until the receiver may have moved that far (`SkipBall`).
/// docs/regions.md has a picture.
///
/// A skipped fix costs O(1). An examined one costs O(neighbours), some dozens unless more overlap,
/// plus O(log regions + neighbours) when the neighbours are left behind.
public struct RegionMonitor: Sendable {
  /// The time without an admissible fix after which a state is shown as unknown, in seconds (G7).
  public static let staleAfterSeconds = 120.0
  /// After a new track has started, no change is confirmed for this long (G3).
  static let holdSeconds = 10.0
  /// More than all rounding errors; an examination of a fix this much too early is harmless.
  static let marginMeters = 0.01

  var table: RegionTable
  var index: RegionIndex
  var tracked = TrackedRegions()
  var neighbors = NeighborCache()
  /// The best accuracy of all fixes so far, in metres: a region without a tracker is outside if
  /// it could use a fix of that accuracy, else unknown.
  var settledAccuracy = Double.infinity
  /// Quiet bands hold for fixes of this accuracy in metres or worse.
  var bandAccuracy = AccuracyLimits.standard.bestMeters
  /// The tail of the track, without `lastSkipped`.
  var tail = TrackTail()
  /// Until then no change is confirmed; seconds since the reference date.
  var heldUntil: Double?
  /// The evidence that changes need, from the next fix on; not part of a snapshot.
  public var criteria = ChangeCriteria()
  /// The time of the earliest fix that ends a stay by itself in time (P12), in seconds since the
  /// reference date; infinite without one, and too early where that fix counts no more.
  var firstDeparture = Double.infinity
  /// True if a region holds a fix when d <= R, and no other rule counts.
  private(set) var containsOnly = false

  @usableFromInline var ball = SkipBall.none
  /// The time of the newest fix; negative infinity before the first.
  @usableFromInline var newest = -Double.infinity
  /// The time of the newest fix with `mayBeMoving` (G8).
  @usableFromInline var lastMoving = -Double.infinity
  /// The newest fix, if it was skipped.
  @usableFromInline var lastSkipped: Fix?

  /// Creates a monitor with unknown states of all regions; of two with the same id the
  /// later one counts.
  public init(regions: [Region] = []) {
    table = RegionTable(regions)
    index = RegionIndex(table.regions)
  }

  /// Creates a monitor of mere containment, d <= R, without the rules G2 to G8; for comparison
  /// with other engines.
  @_spi(Comparison)
  public init(containing regions: [Region]) {
    self.init(regions: regions)
    containsOnly = true
    settledAccuracy = 0
  }

  /// Processes the next fix that `FixGate` has accepted, and returns the changes.
  ///
  /// A fix that is not newer than the last one changes nothing. When it `startsTrack`, nothing
  /// links it to those before (G3): pending changes are dropped, and for 10 s no change is
  /// confirmed. The very first fix starts a track without that delay.
  @inlinable
  public mutating func update(with fix: Fix, startsTrack: Bool) -> RegionUpdate {
    if !startsTrack, skipIfUnaffected(fix) { return RegionUpdate() }
    return examine(fix, startsTrack: startsTrack)
  }

  /// Records a fix without examining it, if it cannot change any state; otherwise returns false.
  @inlinable
  public mutating func skipIfUnaffected(_ fix: Fix) -> Bool {
    let time = fix.time.timeIntervalSinceReferenceDate
    guard time > newest, ball.holds(fix, at: time) else { return false }
    newest = time
    if fix.mayBeMoving { lastMoving = time }
    lastSkipped = fix
    return true
  }

  /// Discards the time of the last fix, so that `update` accepts an earlier one; for a receiver
  /// whose clock was wrong.
  ///
  /// Nothing links the next fix to those before: states stay, and pending changes are dropped.
  public mutating func resetTime() {
    forgetNeighbors()
    tail.removeAll()
    tracked.startTrack(lastFix: newest)
    (newest, lastMoving) = (-.infinity, -.infinity)
    heldUntil = nil
  }

  /// Releases the caches, which the next examination builds again; for one of many monitors.
  public mutating func releaseBuffers() {
    forgetNeighbors()
    neighbors.releaseBuffers()
    tracked.releaseBuffers()
  }

  /// Makes the next fix be examined, and its neighbours be searched for.
  mutating func forgetNeighbors() {
    appendSkipped()
    tracked.activateAll(lastFix: newest)
    ball = .none
    neighbors.invalidate()
  }

  /// Appends the last skipped fix to the tail.
  ///
  /// Those skipped before it are not needed: every region could use the newer one.
  mutating func appendSkipped() {
    guard let fix = lastSkipped else { return }
    if !containsOnly { tail.append(TrackPoint(fix)) }
    lastSkipped = nil
  }
}

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
