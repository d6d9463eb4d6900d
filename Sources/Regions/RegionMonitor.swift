public import Geo

/// Watches circles: who came, who left, who stayed, who passed by (rules G2 and G4 to G10).
///
/// A pure state machine; all times are fix times, so that a replay equals the live run. Regions are independent of each other and share
/// one tail of the track. A fix costs O(regions) and some nanoseconds for each that is at rest outside and not near; a fix that changes
/// nothing allocates nothing.
public struct RegionMonitor: Sendable {
  /// Without an admissible fix for longer than this, a state is shown as unknown (G7).
  public static let silenceSeconds = 120.0
  /// After the track has started anew, no change is confirmed for this long (G3).
  static let holdSeconds = 10.0

  /// By id, ascending; `scan` has the same order.
  var regions: [Region]
  var scan: RegionScan
  /// Those of which something is known, and which are not at rest outside.
  var trackers: [Region.ID: RegionTracker] = [:]
  var tail = TrackTail()
  /// The time of the newest fix.
  var newest: Double?
  /// Until then no change is confirmed.
  var heldUntil: Double?
  /// Kept from fix to fix for its capacity only.
  private var candidates: [Int] = []

  /// Watches regions of which nothing is known yet; of two with the same id the later one counts.
  public init(regions: [Region] = []) {
    let isSorted = zip(regions, regions.dropFirst()).allSatisfy { $0.id < $1.id }
    self.regions =
      isSorted
      ? regions
      : Dictionary(regions.map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
    scan = RegionScan(self.regions.lazy.map { Circle($0) })
  }

  /// Takes in the next fix that `FixGate` has accepted.
  ///
  /// A fix that is not newer than the last one changes nothing. When it `startsTrack`, nothing links it to those before (G3): what is
  /// pending is dropped, and for 10 s no change is confirmed. The very first fix starts a track too, but nothing is held back then.
  public mutating func update(with fix: Fix, startsTrack: Bool) -> Observation {
    let point = TrackPoint(fix)
    var observation = Observation()
    if let newest {
      guard point.time > newest else { return observation }
      if startsTrack { restart(at: point.time) }
    }
    newest = point.time
    let isHeld = heldUntil.map { !Span(from: $0, to: point.time).isAtLeast(0) } ?? false
    scan.collect(
      near: point, longestSegment: tail.longestSegment(endingIn: point), into: &candidates)
    for index in candidates { show(point, isHeld: isHeld, toRegionAt: index, into: &observation) }
    tail.append(point)
    if observation.transitions.count > 1 {
      observation.transitions.sort(by: Transition.precedes)
    }
    return observation
  }

  private mutating func show(
    _ point: TrackPoint, isHeld: Bool, toRegionAt index: Int, into observation: inout Observation
  ) {
    let region = regions[index]
    let circle = scan.circle(at: index)
    var tracker = self.tracker(at: index)
    let outcome = tracker.update(
      with: point, after: tail.last(usableUpTo: circle.worstAccuracy), circle: circle,
      dwells: region.dwells, firesInitially: region.firesInitially, isHeld: isHeld)
    setTracker(tracker, at: index)
    observation.record(outcome, of: region.id, state: tracker.state, at: point)
  }

  /// Cuts the track before a fix.
  private mutating func restart(at time: Double) {
    tail.removeAll()
    heldUntil = time + Self.holdSeconds
    for id in Array(trackers.keys) {
      guard let index = index(of: id) else { continue }
      var tracker = self.tracker(at: index)
      tracker.startTrack()
      setTracker(tracker, at: index)
    }
  }

  // MARK: Places of regions

  /// Finds a region's place; O(log regions).
  func index(of id: Region.ID) -> Int? {
    let index = insertionIndex(of: id)
    return index < regions.count && regions[index].id == id ? index : nil
  }

  /// Finds the place of the first region whose id is not smaller.
  func insertionIndex(of id: Region.ID) -> Int {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The tracker of the region at a place, stored or implied.
  func tracker(at index: Int) -> RegionTracker {
    if scan.isAtRest(at: index) { return .outsideAtRest }
    return trackers[regions[index].id] ?? RegionTracker()
  }

  /// Stores a tracker, unless it is implied.
  mutating func setTracker(_ tracker: RegionTracker, at index: Int) {
    let wasAtRest = scan.isAtRest(at: index)
    if tracker.isAtRest {
      guard !wasAtRest else { return }
      scan.setAtRest(true, at: index)
      trackers[regions[index].id] = nil
      return
    }
    if wasAtRest { scan.setAtRest(false, at: index) }
    if tracker.isFresh { return }
    trackers[regions[index].id] = tracker
  }
}
