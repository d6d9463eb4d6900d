public import Foundation
public import Geo

/// Watches circles: who came, who left, who stayed, who passed by (rules G2 and G4 to G10).
///
/// A pure state machine; all times are fix times, so that a replay equals the live run. Regions are independent of each other and share
/// one tail of the track.
///
/// Only regions that matter have a state of their own (`TrackedRegions`): those inside, undecided, or with something under way. All others
/// are outside, or unknown before the first fix that they can use. Around each region that need not be shown a fix there is a `Ring` in which
/// that stays so: the world outside its border, its inside, the straddled border, or what is far enough to speak for a pending exit. The receiver
/// moves slowly against the distance to most of them. A glance at the rings around (`Rings`, those at rest in a `Vicinity` found by way of
/// `RegionIndex`) tells how far the nearest limit is, and until the receiver may have got there, a fix costs a few comparisons (`CalmZone`),
/// whatever the number of regions. Only a fix that leaves a ring, or comes while a region has something under way, is shown, and only
/// to those regions. A fix that changes nothing allocates nothing. A glance is O(neighbours), some dozens unless more overlap, sixteen at a
/// time; a search, each time the neighbours are left behind, O(log regions + neighbours).
public struct RegionMonitor: Sendable {
  /// Without an admissible fix for longer than this, a state is shown as unknown (G7).
  public static let silenceSeconds = 120.0
  /// After the track has started anew, no change is confirmed for this long (G3).
  static let holdSeconds = 10.0
  /// Rounding errors are far below this; a region this much nearer is shown a fix in vain, which is harmless.
  static let marginMeters = 0.01

  var table: RegionTable
  var index: RegionIndex
  var tracked = TrackedRegions()
  var vicinity = Vicinity()
  /// The best accuracy there was since regions were first watched; those that could use it and have no state are outside.
  var bestAccuracy = Double.infinity
  /// The tail of the track, without `passedOver`.
  var tail = TrackTail()
  /// Until then no change is confirmed.
  var heldUntil: Double?
  /// Whether d <= R is all there is to it.
  let onlyContains: Bool
  /// The places that a fix may matter to, while it is looked at.
  var near: [Int] = []

  /// What the last glance has found out if it was in vain.
  var glimpsed: Glimpsed?
  /// Where the rings were last looked at, or the newest fix since that was looked at.
  var restCenter = UnitVector(x: 0, y: 0, z: 1)
  /// How far from there no ring is left, in metres.
  var restRadius = -1.0
  /// Whether the next fixes may be passed over without being looked at one by one.
  @usableFromInline var isCalm = false
  /// Where fixes are passed over.
  @usableFromInline var calm = CalmZone.none
  /// The time of the newest fix; negative infinity before the first.
  @usableFromInline var newest = -Double.infinity
  /// The last fix, when it was passed over.
  @usableFromInline var passedOver: Fix?
  /// How many were passed over since the last one that was not.
  @usableFromInline var passedOverCount = 0

  /// Watches regions of which nothing is known yet; of two with the same id the later one counts.
  public init(regions: [Region] = []) {
    self.init(regions: regions, onlyContains: false)
  }

  init(regions: [Region], onlyContains: Bool) {
    table = RegionTable(regions)
    index = RegionIndex(table.regions)
    self.onlyContains = onlyContains
    if onlyContains { bestAccuracy = 0 }
  }

  /// Watches for mere containment, d <= R, without any of the rules G2 to G8; for comparison with other engines.
  @_spi(Comparison)
  public init(containing regions: [Region]) {
    self.init(regions: regions, onlyContains: true)
  }

  /// Takes in the next fix that `FixGate` has accepted.
  ///
  /// A fix that is not newer than the last one changes nothing. When it `startsTrack`, nothing links it to those before (G3): what is
  /// pending is dropped, and for 10 s no change is confirmed. The very first fix starts a track too, but nothing is held back then.
  @inlinable
  public mutating func update(with fix: Fix, startsTrack: Bool) -> Observation {
    if !startsTrack, passesOver(fix) { return Observation() }
    return look(at: fix, startsTrack: startsTrack)
  }

  /// Takes in the next fix of the same track if nothing comes of it and that is easily seen; else does nothing, and says so.
  @inlinable
  public mutating func passesOver(_ fix: Fix) -> Bool {
    let time = fix.time.timeIntervalSinceReferenceDate
    guard time > newest else { return false }
    if !calm.holds(
      fix.coordinate.latitude, fix.coordinate.longitude, at: time,
      accuracyMeters: fix.accuracyMeters)
    {
      guard isCalm, glances(at: fix) else { return false }
    }
    passOver(1, until: fix)
    return true
  }

  /// Passes over fixes in the calm zone, all newer than the last, of which only the newest is remembered.
  @inlinable
  mutating func passOver(_ count: Int, until fix: Fix) {
    newest = fix.time.timeIntervalSinceReferenceDate
    passedOver = fix
    passedOverCount += count
  }

  /// Does with a fix all that the rules ask for.
  @usableFromInline
  mutating func look(at fix: Fix, startsTrack: Bool) -> Observation {
    look(at: TrackPoint(fix), startsTrack: startsTrack)
  }

  /// The same for a fix whose direction is known.
  mutating func look(at point: TrackPoint, startsTrack: Bool) -> Observation {
    var observation = Observation()
    guard point.time > newest else { return observation }
    let lastFix = newest
    appendPassedOver()
    if startsTrack, newest > -.infinity { restart(at: point.time) }
    newest = point.time
    if bestAccuracy > Circle.alwaysUsableAccuracy { settleAll(by: point, into: &observation) }

    let isHeld = point.isHeld(until: heldUntil)
    tracked.wake(
      until: point.time, accuracyMeters: point.accuracyMeters, lastFix: lastFix)
    var way = wayLeft(to: point)
    if way <= 0 {
      way = lookAround(point, glimpsed?.vector == point.vector ? glimpsed : nil, after: lastFix)
    }
    glimpsed = nil
    tracked.countSupport(1)
    way = min(way, showActive(point, isHeld: isHeld, into: &observation))
    if point.time >= tracked.nextDwell {
      way = min(way, showDwelling(point, isHeld: isHeld, into: &observation))
    }
    tracked.noteEnds()
    if !onlyContains { tail.append(point) }
    isCalm =
      !tracked.isRestless && tail.points.count < 2
      && bestAccuracy <= Circle.alwaysUsableAccuracy
    moveZone(to: Glimpse(point), radiusMeters: way)
    observation.sort()
    return observation
  }

  /// Cuts the track before a fix.
  private mutating func restart(at time: Double) {
    tail.removeAll()
    heldUntil = time + Self.holdSeconds
    tracked.wakeTimed(lastFix: newest)
    tracked.startTrack()
    restRadius = -1
  }

  /// Takes the last fix that was passed over into the tail.
  mutating func appendPassedOver() {
    guard let fix = passedOver else { return }
    if !onlyContains { tail.append(TrackPoint(fix)) }
    passedOver = nil
    tracked.countSupport(passedOverCount)
    passedOverCount = 0
  }

  /// Makes the monitor look about before the next fix counts.
  mutating func forgetVicinity() {
    appendPassedOver()
    tracked.wakeTimed(lastFix: newest)
    calm = .none
    isCalm = false
    restRadius = -1
    glimpsed = nil
    vicinity.invalidate()
  }
}
