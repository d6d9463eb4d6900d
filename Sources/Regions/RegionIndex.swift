import Geo

/// Finds the regions whose borders are near, while regions come and go.
///
/// A few packed trees of growing size and a handful of regions not packed yet: when the handful is full it is packed together with all
/// trees that are not much larger. Inserting is O(log² n) on average, a search visits O(log n) trees, mostly one.
///
/// Source: Bentley and Saxe, Decomposable searching problems, Journal of Algorithms 1 (1980).
struct RegionIndex: Sendable {
  /// So many regions are looked at one by one before they are packed.
  private static let mostLoose = 64

  /// The largest first.
  private var trees: [PackedTree] = []
  private var loose: [(entry: PackedTree.Entry, slot: UInt32)] = []
  /// The largest radius there ever was, in metres.
  private(set) var largestRadius = 0.0

  /// Indexes regions whose slots are their places.
  init(_ regions: [Region]) {
    guard !regions.isEmpty else { return }
    trees = [PackedTree(numbering: regions.map(Self.entry))]
    largestRadius = regions.reduce(0) { max($0, $1.radiusMeters) }
  }

  /// Adds a region.
  mutating func insert(_ region: Region, slot: Int) {
    loose.append((Self.entry(region), UInt32(slot)))
    largestRadius = max(largestRadius, region.radiusMeters)
    guard loose.count >= Self.mostLoose else { return }
    while let last = trees.last, last.count <= 2 * loose.count {
      loose += last.circles
      trees.removeLast()
    }
    trees.append(PackedTree(loose))
    loose.removeAll(keepingCapacity: true)
  }

  /// Hands on each region whose border, seen from outside, is within some metres of a point, those that hold the point included; some may
  /// come that are a little farther.
  func search(
    around point: UnitVector, withinMeters meters: Double, _ visit: (Int, PackedTree.Entry) -> Void
  ) {
    let center = PackedTree.Entry(point)
    let distance = Float(min(meters / Earth.radiusMeters, 4)) + PackedTree.slop
    for tree in trees {
      tree.search(around: center, within: distance) { visit(Int($0), $1) }
    }
    for (entry, slot) in loose where PackedTree.border(of: entry, from: center) <= distance {
      visit(Int(slot), entry)
    }
  }

  private static func entry(_ region: Region) -> PackedTree.Entry {
    PackedTree.Entry(Circle(region))
  }
}
