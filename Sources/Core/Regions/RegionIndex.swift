import Geo

/// An index of regions by the distance to their borders, to which regions can be added.
///
/// Holds a few packed trees and a short list of regions that are not packed yet. When the list is
/// full, it is packed together with all trees that are not much larger. The regions given at first
/// are packed by size, so that a large circle does not extend a box of small ones. Inserting is
/// O(log² n) on average; a search visits O(log n) trees, mostly two or three.
///
/// Source: Bentley and Saxe, Decomposable searching problems, Journal of Algorithms 1 (1980).
struct RegionIndex: Sendable {
  /// The size of the list at which it is packed.
  private static let mostLoose = 64

  /// Regions between two of these radii, in metres, are packed together.
  private static let classLimits = [300.0, 1000, 4000]

  /// The largest first.
  private var trees: [PackedTree] = []
  private var loose: [PackedTree.Found] = []
  /// The largest radius ever indexed, in metres.
  private(set) var largestRadius = 0.0
  /// The smallest radius ever indexed, in metres; at most the default radius.
  private(set) var smallestRadius = Region.defaultRadiusMeters
  /// Indexes regions whose slots are their indices.
  init(_ regions: [Region]) {
    guard !regions.isEmpty else { return }
    var classes = [[PackedTree.Found]](
      repeating: [], count: Self.classLimits.count + 1)
    for (slot, region) in regions.enumerated() {
      let size = Self.classLimits.firstIndex { region.radiusMeters <= $0 }
      classes[size ?? Self.classLimits.count].append((Self.entry(region), UInt32(slot)))
      noteRadius(of: region)
    }
    trees = classes.filter { !$0.isEmpty }.map { PackedTree($0) }
    trees.sort { $0.count > $1.count }
  }

  /// Adds a region.
  mutating func insert(_ region: Region, slot: Int) {
    loose.append((Self.entry(region), UInt32(slot)))
    noteRadius(of: region)
    guard loose.count >= Self.mostLoose else { return }
    while let last = trees.last, last.count <= 2 * loose.count {
      loose += last.circles
      trees.removeLast()
    }
    trees.append(PackedTree(loose))
    loose.removeAll(keepingCapacity: true)
  }

  /// Appends the regions that hold a point or whose borders are within some metres of it, and
  /// maybe some a little farther.
  func search(
    around point: UnitVector, withinMeters meters: Double, into found: inout [PackedTree.Found]
  ) {
    let center = PackedTree.Entry(point)
    let distance = Float(min(meters / Earth.radiusMeters, 4)) + PackedTree.slop
    for tree in trees { tree.search(around: center, within: distance, into: &found) }
    for region in loose where PackedTree.border(of: region.entry, from: center) <= distance {
      found.append(region)
    }
  }

  /// Returns the slots of the regions that a search finds.
  func slots(around point: UnitVector, withinMeters meters: Double) -> [Int] {
    var found: [PackedTree.Found] = []
    search(around: point, withinMeters: meters, into: &found)
    return found.map { Int($0.slot) }
  }

  private mutating func noteRadius(of region: Region) {
    largestRadius = max(largestRadius, region.radiusMeters)
    smallestRadius = min(smallestRadius, region.radiusMeters)
  }

  private static func entry(_ region: Region) -> PackedTree.Entry {
    PackedTree.Entry(Circle(region))
  }
}
