import Geo

/// The regions that have a state of their own; each keeps its place here while it has one.
///
/// Those with something under way are `active` and see every fix that is looked at. The others are calm until the receiver leaves a ring
/// around them, or they are leaving: each fix, as long as it is far enough from the circle, speaks for the exit, and nothing else comes of it
/// before the exit can be confirmed. How many fixes there were is counted once for all, and told to the region in the end.
struct TrackedRegions: Sendable {
  static let noSlot = -1

  /// By place; a free one has no slot.
  var regions: [TrackedRegion] = []
  /// Where regions need not be shown a fix, side by side without gaps; there is none for one that has to be shown every fix.
  private var rings = Rings()
  /// By ring: the place of its region.
  private var owners: [Int] = []
  private var free: [Int] = []
  private var places = SlotPlaces()
  /// The places of those that have to see every fix that is looked at.
  private(set) var active: [Int] = []
  /// How many have to see every fix.
  private var restlessCount = 0
  /// The places of those whose rings end some time: what is pending is confirmed or fades.
  var timed: [Int] = []
  /// So many fixes have spoken for the exit of all that are leaving.
  private(set) var support = 0
  /// When the first ring ends, in seconds since the reference date; infinite when none does.
  private(set) var nextEnd = Double.infinity
  /// The rings do not all hold fixes that are worse than this, in metres.
  private(set) var worstAccuracy = Circle.alwaysUsableAccuracy
  /// Whether these two are exact; else a ring may end later, and hold worse fixes.
  private var areEndsKnown = true
  /// When the next stay is long enough for a dwell, in seconds since the reference date, or earlier; infinite when none is to come.
  var nextDwell = Double.infinity

  /// How many there are.
  var count: Int { places.count }
  /// Those that there are, in no order.
  var all: [TrackedRegion] { regions.filter { $0.slot != Self.noSlot } }
  /// Whether some have to see every fix.
  var isRestless: Bool { restlessCount > 0 }
  /// Whether some have to see the way between two fixes.
  var isGrazed: Bool { active.count > restlessCount }

  /// The region at a place.
  subscript(place: Int) -> TrackedRegion {
    @inline(__always)
    _read { yield regions[place] }
    @inline(__always)
    _modify { yield &regions[place] }
  }

  /// Where the region of a slot stands.
  func place(of slot: Int) -> Int? { places.count == 0 ? nil : places[slot] }

  /// The region of a slot.
  func region(ofSlot slot: Int) -> TrackedRegion? { place(of: slot).map { regions[$0] } }

  /// Takes in a region whose slot has no state yet, and returns its place; it is restless.
  @discardableResult
  mutating func insert(_ region: TrackedRegion) -> Int {
    let place = free.popLast() ?? regions.count
    if place == regions.count {
      regions.append(region)
    } else {
      regions[place] = region
    }
    places[region.slot] = place
    active.append(place)
    restlessCount += 1
    nextDwell = min(nextDwell, region.nextDwell)
    return place
  }

  /// Forgets the state of a region; it may not be leaving.
  mutating func remove(at place: Int) {
    places[regions[place].slot] = nil
    wake(place, lastFix: 0)
    active.removeLastFound(place)
    restlessCount -= 1
    regions[place].slot = Self.noSlot
    regions[place].tracker = RegionTracker()
    regions[place].noteDwell()
    free.append(place)
  }

  /// Forgets the state of the region of a slot, if it has one; it may not be leaving.
  mutating func remove(slot: Int) {
    if let place = place(of: slot) { remove(at: place) }
  }

  /// Finds out when the next dwell of all is.
  mutating func noteDwells() {
    nextDwell = .infinity
    for place in regions.indices {
      regions[place].noteDwell()
      nextDwell = min(nextDwell, regions[place].nextDwell)
    }
  }

  /// The places of the stays that may be long enough.
  func placesOfDwells(until time: Double) -> [Int] {
    regions.indices.filter { regions[$0].nextDwell <= time }
  }

  // MARK: Rest and unrest

  /// Shows a fix to a region, and lets it rest if it may.
  @inline(__always)
  mutating func show(
    _ place: Int, _ body: (inout TrackedRegion) -> RegionTracker.Outcome
  ) -> RegionTracker.Outcome {
    let outcome = body(&regions[place])
    nextDwell = min(nextDwell, regions[place].nextDwell)
    switch regions[place].need {
    case .none: break
    case .every: wake(place, lastFix: 0)
    case .ring: rest(place)
    }
    return outcome
  }

  /// Lets a region rest in its ring.
  private mutating func rest(_ place: Int) {
    let kind = regions[place].ring.kind
    if kind == .leaving { regions[place].supportBefore = support }
    setRing(of: place)
    enter(TrackedRegion.Phase(kind), place)
    if regions[place].isTimed || regions[place].ring.until < .infinity { noteEnd(of: place) }
  }

