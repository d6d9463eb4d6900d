import Geo

/// The regions at rest around the receiver.
///
/// When the receiver comes near the edge of what it knows, the index is searched, and the regions whose borders are near become the
/// neighbours. A look at all of them tells how far the receiver may go before the next look: to the nearest border. Some dozens are kept, which a
/// look takes half a nanosecond or so each for; numbers have single precision, and every answer allows for it.
struct Vicinity: Sendable {
  /// Where the neighbours were searched for.
  private(set) var center = UnitVector(x: 0, y: 0, z: 1)
  /// Neighbours are complete as far as this from `center`, in metres from their borders; negative before the first search.
  private(set) var radiusMeters = -1.0
  /// The circles of the neighbours, as the index has them.
  private var circles = CircleBlocks(seenFrom: .outside)
  private var slots: [Int32] = []
  private var near: [Int] = []

  /// Where to begin with the radius of the next search, in metres.
  private var nextRadius = 1000.0
  private static let largestRadius = 3_000_000.0
  private static let wanted = 32

  /// Makes the next look begin with a search.
  mutating func invalidate() {
    radiusMeters = -1
  }

  /// Searches for the neighbours; complete well beyond a step of so many metres.
  mutating func search(
    _ index: RegionIndex, around point: UnitVector, step: Double, isAtRest: (Int) -> Bool
  ) {
    center = point
    radiusMeters = max(nextRadius, 4 * step + 50)
    circles.removeAll()
    slots.removeAll(keepingCapacity: true)
    index.search(around: center, withinMeters: radiusMeters) { slot, circle in
      guard isAtRest(slot) else { return }
      circles.append(circle)
      slots.append(Int32(slot))
    }
    // The next search takes in more or less ground, so that it finds about as many as are wanted.
    if circles.count > 2 * Self.wanted {
      nextRadius = max(radiusMeters / 2, 50)
    } else if circles.count < Self.wanted / 2 {
      nextRadius = min(radiusMeters * 2, Self.largestRadius)
    } else {
      nextRadius = radiusMeters
    }
  }

  /// Takes in a region that has come to rest outside.
  mutating func insert(_ circle: PackedTree.Entry, slot: Int) {
    circles.append(circle)
    slots.append(Int32(slot))
  }

  /// How far one may go from a point without coming to any border, in metres; not above zero when a border is reached.
  mutating func wayOfNothing(from point: UnitVector) -> Double {
    let nearest = circles.look(from: PackedTree.Entry(point), limit: 0, near: &near)
    guard near.isEmpty else { return -1 }
    return min(
      (Double(nearest) * Earth.radiusMeters).nextDown,
      radiusMeters - center.distanceMeters(to: point))
  }

  /// Looks at all neighbours: names those whose borders are at most some metres away, and returns how far the others are, in metres.
  ///
  /// A neighbour for which `visit` answers true is no longer at rest, and left out from now on.
  mutating func look(
    from point: UnitVector, withinMeters limit: Double, _ visit: (_ slot: Int) -> Bool
  ) -> Double {
    let here = PackedTree.Entry(point)
    var nearest = circles.look(from: here, limit: Float(limit / Earth.radiusMeters), near: &near)
    // Beyond this, there may be others.
    let edge = radiusMeters - center.distanceMeters(to: point)
    nearest = min(nearest, Float(edge / Earth.radiusMeters))
    for index in near.reversed() {
      if visit(Int(slots[index])) {
        circles.removeBySwap(index)
        slots[index] = slots[slots.count - 1]
        slots.removeLast()
      } else {
        nearest = min(nearest, PackedTree.border(of: circles[index], from: here))
      }
    }
    return (Double(nearest) * Earth.radiusMeters).nextDown
  }
}
