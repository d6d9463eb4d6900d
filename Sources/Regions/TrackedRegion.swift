import Geo

/// A region with a state of its own: inside, undecided, or with something under way.
struct TrackedRegion: Sendable {
  /// Which fixes it has to be shown.
  enum Phase {
    /// Every fix.
    case restless
    /// Every fix that is looked at; none while the track stays in its ring.
    case grazing
    /// A fix that is not in its ring, or when the ring ends.
    case calm
    /// The same; all others speak for the exit.
    case leaving

    init(_ kind: Ring.Kind) {
      switch kind {
      case .calm: self = .calm
      case .grazing: self = .grazing
      case .leaving: self = .leaving
      }
    }

    /// Whether it has to be shown every fix that is looked at.
    @inline(__always)
    var isActive: Bool { self == .restless || self == .grazing }
  }

  /// What it needs after a fix.
  enum Need {
    /// To see every fix.
    case every
    /// To see those that are not in its ring.
    case ring
    /// None, and no state of its own any more.
    case none
  }

  /// Negative when its place is free.
  var slot: Int
  let circle: Circle
  var region: Region
  var tracker: RegionTracker
  var phase = Phase.restless
  /// What it needs since the last fix that it was shown.
  private(set) var need = Need.every
  /// Where it need not be shown one.
  private(set) var ring = Ring(kind: .calm, low: 0, high: 0)
  /// How far one may go without its having to see more, in metres; not above zero when it has to see every fix.
  private(set) var wayMeters = 0.0
  /// Where its ring stands among the others, if it does.
  var ringIndex: Int?
  /// Whether it is known that its ring ends some time.
  var isTimed = false
  /// How many fixes had spoken for the exits of others before it began to leave.
  var supportBefore = 0
  /// When its next dwell is, as in `RegionTracker.nextDwell`.
  private(set) var nextDwell: Double

  init(slot: Int, _ region: Region, circle: Circle? = nil, _ tracker: RegionTracker) {
    self.slot = slot
    self.circle = circle ?? Circle(region)
    self.region = region
    self.tracker = tracker
    nextDwell = tracker.nextDwell
  }

  /// Finds out when the next dwell is.
  mutating func noteDwell() { nextDwell = tracker.nextDwell }

  /// Takes in a fix, given the last one before it that the circle could use.
  mutating func show(
    _ point: TrackPoint, after previous: TrackPoint?, isHeld: Bool
  ) -> RegionTracker.Outcome {
    let distance = circle.center.distanceMeters(to: point.vector)
    let outcome = tracker.update(
      with: point, distanceMeters: distance, after: previous, circle: circle,
      firesInitially: region.firesInitially, isHeld: isHeld)
    if outcome.marks.contains(.beginsStay) { tracker.expect(region.dwells) }
    rest(after: point, distanceMeters: distance)
    return outcome
  }

  /// Finds out what it needs after a fix.
  @inline(__always)
  mutating func rest(after point: TrackPoint, distanceMeters distance: Double) {
    nextDwell = tracker.nextDwell
    if tracker.isAtRest {
      need = .none
      wayMeters = distance - circle.radiusMeters
    } else {
      ring = tracker.ring(after: point, distanceMeters: distance, circle: circle)
      wayMeters = ring.way(from: distance)
      need = wayMeters > RegionMonitor.marginMeters ? .ring : .every
    }
  }

  /// Follows mere containment.
  mutating func contain(_ point: TrackPoint) -> RegionTracker.Outcome {
    let distance = circle.center.distanceMeters(to: point.vector)
    let outcome = tracker.contain(distanceMeters: distance, circle: circle)
    ring = Ring(kind: .calm, low: -.infinity, high: circle.radiusMeters)
    wayMeters = abs(circle.radiusMeters - distance)
    need = tracker.isAtRest ? .none : .ring
    return outcome
  }
}
