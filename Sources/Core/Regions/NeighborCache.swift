import Geo

/// The regions at rest around the receiver, found once and scanned many times.
///
/// The index is searched when the receiver comes near the edge of the searched disc. Its radius
/// adapts so that a search finds some dozens of regions.
///
/// Invariant: every region at rest whose border is within `radiusMeters` of `center` is a row of
/// the table, and every row is a region at rest.
struct NeighborCache: Sendable {
  private var center = UnitVector(x: 0, y: 0, z: 1)
  /// Measured from `center` to the borders; negative before the first search.
  private var radiusMeters = -1.0
  /// A row for each neighbour, with all points outside its circle; the owner is its slot.
  private var bands = BandTable()
  /// Where to begin with the radius of the next search, in metres.
  private var nextRadius = 1000.0
  private static let largestRadius = 3_000_000.0
  private static let wantedRows = 40

  /// Makes the next lookup begin with a search.
  mutating func invalidate() {
    radiusMeters = -1
  }

  /// Releases all memory; the next lookup begins with a search.
  mutating func releaseBuffers() {
    self = NeighborCache()
    nextRadius = 0
  }

  /// Returns how far from a point all regions at rest are neighbours, in metres.
  func coveredMeters(from point: UnitVector) -> Double {
    radiusMeters - center.distanceMeters(to: point)
  }

  /// Finds the neighbours of a point, at least as far as the given number of metres.
  mutating func search(
    _ index: RegionIndex, around point: UnitVector, atLeast meters: Double,
    isAtRest: (_ slot: Int) -> Bool
  ) {
    center = point
    radiusMeters = max(nextRadius, meters)
    var found: [PackedTree.Found] = []
    found.reserveCapacity(2 * Self.wantedRows)
    index.search(around: center, withinMeters: radiusMeters, into: &found)
    bands.removeAll()
    for (circle, slot) in found where isAtRest(Int(slot)) { insert(circle, slot: Int(slot)) }
    nextRadius = radiusMeters
    if bands.count > 2 * Self.wantedRows { nextRadius = max(radiusMeters / 2, 50) }
    if bands.count < Self.wantedRows / 2 { nextRadius = min(radiusMeters * 2, Self.largestRadius) }
  }

  /// Inserts a region that has come to rest.
  mutating func insert(_ circle: PackedTree.Entry, slot: Int) {
    bands.append(circle, low: circle.w, high: .infinity, owner: slot)
  }

  /// Removes the neighbours that `take` accepts, out of those whose borders are within `limit`;
  /// returns how far the receiver may move without reaching one of the others, as an angle.
  mutating func slack(
    from here: PackedBall, limit: Float, _ take: (_ slot: Int) -> Bool
  ) -> Float {
    let slack = bands.slack(from: here, limit: limit)
    var keepsSome = false
    // Descending, because removing a row moves the last one.
    for row in bands.near.reversed() {
      if take(bands.owners[row]) { bands.remove(at: row) } else { keepsSome = true }
    }
    return keepsSome ? bands.slack(from: here) : slack
  }
}
