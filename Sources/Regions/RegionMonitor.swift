public import Foundation
public import Geo

/// Watches circles: who came, who left, who stayed, who passed by (rules G2 and G4 to G10).
///
/// A pure state machine; all times are fix times, so that a replay equals the live run. Regions are independent of each other and share
/// one tail of the track.
///
/// Only regions that matter have a state of their own: those inside, undecided, or with something under way. All others are outside, or
/// unknown before the first fix that they can use. The receiver moves slowly against the distance to most borders, so the monitor
/// looks about once (`Vicinity`, by way of `RegionIndex`), and while the track stays in the `CalmZone` around that point a fix costs a few
/// comparisons, whatever the number of regions. Beyond it, only the regions are looked at whose border the track may have reached. A fix that changes
/// nothing allocates nothing. Looking about is O(log regions + neighbours).
public struct RegionMonitor: Sendable {
  /// Without an admissible fix for longer than this, a state is shown as unknown (G7).
  public static let silenceSeconds = 120.0
  /// After the track has started anew, no change is confirmed for this long (G3).
  static let holdSeconds = 10.0

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

  /// Where fixes are passed over.
  @usableFromInline var calm = CalmZone.none
  /// The time of the newest fix; negative infinity before the first.
  @usableFromInline var newest = -Double.infinity
  /// The last fix, when it was passed over.
  @usableFromInline var passedOver: Fix?

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
    let time = fix.time.timeIntervalSinceReferenceDate
    if !startsTrack, time > newest, fix.accuracyMeters <= 50, calm.holds(fix.coordinate, at: time) {
      newest = time
      passedOver = fix
      return Observation()
    }
    return look(at: fix, startsTrack: startsTrack)
  }

  /// Does with a fix all that the rules ask for.
  @usableFromInline
  mutating func look(at fix: Fix, startsTrack: Bool) -> Observation {
    let point = TrackPoint(fix)
    var observation = Observation()
    guard point.time > newest else { return observation }
    appendPassedOver()
    if startsTrack, newest > -.infinity { restart(at: point.time) }
    newest = point.time
    if bestAccuracy > Circle.alwaysUsableAccuracy { settleAll(by: point, into: &observation) }

    let segment = onlyContains ? 0 : tail.longestSegment(endingIn: point)
    var reach = self.reach(to: point)
    if reach >= vicinity.radiusMeters || vicinity.isWorn {
      lookAbout(from: point, step: segment)
      reach = segment
    }
    showNeighbors(point, reach: reach, segment: segment, into: &observation)
    if !onlyContains { tail.append(point) }
    calm = calmZone(reach: reach)
    observation.sort()
    return observation
  }

  /// How far the newest stretch of the track gets from where the monitor looked about, in metres.
  private func reach(to point: TrackPoint) -> Double {
    var reach = vicinity.distance(to: point.vector)
    for earlier in tail.points where Pass.links(earlier.time, point.time) {
      reach = max(reach, vicinity.distance(to: earlier.vector))
    }
    return reach
  }

  private mutating func lookAbout(from point: TrackPoint, step: Double) {
    tracked.dropThoseAtRest()
    let neighbors = tracked.neighbors(of: point.vector)
    vicinity.look(around: point, step: step, tracked: neighbors, index: index) { slot in
      table.isLive(slot) && tracked.place(of: slot) == nil
    }
  }

  /// Where the next fixes may be passed over: nowhere while a neighbour is waiting for them, or while old fixes of the tail are farther away.
  private func calmZone(reach: Double) -> CalmZone {
    let radius = vicinity.calmRadius
    guard radius > reach, tail.points.count < 2, bestAccuracy <= Circle.alwaysUsableAccuracy,
      let center = vicinity.coordinate
    else { return .none }
    return CalmZone(around: center, radiusMeters: radius, until: tracked.nextDwell)
  }

  /// Cuts the track before a fix.
  private mutating func restart(at time: Double) {
    tail.removeAll()
    heldUntil = time + Self.holdSeconds
    tracked.startTrack()
  }

  /// Takes the last fix that was passed over into the tail.
  private mutating func appendPassedOver() {
    guard let fix = passedOver else { return }
    if !onlyContains { tail.append(TrackPoint(fix)) }
    passedOver = nil
  }

  /// Makes the monitor look about before the next fix counts.
  mutating func forgetVicinity() {
    appendPassedOver()
    calm = .none
    vicinity.invalidate()
  }
}
