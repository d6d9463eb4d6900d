import Geo

/// The regions around the receiver, each with the way that the receiver can go before the region matters.
///
/// When the monitor looks about, it takes the borders that are near and sorts them by distance; until the receiver has gone as far as the
/// nearest one, no region has to be looked at, and later only those whose distance it has gone. The neighbours are complete up to `radiusMeters`.
struct Vicinity: Sendable {
  /// A region and its slack: a lower bound, in metres, of how far from `center` the receiver must be for the region to matter.
  struct Neighbor: Sendable {
    var slack: Double
    let slot: Int32
    /// Where the tracked region stands, or -1 when it is at rest outside.
    var tracked: Int32
  }

  /// Rounding errors are far below this; a region this much nearer is shown a fix in vain, which is harmless.
  static let marginMeters = 0.01

  /// Where the monitor looked about.
  private(set) var center = UnitVector(x: 0, y: 0, z: 1)
  /// The same point on the map.
  private(set) var coordinate: Coordinate?
  /// Neighbours are complete up to this slack; negative when the monitor must look about anew.
  private(set) var radiusMeters = -1.0
  /// By slack, ascending.
  var neighbors: [Neighbor] = []
  /// How many neighbours were looked at in vain since.
  var effort = 0

  /// Where to begin with the radius of the next search, in metres.
  private var nextRadius = 1000.0
  private static let largestRadius = 3_000_000.0

  /// Whether so much was done in vain that looking about anew is cheaper.
  var isWorn: Bool { effort > 24 + neighbors.count / 2 }

  /// The way up to which nothing matters.
  var calmRadius: Double { min(neighbors.first?.slack ?? .infinity, radiusMeters) }

  /// Makes the monitor look about before the next fix counts.
  mutating func invalidate() {
    radiusMeters = -1
  }

  /// How far a point is from where the monitor looked about, in metres.
  func distance(to point: UnitVector) -> Double {
    center.distanceMeters(to: point)
  }

  /// Looks about: `tracked` are neighbours wherever they are, the index finds the others.
  ///
  /// `step` is how far back in metres the track reaches; the neighbours are complete well beyond that.
  mutating func look(
    around point: TrackPoint, step: Double, tracked: [Neighbor], index: RegionIndex,
    isAtRest: (Int) -> Bool
  ) {
    center = point.vector
    coordinate = point.coordinate
    effort = 0
    neighbors.removeAll(keepingCapacity: true)
    let least = 4 * step + 50
    radiusMeters = max(nextRadius, least)
    index.search(around: center, withinMeters: radiusMeters) { slot, slack in
      guard isAtRest(slot) else { return }
      neighbors.append(Neighbor(slack: slack, slot: Int32(slot), tracked: -1))
    }
    neighbors.sort { $0.slack < $1.slack }
    let wanted = 32 + tracked.count
    if neighbors.count > 2 * wanted {
      // Too many to keep: the farthest ones are left out again, and the next search begins smaller.
      let near = neighbors.firstIndex { $0.slack > least } ?? neighbors.count
      let kept = max(near, wanted)
      if kept < neighbors.count {
        radiusMeters = min(radiusMeters, neighbors[kept].slack)
        neighbors.removeSubrange(kept...)
      }
      nextRadius = max(radiusMeters, 50)
    } else if neighbors.count < wanted / 2 {
      nextRadius = min(2 * radiusMeters, Self.largestRadius)
    }
    neighbors.append(contentsOf: tracked)
    neighbors.sort { $0.slack < $1.slack }
  }

  /// Puts the neighbours in order again after slacks have changed, and lets those go that are too far.
  mutating func sort() {
    insertionSort()
    while let last = neighbors.last, last.slack > radiusMeters, last.tracked < 0 {
      neighbors.removeLast()
    }
  }

  private mutating func insertionSort() {
    neighbors.withUnsafeMutableBufferPointer { list in
      for index in list.indices.dropFirst() where list[index].slack < list[index - 1].slack {
        let neighbor = list[index]
        var place = index
        while place > 0, list[place - 1].slack > neighbor.slack {
          list[place] = list[place - 1]
          place -= 1
        }
        list[place] = neighbor
      }
    }
  }
}
