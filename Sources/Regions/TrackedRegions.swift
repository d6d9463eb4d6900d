import Geo

/// The regions that have a state of their own; each keeps its place here while it has one.
///
/// Those with something under way are `active` and see every fix. The others are calm, inside until the receiver may have left, or they
/// are leaving: each fix, as long as it is far enough from the circle, speaks for the exit, and nothing else comes of it before the exit can be
/// confirmed. How many fixes there were is counted once for all, and told to the region in the end.
struct TrackedRegions: Sendable {
  /// A region whose exit is being confirmed by fix after fix.
  private struct Leaving {
    let place: Int
    let center: UnitVector
    /// From here on outwards it is out (G4), in metres.
    let outerLimit: Double
    /// How many fixes had spoken for the exits of others before it began.
    let supportBefore: Int
    /// When the exit may be confirmed.
    let notBefore: Double
  }

  private static let noSlot = -1

  /// By place; a free one has no slot.
  private var regions: [TrackedRegion] = []
  /// By place: the circle that a calm region holds; none for all others.
  private var holds = CircleBlocks(seenFrom: .inside)
  private var free: [Int] = []
  private var places = SlotPlaces()
  /// The places of those that have to see every fix.
  private(set) var active: [Int] = []
  private var leaving: [Leaving] = []
  /// So many fixes have spoken for the exit of all that are leaving.
  private var support = 0
  /// When the first exit may be confirmed, in seconds since the reference date; infinite when nothing is leaving.
  private(set) var nextExit = Double.infinity
  private var near: [Int] = []
  /// When the next stay is long enough for a dwell, in seconds since the reference date, or earlier; infinite when none is to come.
  private(set) var nextDwell = Double.infinity

  /// How many there are.
  var count: Int { places.count }
  /// Those that there are, in no order.
  var all: [TrackedRegion] { regions.filter { $0.slot != Self.noSlot } }

  /// The region at a place.
  subscript(place: Int) -> TrackedRegion {
    _read { yield regions[place] }
  }

  /// Where the region of a slot stands.
  func place(of slot: Int) -> Int? { places.count == 0 ? nil : places[slot] }

  /// The region of a slot.
  func region(ofSlot slot: Int) -> TrackedRegion? { place(of: slot).map { regions[$0] } }

  /// Takes in a region whose slot has no state yet, and returns its place.
  @discardableResult
  mutating func insert(_ region: TrackedRegion) -> Int {
    let place = free.popLast() ?? regions.count
    if place == regions.count {
      regions.append(region)
      holds.append(nil)
    } else {
      regions[place] = region
    }
    places[region.slot] = place
    active.append(place)
    settle(place)
    nextDwell = min(nextDwell, region.nextDwell)
    return place
  }

  /// Changes the tracker at a place.
  mutating func track<Result>(_ place: Int, _ body: (inout RegionTracker) -> Result) -> Result {
    let wasCalm = regions[place].isCalm
    let result = regions[place].track(body)
    if wasCalm, !regions[place].isCalm {
      holds.clear(place)
      active.append(place)
    } else if !wasCalm {
      settle(place)
    }
    nextDwell = min(nextDwell, regions[place].nextDwell)
    return result
  }

  /// Forgets the state of a region.
  mutating func remove(at place: Int) {
    places[regions[place].slot] = nil
    holds.clear(place)
    dropActive(place)
    regions[place] = TrackedRegion(
      slot: Self.noSlot, circle: regions[place].circle, holdMeters: 0, tracker: RegionTracker())
    free.append(place)
  }

  /// Forgets the state of the region of a slot, if it has one.
  mutating func remove(slot: Int) {
    if let place = place(of: slot) { remove(at: place) }
  }

  /// Forgets what links the next fix to those before (G3); nothing may be leaving.
  mutating func startTrack() {
    for place in active { track(place) { $0.startTrack() } }
  }

  /// Names the places of calm regions that a fix of that accuracy may have left, and returns how far the others hold, in metres.
  mutating func look(from point: TrackPoint, _ visit: (_ place: Int) -> Void) -> Double {
    let missing = max(CalmZone.bestAccuracy - point.accuracyMeters, 0)
    let nearest = holds.look(
      from: PackedTree.Entry(point.vector), limit: Float(missing / Earth.radiusMeters), near: &near)
    for place in near { visit(place) }
    return Double(nearest) * Earth.radiusMeters
  }

