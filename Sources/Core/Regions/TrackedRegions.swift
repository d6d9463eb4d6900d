import Geo

/// The regions that have a tracker, each at a place of its own.
///
/// A region is *active* and sees every examined fix, or it is *quiet* and sees none until the
/// receiver leaves its band or the band's deadline has come.
///
/// Invariants: a region is in `active` if and only if it has no row in `bands`; `deadline` is not
/// later than the deadline of any band, whether quiet or not.
struct TrackedRegions: Sendable {
  /// By place; those at free places are out of date.
  private var regions: [TrackedRegion] = []
  private var freePlaces: [Int] = []
  /// By slot.
  private var places: [Int: Int] = [:]
  /// The places of the active regions.
  private(set) var active: [Int] = []
  /// The bands of the quiet regions; the owner is the place.
  private var bands = BandTable()
  /// Seconds since the reference date.
  private(set) var deadline = Double.infinity

  /// All regions, in no order.
  var all: [TrackedRegion] { places.values.map { regions[$0] } }

  subscript(place: Int) -> TrackedRegion {
    @inline(__always) _read { yield regions[place] }
    @inline(__always) _modify { yield &regions[place] }
  }

  /// Returns the place of the region with a slot.
  func place(of slot: Int) -> Int? { places.isEmpty ? nil : places[slot] }

  /// Returns the region with a slot.
  func region(ofSlot slot: Int) -> TrackedRegion? { place(of: slot).map { regions[$0] } }

  /// Inserts a region whose slot has no tracker yet; it is active.
  mutating func insert(_ region: TrackedRegion) {
    let place = freePlaces.popLast() ?? regions.count
    if place == regions.count {
      regions.append(region)
    } else {
      regions[place] = region
    }
    places[region.slot] = place
    active.append(place)
  }

  /// Removes an active region, given its index in `active`; the last one takes that index.
  mutating func removeActive(at index: Int) {
    let place = active[index]
    active.swapAt(index, active.count - 1)
    active.removeLast()
    places[regions[place].slot] = nil
    freePlaces.append(place)
  }

  /// Removes the region with a slot, if there is one.
  mutating func remove(slot: Int) {
    guard let place = place(of: slot) else { return }
    activate(place, lastFix: -.infinity)
    if let index = active.lastIndex(of: place) { removeActive(at: index) }
  }

  /// Releases spare capacity; all regions must be active.
  mutating func releaseBuffers() {
    bands = BandTable()
    guard regions.capacity > places.count else { return }
    let live = all
    self = TrackedRegions()
    regions.reserveCapacity(live.count)
    for region in live { insert(region) }
  }

  // MARK: Active and quiet

  /// Records the band of an active region, given its index in `active`, after a fix.
  @inline(__always)
  mutating func noteBand(ofActive index: Int) {
    let place = active[index]
    deadline = min(deadline, regions[place].band.deadline)
    guard regions[place].canRest else { return }
    let band = regions[place].band
    regions[place].row = bands.count
    bands.append(
      PackedTree.Entry(regions[place].circle.center), low: Float(band.low / Earth.radiusMeters),
      high: Float(band.high / Earth.radiusMeters), owner: place)
    active.swapAt(index, active.count - 1)
    active.removeLast()
  }

  /// Makes a region active; `lastFix` is the time of the newest fix so far, which its tracker was
  /// not shown.
  mutating func activate(_ place: Int, lastFix: Double) {
    guard let row = regions[place].row else { return }
    regions[place].row = nil
    if regions[place].band.kind == .leaving { regions[place].tracker.supportExit(at: lastFix) }
    bands.remove(at: row)
    if row < bands.count { regions[bands.owners[row]].row = row }
    active.append(place)
  }

  /// Makes the regions active whose bands do not hold for a fix of that time and accuracy.
  mutating func activateExpired(at time: Double, accuracyMeters: Double, lastFix: Double) {
    let isPoor = accuracyMeters > Circle.alwaysUsableAccuracy
    guard time >= deadline || isPoor else { return }
    deadline = .infinity
    for place in places.values {
      let band = regions[place].band
      if band.deadline <= time || isPoor && band.kind == .leaving {
        activate(place, lastFix: lastFix)
      } else {
        deadline = min(deadline, band.deadline)
      }
    }
  }

  /// Makes all regions active.
  mutating func activateAll(lastFix: Double) {
    for place in places.values { activate(place, lastFix: lastFix) }
    deadline = .infinity
  }

  /// Makes the regions active whose bands a point is not well within; returns how far the
  /// receiver may move without leaving one of the others, as an angle.
  mutating func slackOfQuiet(from here: PackedBall, lastFix: Double) -> Float {
    let slack = bands.slack(from: here, limit: 0)
    // Descending, because removing a row moves the last one.
    for row in bands.near.reversed() { activate(bands.owners[row], lastFix: lastFix) }
    return slack
  }

  /// Calls `body` with each region whose state is inside, in no order.
  mutating func forEachInside(_ body: (inout TrackedRegion) -> Void) {
    for place in places.values where regions[place].tracker.state == .inside {
      body(&regions[place])
    }
  }

  /// The time of the earliest fix that ends a stay by itself in time (P12); infinite without one.
  var firstDeparture: Double {
    places.values.reduce(.infinity) { min($0, regions[$1].tracker.departure?.time ?? .infinity) }
  }

  /// Drops what links the next fix to those before (G3).
  mutating func startTrack(lastFix: Double) {
    activateAll(lastFix: lastFix)
    for place in places.values { regions[place].tracker.startTrack() }
  }
}
