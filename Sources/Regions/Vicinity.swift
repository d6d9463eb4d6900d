import Geo

/// The regions at rest around the receiver.
///
/// When the receiver comes near the edge of what it knows, the index is searched, and the regions whose borders are near become the
/// neighbours. A look at all of them tells how far the receiver may go before the next look: to the nearest border. Some dozens are kept.
struct Vicinity: Sendable {
  /// Where the neighbours were searched for.
  private var center = UnitVector(x: 0, y: 0, z: 1)
  /// Neighbours are complete as far as this from `center`, in metres from their borders; negative before the first search.
  private var radiusMeters = -1.0
  /// The same as a chord of the unit sphere.
  private var radius = -1.0
  /// Everywhere but within the neighbours, whose circles are as the index has them.
  private var rings = Rings()
  private var slots: [Int32] = []
  private var near: [Int] = []
  private var found: [PackedTree.Found] = []

  /// Where to begin with the radius of the next search, in metres.
  private var nextRadius = 1000.0
  private static let largestRadius = 3_000_000.0
  private static let wanted = 40

  /// Makes the next look begin with a search.
  mutating func invalidate() {
    radiusMeters = -1
    radius = -1
  }

  /// Whether all borders within some metres of a point are those of neighbours.
  func covers(_ point: UnitVector, withinMeters meters: Double) -> Bool {
    meters + center.distanceMeters(to: point) < radiusMeters
  }

  /// Searches for the neighbours, as far as the given number of metres or farther.
  mutating func search(
    _ index: RegionIndex, around point: UnitVector, atLeast meters: Double, isAtRest: (Int) -> Bool
  ) {
    center = point
    radiusMeters = max(nextRadius, meters)
    radius = Earth.squaredChord(meters: radiusMeters).squareRoot()
    slots.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    index.search(around: center, withinMeters: radiusMeters, into: &found)
    found.removeAll { !isAtRest(Int($0.slot)) }
    for (_, slot) in found { slots.append(Int32(slot)) }
    rings.replaceAll(outside: found)
    // The next search takes in more or less ground, so that it finds about as many as are wanted.
    if slots.count > 2 * Self.wanted {
      nextRadius = max(radiusMeters / 2, 50)
    } else if slots.count < Self.wanted / 2 {
      nextRadius = min(radiusMeters * 2, Self.largestRadius)
    } else {
      nextRadius = radiusMeters
    }
  }

  /// Takes in a region that has come to rest outside.
  mutating func insert(_ circle: PackedTree.Entry, slot: Int) {
    rings.append(Rings.Entry(outside: circle))
    slots.append(Int32(slot))
  }

  /// How far one may go from a point without coming to any border, as an angle; not above zero when one is reached.
  @inline(__always)
  func way(from here: PackedBall) -> Float { rings.way(from: here) }

  /// Looks at all neighbours: names those whose borders are not farther than a limit, and returns how far the others are, as an angle.
  ///
  /// A neighbour for which `visit` answers true is no longer at rest, and left out from now on.
  mutating func look(
    from point: PackedTree.Entry, _ here: PackedBall, limit: Float, _ visit: (_ slot: Int) -> Bool
  ) -> Float {
    if !near.isEmpty { near.removeAll(keepingCapacity: true) }
    var way = rings.way(from: here, limit: limit, near: &near)
    for index in near.reversed() {
      if visit(Int(slots[index])) {
        remove(at: index)
      } else {
        way = min(way, rings.way(from: point, at: index))
      }
    }
    return way
  }

  /// Takes out a neighbour; the last one gets its number.
  mutating func remove(at number: Int) {
    rings.removeBySwap(number)
    slots[number] = slots[slots.count - 1]
    slots.removeLast()
  }

  /// Beyond this there may be other borders; a lower bound, as an angle.
  @inline(__always)
  func edge(from point: UnitVector) -> Float {
    // What is left of a chord is less than what is left of its arc.
    Float(radius - center.squaredChord(to: point).squareRoot()).nextDown
  }
}
