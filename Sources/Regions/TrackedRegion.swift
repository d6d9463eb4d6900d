/// A region with a state of its own: inside, undecided, or with something under way.
struct TrackedRegion: Sendable {
  let slot: Int
  let circle: Circle
  /// Nearer than this, no fix of an ordinary accuracy takes one who is inside for gone (G4).
  let holdMeters: Double
  private(set) var tracker: RegionTracker
  /// Whether it is inside with nothing under way: a fix says nothing new unless it is certainly out, or a dwell is over.
  private(set) var isCalm: Bool
  /// Whether it needs no state of its own.
  private(set) var isAtRest: Bool
  /// When its next dwell is, as in `RegionTracker.nextDwell`.
  private(set) var nextDwell: Double

  init(slot: Int, _ region: Region, _ tracker: RegionTracker, onlyContains: Bool) {
    let circle = Circle(region)
    self.init(
      slot: slot, circle: circle,
      holdMeters: onlyContains
        ? circle.radiusMeters : circle.outerLimit + CalmZone.bestAccuracy, tracker: tracker)
  }

  init(slot: Int, circle: Circle, holdMeters: Double, tracker: RegionTracker) {
    self.slot = slot
    self.circle = circle
    self.holdMeters = holdMeters
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
