/// A region with a state of its own: inside, undecided, or with something under way.
struct TrackedRegion: Sendable {
  let slot: Int
  let circle: Circle
  /// Nearer than this, no fix takes one who is inside for gone, whatever its accuracy (G4).
  let leavingMeters: Double
  private(set) var tracker: RegionTracker
  /// Whether it is inside with nothing under way: a fix says nothing new unless it is certainly out, or a dwell is over.
  private(set) var isCalm: Bool
  /// Whether it needs no state of its own.
  private(set) var isAtRest: Bool
  /// When its next dwell is, as in `RegionTracker.nextDwell`.
  private(set) var nextDwell: Double

  init(slot: Int, circle: Circle, leavingMeters: Double, tracker: RegionTracker) {
    self.slot = slot
    self.circle = circle
    self.leavingMeters = leavingMeters
    self.tracker = tracker
    isCalm = tracker.isCalmInside
    isAtRest = tracker.isAtRest
    nextDwell = tracker.nextDwell
  }

  /// Changes the tracker.
  mutating func track<Result>(_ body: (inout RegionTracker) -> Result) -> Result {
    let result = body(&tracker)
    isCalm = tracker.isCalmInside
    isAtRest = tracker.isAtRest
    nextDwell = tracker.nextDwell
    return result
  }
}