  /// How far one may go from a point before a fix of an ordinary accuracy may have left a calm region, in metres.
  mutating func wayOfNothing(from point: UnitVector) -> Double {
    let nearest = holds.look(from: PackedTree.Entry(point), limit: 0, near: &near)
    return near.isEmpty ? Double(nearest) * Earth.radiusMeters : -1
  }

  // MARK: Leaving

  /// The worst accuracy to allow for until the next look around, in metres: generous, but the better it is, the sooner a region counts as leaving.
  func accuracyToAllow(after point: TrackPoint) -> Double {
    guard isUnsettled else { return Circle.alwaysUsableAccuracy }
    return min(Circle.alwaysUsableAccuracy, max(2 * point.accuracyMeters, 20))
  }

  /// How far all that are leaving may come back before a fix of that accuracy does not speak for the exit, in metres.
  func wayBack(from point: UnitVector, accuracyMeters: Double) -> Double {
    var nearest = Double.infinity
    for region in leaving {
      let distance = region.center.distanceMeters(to: point)
      nearest = min(nearest, distance - region.outerLimit - accuracyMeters)
    }
    return nearest
  }

  /// Whether an exit is being confirmed or something else under way.
  var isUnsettled: Bool { !active.isEmpty || !leaving.isEmpty }

  /// Takes an active region for leaving, from the next fix on.
  mutating func beginLeaving(_ place: Int, notBefore: Double) {
    dropActive(place)
    let circle = regions[place].circle
    leaving.append(
      Leaving(
        place: place, center: circle.center, outerLimit: circle.outerLimit, supportBefore: support,
        notBefore: notBefore))
    nextExit = min(nextExit, notBefore)
  }

  /// Counts fixes that speak for the exit of all that are leaving.
  mutating func countSupport(_ fixes: Int) {
    support += fixes
  }

  /// Makes all regions active again that are leaving; the last fix was at that time.
  mutating func endLeaving(lastFix: Double) {
    _ = endLeaving(before: .infinity, at: nil, accuracyMeters: 0, lastFix: lastFix)
  }

  /// Makes regions active again that were leaving: those whose exit may be confirmed before some time, and those from which a point, if there
  /// is one, is not certainly out with that accuracy.
  ///
  /// Returns how far the others may be come back to, in metres.
  mutating func endLeaving(
    before time: Double, at point: UnitVector?, accuracyMeters: Double, lastFix: Double
  ) -> Double {
    var nearest = Double.infinity
    nextExit = .infinity
    leaving.removeAll { region in
      let distance = point.map { region.center.distanceMeters(to: $0) } ?? .infinity
      let margin = distance - region.outerLimit - accuracyMeters
      if region.notBefore > time, margin > 0 {
        nextExit = min(nextExit, region.notBefore)
        nearest = min(nearest, margin)
        return false
      }
      let fixes = support - region.supportBefore
      if fixes > 0 {
        regions[region.place].track { $0.supportExit(byFixes: fixes, lastAt: lastFix) }
      }
      active.append(region.place)
      return true
    }
    return nearest
  }

  /// Tells whether some stay may be long enough for a dwell.
  func isDwellOver(at time: Double) -> Bool { time >= nextDwell }

  /// The places of the stays that may be long enough.
  func placesOfDwells(until time: Double) -> [Int] {
    regions.indices.filter { regions[$0].nextDwell <= time }
  }

  /// Finds out when the next dwell is.
  mutating func noteDwells() {
    nextDwell = .infinity
    for place in regions.indices { nextDwell = min(nextDwell, regions[place].nextDwell) }
  }

  private mutating func dropActive(_ place: Int) {
    guard let index = active.lastIndex(of: place) else { return }
    active.swapAt(index, active.count - 1)
    active.removeLast()
  }

  /// Takes a region out of the active ones if it is calm.
  private mutating func settle(_ place: Int) {
    guard regions[place].isCalm else { return }
    dropActive(place)
    var circle = PackedTree.Entry(regions[place].circle)
    circle.w = Float(regions[place].holdMeters / Earth.radiusMeters)
    holds[place] = circle
  }
}
