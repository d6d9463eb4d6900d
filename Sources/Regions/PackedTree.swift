import Geo

/// A static R-tree of circles on the sphere, packed in the order of a space-filling curve.
///
/// Boxes are those of space, not of latitude and longitude, so that poles and antimeridian are places like all others. Numbers have single
/// precision (half a metre on the ground), and every answer allows for it: a circle may be named in vain, none is left out. A node is
/// sixteen boxes or circles side by side, tested all at once. 22 bytes for each circle; building is O(n log n), a search visits the nodes that
/// the ball touches.
///
/// Source: Kamel and Faloutsos, Hilbert R-tree, VLDB 1994; packed and pointerless as the static form of it.
struct PackedTree: Sendable {
  /// A circle: the unit vector of its centre, and its radius as an angle.
  typealias Entry = SIMD4<Float>

  /// How many circles or nodes make a node.
  private static let fanOut = 16
  /// More than all rounding, as an angle: about a metre.
  static let slop: Float = 2e-7

  /// Sixteen numbers for each x, then y, z and radius, of the circles of a leaf; a circle that is missing touches nothing.
  private var leaves: [Float]
  private var slots: [UInt32]
  /// From the nodes over the leaves up to the root; none over a single leaf.
  private var levels: [[PackedNode]] = []

  /// How many circles there are.
  var count: Int { slots.count }

  /// Sorts and packs circles, each with the slot to answer with.
  init(_ circles: [(entry: Entry, slot: UInt32)]) {
    let order = Self.curveOrder(of: circles)
    slots = order.map { circles[$0].slot }
    let leafCount = (order.count + Self.fanOut - 1) / Self.fanOut
    leaves = [Float](repeating: .infinity, count: 4 * Self.fanOut * leafCount)
    var boxes = [PackedBox](repeating: PackedBox(), count: leafCount)
    for (index, place) in order.enumerated() {
      let entry = circles[place].entry
      let first = Self.firstNumber(of: index)
      leaves[first] = entry.x
      leaves[first + Self.fanOut] = entry.y
      leaves[first + 2 * Self.fanOut] = entry.z
      leaves[first + 3 * Self.fanOut] = entry.w
      let radius = SIMD4<Float>(repeating: entry.w + Self.slop)
      boxes[index / Self.fanOut].take(PackedBox(low: entry - radius, high: entry + radius))
    }
    // An infinite way to an infinite circle would not be too far.
    for index in order.count..<Self.fanOut * leafCount {
      leaves[Self.firstNumber(of: index) + 3 * Self.fanOut] = 0
    }
    while boxes.count > 1 {
      let nodes = stride(from: 0, to: boxes.count, by: Self.fanOut).map { start in
        PackedNode(boxes[start..<min(start + Self.fanOut, boxes.count)])
      }
      levels.append(nodes)
      boxes = nodes.map(\.whole)
    }
  }

  /// The places of the circles in the order of the curve.
  private static func curveOrder(of circles: [(entry: Entry, slot: UInt32)]) -> [Int] {
    let bits = UInt64(Int.bitWidth - circles.count.leadingZeroBitCount)
    let curve = CubeCurve(order: min(20, (61 - Int(bits)) / 2))
    var keys = circles.indices.map { index in
      let entry = circles[index].entry
      let vector = UnitVector(x: Double(entry.x), y: Double(entry.y), z: Double(entry.z))
      return curve.position(of: vector) << bits | UInt64(index)
    }
    keys.sort()
    return keys.map { Int($0 & (1 << bits - 1)) }
  }

  /// The circles, to be packed anew with others.
  var circles: [(entry: Entry, slot: UInt32)] {
    slots.indices.map { (entry(at: $0), slots[$0]) }
  }

  private func entry(at index: Int) -> Entry {
    let first = Self.firstNumber(of: index)
    return Entry(
      leaves[first], leaves[first + Self.fanOut], leaves[first + 2 * Self.fanOut],
      leaves[first + 3 * Self.fanOut])
  }

  /// Where the x of a circle stands among the numbers of the leaves.
  private static func firstNumber(of index: Int) -> Int {
    4 * fanOut * (index / fanOut) + index % fanOut
  }

  /// A lower bound of how far a point is from the border of a circle, as a chord of the unit sphere; negative within.
  @inline(__always)
  static func border(of circle: Entry, from point: Entry) -> Float {
    let difference = circle - point
    let squares = difference * difference
    return (squares.x + squares.y + squares.z).squareRoot() - circle.w - slop
  }

  /// Hands on each circle whose border, seen from outside, is within a distance of a point; some may come that are a little farther.
  ///
  /// The distance is a chord of the unit sphere; circles that hold the point come too.
  func search(around point: Entry, within distance: Float, _ visit: (UInt32, Entry) -> Void) {
    guard count > 0 else { return }
    search(level: levels.count - 1, node: 0, PackedBall(point, distance + Self.slop), visit)
  }

  private func search(
    level: Int, node: Int, _ ball: PackedBall, _ visit: (UInt32, Entry) -> Void
  ) {
    if level < 0 {
      let leaf = leaves.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: node * MemoryLayout<PackedLeaf>.size, as: PackedLeaf.self)
      }
      for lane in leaf.lanes(touching: ball) {
        let index = node * Self.fanOut + lane
        visit(slots[index], entry(at: index))
      }
    } else {
      levels[level].withUnsafeBufferPointer { nodes in
        for lane in nodes[node].lanes(touching: ball) {
          search(level: level - 1, node: node * Self.fanOut + lane, ball, visit)
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// A point of the sphere, to be measured from.
  init(_ vector: UnitVector) {
    self.init(Float(vector.x), Float(vector.y), Float(vector.z), 0)
  }

  /// A circle, its radius as an angle.
  init(_ circle: Circle) {
    self.init(circle.center)
    w = Float(circle.radiusMeters / Earth.radiusMeters)
  }
}
