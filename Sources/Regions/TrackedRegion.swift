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

  /// What came of a fix.
  struct Shown {
    var outcome: RegionTracker.Outcome
    /// Where it need not be shown one; `nil` when it has to be shown every fix, or is at rest.
    var ring: Ring?
    /// How far one may go without its having to see more, in metres.
    var wayMeters: Double
    /// Whether it needs no state of its own any more.
    var isAtRest: Bool
  }

  /// Negative when its place is free.
  var slot: Int
  let circle: Circle
  var region: Region
  var tracker: RegionTracker
  var phase = Phase.restless
  /// Where its ring stands, if it has one.
  var ringIndex: Int?
  /// How many fixes had spoken for the exits of others before it began to leave.
  var supportBefore = 0
  /// When its ring ends, in seconds since the reference date.
  var until = Double.infinity
  /// The ring does not hold fixes that are worse than this, in metres.
  var worstAccuracy = Circle.alwaysUsableAccuracy
  /// Whether its ring ends some time.
  var isTimed: Bool { until < .infinity }
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
  mutating func show(_ point: TrackPoint, after previous: TrackPoint?, isHeld: Bool) -> Shown {
    let distance = circle.center.distanceMeters(to: point.vector)
    let outcome = tracker.update(
      with: point, distanceMeters: distance, after: previous, circle: circle,
      firesInitially: region.firesInitially, isHeld: isHeld)
    if outcome.beginsStay { tracker.expect(region.dwells) }
    nextDwell = tracker.nextDwell
    if tracker.isAtRest {
      return Shown(
        outcome: outcome, wayMeters: distance - circle.radiusMeters, isAtRest: true)
    }
    let ring = tracker.ring(after: point, distanceMeters: distance, circle: circle)
    let way = ring.way(from: distance)
    return Shown(
      outcome: outcome, ring: way > RegionMonitor.marginMeters ? ring : nil, wayMeters: way,
      isAtRest: false)
  }

  /// Follows mere containment.
  mutating func contain(_ point: TrackPoint) -> Shown {
    let distance = circle.center.distanceMeters(to: point.vector)
    let outcome = tracker.contain(distanceMeters: distance, circle: circle)
    let ring = Ring(kind: .calm, low: -.infinity, high: circle.radiusMeters)
    return Shown(
      outcome: outcome, ring: ring, wayMeters: abs(circle.radiusMeters - distance),
      isAtRest: tracker.isAtRest)
  }
}
