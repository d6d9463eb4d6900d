public import Foundation
public import Geo

/// Watches circles: who came, who left, who stayed, who passed by (rules G2 and G4 to G10).
///
/// A pure state machine; all times are fix times, so that a replay equals the live run. Regions are independent of each other and share
/// one tail of the track.
///
/// Only regions that matter have a state of their own (`TrackedRegions`): those inside, undecided, or with something under way. All others
/// are outside, or unknown before the first fix that they can use. The receiver moves slowly against the distance to most borders: a look
/// at the regions around (`Vicinity`, found by way of `RegionIndex`) tells how far the nearest border is, and until the receiver may have got there, a
/// fix costs a few comparisons (`CalmZone`), whatever the number of regions. The same holds while an exit is waited for, as long as every fix
/// speaks for it. A fix that changes nothing allocates nothing. A look is O(neighbours), some dozens unless more overlap, four of them at a
/// time (`CircleBlocks`); a search, each time the neighbours are left behind, O(log regions + neighbours).
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

  /// The last look around; `nil` when the next fix has to be one.
  var calmCenter: TrackPoint?
  /// How far from there nothing can change but what is active, in metres.
  var calmRadius = -1.0
  /// As long as fixes are not worse than this, in metres.
  var calmAccuracy = Circle.alwaysUsableAccuracy
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

  /// Takes in the next fix of the same track if it is in the calm zone, where nothing comes of it; else does nothing, and says so.
  @inlinable
  public mutating func passesOver(_ fix: Fix) -> Bool {
    let time = fix.time.timeIntervalSinceReferenceDate
    guard time > newest,
      calm.holds(
        fix.coordinate.latitude, fix.coordinate.longitude, at: time,
        accuracyMeters: fix.accuracyMeters)
    else { return false }
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
    let point = TrackPoint(fix)
    var observation = Observation()
    guard point.time > newest else { return observation }
    if !startsTrack, finds(nothingAt: point) {
      passOver(1, until: fix)
      return observation
    }
    let lastFix = newest
    appendPassedOver()
    if startsTrack, newest > -.infinity { restart(at: point.time) }
    newest = point.time
    if bestAccuracy > Circle.alwaysUsableAccuracy { settleAll(by: point, into: &observation) }

    let isHeld = heldUntil.map { !Span(from: $0, to: point.time).isAtLeast(0) } ?? false
    let mustLookAround =
      point.accuracyMeters > calmAccuracy || point.accuracyMeters < CalmZone.bestAccuracy
      || tail.reach(from: calmCenter, to: point) >= calmRadius
    if mustLookAround { calmAccuracy = tracked.accuracyToAllow(after: point) }
    let back = watchLeaving(point, after: lastFix, isLookingAround: mustLookAround)
    let activeCount = tracked.active.count
    if mustLookAround {
      let step = onlyContains ? 0 : tail.longestSegment(endingIn: point)
      if 2 * step + vicinity.center.distanceMeters(to: point.vector) >= vicinity.radiusMeters {
        vicinity.search(index, around: point.vector, step: step) { slot in
          table.isLive(slot) && tracked.place(of: slot) == nil
        }
      }
      lookAround(point, step: step, within: back, isHeld: isHeld, into: &observation)
    }
    if activeCount > 0 || tracked.isDwellOver(at: point.time) {
      showActive(point, count: activeCount, isHeld: isHeld, into: &observation)
    }
    if !onlyContains { tail.append(point) }
    if isCalm { moveZone() } else { calm = .none }
    observation.sort()
    return observation
  }

  /// Whether the next fixes may be passed over: not while something is under way, or while the tail has fixes that later ones need.
  var isCalm: Bool {
    tracked.active.isEmpty && tail.points.count < 2
      && bestAccuracy <= Circle.alwaysUsableAccuracy
  }

  /// Passes fixes over, while it is calm, as far as the last look around holds.
  mutating func moveZone() {
    guard let calmCenter else {
      calm = .none
      return
    }
    calm = CalmZone(
      around: calmCenter, radiusMeters: calmRadius - Self.marginMeters,
      until: min(tracked.nextDwell, tracked.nextExit), worstAccuracyMeters: calmAccuracy)
  }

  /// Where fixes within some limits may be passed over, if anywhere.
  func zone(around fix: Fix, limitedBy limits: AccuracyLimits) -> CalmZone? {
    guard
      calm.holds(
        fix.coordinate.latitude, fix.coordinate.longitude, at: newest,
        accuracyMeters: CalmZone.bestAccuracy)
    else { return nil }
    return calm.limited(toAccuracy: limits.worstMeters ?? .infinity)
  }

  /// Cuts the track before a fix.
  private mutating func restart(at time: Double) {
    tail.removeAll()
    heldUntil = time + Self.holdSeconds
    tracked.endLeaving(lastFix: newest)
    tracked.startTrack()
    // What was pending may be calm now, and the last look around did not ask for it.
    calmCenter = nil
  }

  /// Takes the last fix that was passed over into the tail.
  private mutating func appendPassedOver() {
    guard let fix = passedOver else { return }
    if !onlyContains { tail.append(TrackPoint(fix)) }
    passedOver = nil
    tracked.countSupport(passedOverCount)
    passedOverCount = 0
  }

  /// Makes the monitor look about before the next fix counts.
  mutating func forgetVicinity() {
    appendPassedOver()
    tracked.endLeaving(lastFix: newest)
    calm = .none
    calmCenter = nil
    vicinity.invalidate()
  }
}