  /// Takes out the dwells of a region that are reached, in seconds.
  mutating func reachedDwells(_ place: Int, at time: Double) -> [Double] {
    defer {
      regions[place].noteDwell()
      nextDwell = min(nextDwell, regions[place].nextDwell)
    }
    return regions[place].tracker.reachedDwells(at: time)
  }

  /// Makes a region see every fix after those that it was not shown, of which the last was at that time.
  mutating func wake(_ place: Int, lastFix: Double) {
    guard regions[place].phase != .restless else { return }
    if regions[place].phase == .leaving {
      let fixes = support - regions[place].supportBefore
      if fixes > 0 { regions[place].tracker.supportExit(byFixes: fixes, lastAt: lastFix) }
    }
    removeRing(of: place)
    enter(.restless, place)
    if regions[place].isTimed { noteEnd(of: place) }
  }

  /// Wakes the regions whose rings end until some time, or do not hold a fix of that accuracy.
  mutating func wake(until time: Double, accuracyMeters: Double, lastFix: Double) {
    guard time >= nextEnd || accuracyMeters > worstAccuracy else { return }
    for index in timed.indices.reversed() {
      let place = timed[index]
      if regions[place].ring.until <= time || regions[place].ring.worstAccuracy < accuracyMeters {
        wake(place, lastFix: lastFix)
      }
    }
  }

  /// Wakes all regions whose rings end some time; those that are leaving are among them.
  mutating func wakeTimed(lastFix: Double) {
    wake(until: .infinity, accuracyMeters: .infinity, lastFix: lastFix)
  }

  /// Counts fixes that speak for the exit of all that are leaving.
  mutating func countSupport(_ fixes: Int) {
    support += fixes
  }

  /// Forgets what links the next fix to those before (G3); no ring may have a limit in time.
  mutating func startTrack() {
    for place in regions.indices where regions[place].slot != Self.noSlot {
      // Inside with nothing pending, nothing does.
      if regions[place].tracker.isCalmInside { continue }
      wake(place, lastFix: 0)
      regions[place].tracker.startTrack()
    }
  }

  // MARK: Looking

  /// How far one may go from a point without leaving any ring, as an angle; not above zero when one is left already.
  @inline(__always)
  func way(from here: PackedBall) -> Float { rings.way(from: here) }

  /// The same for the rings that one may go farther in than a limit; the places of the others are put into `near`, which is empty.
  func look(from here: PackedBall, limit: Float, near: inout [Int]) -> Float {
    let way = rings.way(from: here, limit: limit, near: &near)
    for index in near.indices { near[index] = owners[near[index]] }
    return way
  }

  // MARK: Lists

  mutating func setRing(of place: Int) {
    let entry = Rings.Entry(regions[place].ring, around: regions[place].circle.center)
    if let index = regions[place].ringIndex {
      rings.set(entry, at: index)
    } else {
      regions[place].ringIndex = rings.count
      rings.append(entry)
      owners.append(place)
    }
  }

  mutating func removeRing(of place: Int) {
    guard let index = regions[place].ringIndex else { return }
    regions[place].ringIndex = nil
    rings.removeBySwap(index)
    let last = owners.removeLast()
    if index < owners.count {
      owners[index] = last
      regions[last].ringIndex = index
    }
  }

  mutating func enter(_ phase: TrackedRegion.Phase, _ place: Int) {
    let old = regions[place].phase
    guard old != phase else { return }
    regions[place].phase = phase
    if old == .restless { restlessCount -= 1 }
    if phase == .restless { restlessCount += 1 }
    let (wasActive, isActive) = (old.isActive, phase.isActive)
    if wasActive, !isActive { active.removeLastFound(place) }
    if isActive, !wasActive { active.append(place) }
  }

  /// Keeps in mind when the first ring ends, after one has changed.
  mutating func noteEnd(of place: Int) {
    let ring = regions[place].ring
    let isTimed = regions[place].phase != .restless && ring.until < .infinity
    if regions[place].isTimed {
      if !isTimed { timed.removeLastFound(place) }
      areEndsKnown = false
    } else if isTimed {
      timed.append(place)
    }
    regions[place].isTimed = isTimed
    guard isTimed else { return }
    nextEnd = min(nextEnd, ring.until)
    worstAccuracy = min(worstAccuracy, ring.worstAccuracy)
  }

  /// Finds out when the first ring ends, if rings have ended since.
  mutating func noteEnds() {
    guard !areEndsKnown else { return }
    areEndsKnown = true
    nextEnd = .infinity
    worstAccuracy = Circle.alwaysUsableAccuracy
    for place in timed {
      nextEnd = min(nextEnd, regions[place].ring.until)
      worstAccuracy = min(worstAccuracy, regions[place].ring.worstAccuracy)
    }
  }
}

extension [Int] {
  /// Takes out a number; the last one gets its place.
  fileprivate mutating func removeLastFound(_ number: Int) {
    guard let index = lastIndex(of: number) else { return }
    swapAt(index, count - 1)
    removeLast()
  }
}
