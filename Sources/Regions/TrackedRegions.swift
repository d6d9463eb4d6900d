import Geo

/// The regions that have a state of their own; each keeps its place here while it has one.
///
/// Those with something under way are `active` and see every fix. The others are calm: inside, until the receiver may have left.
struct TrackedRegions: Sendable {
  private static let noSlot = -1

  /// By place; a free one has no slot.
  private var regions: [TrackedRegion] = []
  /// By place: the circle that a calm region holds; with no radius for all others.
  private var holds: [PackedTree.Entry] = []
  private var free: [Int] = []
  private var places: [Int: Int] = [:]
  /// The places of those that have to see every fix.
  private(set) var active: [Int] = []
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
  func place(of slot: Int) -> Int? { places.isEmpty ? nil : places[slot] }

  /// The region of a slot.
  func region(ofSlot slot: Int) -> TrackedRegion? { place(of: slot).map { regions[$0] } }

  /// Takes in a region whose slot has no state yet, and returns its place.
  @discardableResult
  mutating func insert(_ region: TrackedRegion) -> Int {
    let place = free.popLast() ?? regions.count
    if place == regions.count {
      regions.append(region)
      holds.append(.zero)
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
      holds[place] = .zero
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
    holds[place] = .zero
    dropActive(place)
    regions[place] = TrackedRegion(
      slot: Self.noSlot, circle: regions[place].circle, leavingMeters: 0, tracker: RegionTracker())
    free.append(place)
  }

  /// Forgets the state of the region of a slot, if it has one.
  mutating func remove(slot: Int) {
    if let place = place(of: slot) { remove(at: place) }
  }

  /// Forgets what links the next fix to those before (G3).
  mutating func startTrack() {
    for place in active { track(place) { $0.startTrack() } }
  }

  /// Names the places of calm regions that a fix here may have left, and returns how far the others hold, in metres.
  func look(from point: UnitVector, _ visit: (_ place: Int) -> Void) -> Double {
    let here = PackedTree.Entry(point)
    var nearest = Float.infinity
    for place in holds.indices where holds[place].w > 0 {
      let left = PackedTree.wayOut(of: holds[place], from: here)
      if left > 0 { nearest = min(nearest, left) } else { visit(place) }
    }
    return Double(nearest) * Earth.radiusMeters
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
    circle.w = Float(regions[place].leavingMeters / Earth.radiusMeters)
    holds[place] = circle
  }
}
