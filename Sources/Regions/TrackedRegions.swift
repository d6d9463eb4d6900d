import Geo

/// The regions that have a state of their own; each keeps its place here while it has one.
struct TrackedRegions: Sendable {
  private static let noSlot = -1

  /// By place; a free one has no slot.
  private var regions: [TrackedRegion] = []
  private var free: [Int] = []
  private var places: [Int: Int] = [:]
  /// When the next stay is long enough for a dwell, in seconds since the reference date; infinite when none is to come.
  private(set) var nextDwell = Double.infinity

  /// How many there are.
  var count: Int { places.count }
  /// Those that there are, in no order.
  var all: [TrackedRegion] { regions.filter { $0.slot != Self.noSlot } }

  /// The region at a place.
  subscript(place: Int) -> TrackedRegion {
    get { regions[place] }
    _modify { yield &regions[place] }
  }

  /// Where the region of a slot stands.
  func place(of slot: Int) -> Int? { places.isEmpty ? nil : places[slot] }

  /// The region of a slot.
  func region(ofSlot slot: Int) -> TrackedRegion? { place(of: slot).map { regions[$0] } }

  /// Takes in a region whose slot has no state yet, and returns its place.
  @discardableResult
  mutating func insert(_ region: TrackedRegion) -> Int {
    let place = free.popLast() ?? regions.count
    if place == regions.count { regions.append(region) } else { regions[place] = region }
    places[region.slot] = place
    return place
  }

  /// Forgets the state of a region.
  mutating func remove(at place: Int) {
    places[regions[place].slot] = nil
    regions[place] = TrackedRegion(
      slot: Self.noSlot, circle: regions[place].circle, leavingMeters: 0, tracker: RegionTracker())
    free.append(place)
  }

  /// Forgets the state of the region of a slot, if it has one.
  mutating func remove(slot: Int) {
    if let place = place(of: slot) { remove(at: place) }
  }

  /// Forgets the states that every region has by itself.
  mutating func dropThoseAtRest() {
    for place in regions.indices where regions[place].tracker.isAtRest { remove(at: place) }
  }

  /// Each as a neighbour of a point.
  func neighbors(of point: UnitVector) -> [Vicinity.Neighbor] {
    regions.indices.lazy.filter { regions[$0].slot != Self.noSlot }.map { place in
      Vicinity.Neighbor(
        slack: regions[place].slack(from: point), slot: Int32(regions[place].slot),
        tracked: Int32(place))
    }
  }

  /// Forgets what links the next fix to those before (G3).
  mutating func startTrack() {
    for place in regions.indices { regions[place].tracker.startTrack() }
  }

  /// Tells whether some stay is long enough for a dwell.
  func isDwellOver(at time: Double) -> Bool { time >= nextDwell }

  /// Finds out when the next dwell is.
  mutating func noteDwells() {
    nextDwell = regions.reduce(.infinity) { min($0, $1.tracker.nextDwell) }
  }
}
