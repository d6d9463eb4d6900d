import Geo

/// A static R-tree of circles on the sphere, packed in the order of a space-filling curve.
///
/// Boxes are in x, y and z, so poles and antimeridian are ordinary places. Numbers have single
/// precision, half a metre on the ground; a search may find a circle that is a little too far, and
/// misses none. A node is sixteen boxes or circles side by side, tested at once. Takes 22 bytes per
/// circle; building is O(n log n), and a search visits the nodes that the ball touches.
///
/// Source: the static form of Kamel and Faloutsos, Hilbert R-tree, VLDB 1994.
struct PackedTree: Sendable {
  /// A circle: the unit vector of its centre, and its radius as an angle.
  typealias Entry = SIMD4<Float>
  /// A circle with its region's slot.
  typealias Found = (entry: Entry, slot: UInt32)

  /// The number of circles or nodes in a node.
  private static let fanOut = 16
  /// The number of rows in a leaf.
  private static let rowsEach = 4
  /// More than all rounding errors, as an angle: about a metre.
  static let slop: Float = 2e-7

  /// For each leaf a row of the x of its circles, then y, z and radius; a missing circle touches
  /// nothing.
  private var leaves: [PackedLanes]
  private var slots: [UInt32]
  /// From the parents of the leaves up to the root; none above a single leaf.
  private var levels: [[PackedNode]] = []

  var count: Int { slots.count }

  /// Sorts and packs circles.
  init(_ circles: [Found]) {
    let order = Self.curveOrder(of: circles)
    slots = order.map { circles[$0].slot }
    let leafCount = (order.count + Self.fanOut - 1) / Self.fanOut
    leaves = [PackedLanes](
      repeating: PackedLanes(repeating: .infinity), count: Self.rowsEach * leafCount)
    var boxes = [PackedBox](repeating: PackedBox(), count: leafCount)
    for (index, place) in order.enumerated() {
      let entry = circles[place].entry
      let (leaf, lane) = (index / Self.fanOut, index % Self.fanOut)
      for row in 0..<Self.rowsEach { leaves[Self.rowsEach * leaf + row][lane] = entry[row] }
      let radius = SIMD4<Float>(repeating: entry.w + Self.slop)
      boxes[leaf].formUnion(PackedBox(low: entry - radius, high: entry + radius))
    }
    // A circle at infinity must have no infinite radius.
    for index in order.count..<Self.fanOut * leafCount {
      leaves[Self.rowsEach * (leafCount - 1) + 3][index % Self.fanOut] = 0
    }
    while boxes.count > 1 {
      let nodes = stride(from: 0, to: boxes.count, by: Self.fanOut).map { start in
        PackedNode(boxes[start..<min(start + Self.fanOut, boxes.count)])
      }
      levels.append(nodes)
      boxes = nodes.map(\.boundingBox)
    }
  }

  /// Returns the indices of circles in the order of the curve.
  private static func curveOrder(of circles: [Found]) -> [Int] {
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

  /// The circles, for packing them with others.
  var circles: [Found] {
    slots.indices.map { (entry(at: $0), slots[$0]) }
  }

  private func entry(at index: Int) -> Entry {
    leaves.withUnsafeBytes { Self.entry(at: index, in: $0) }
  }

  // Number by number, because reading a lane would copy its row.
  @inline(__always)
  private static func entry(at index: Int, in leaves: UnsafeRawBufferPointer) -> Entry {
    let first = rowsEach * fanOut * (index / fanOut) + index % fanOut
    func number(_ row: Int) -> Float {
      leaves.load(
        fromByteOffset: (first + row * fanOut) * MemoryLayout<Float>.size, as: Float.self)
    }
    return Entry(number(0), number(1), number(2), number(3))
  }

  /// Returns a lower bound of the distance from a point to the border of a circle, as a chord of
  /// the unit sphere; negative inside.
  @inline(__always)
  static func border(of circle: Entry, from point: Entry) -> Float {
    let difference = circle - point
    let squares = difference * difference
    return (squares.x + squares.y + squares.z).squareRoot() - circle.w - slop
  }

  /// Appends the circles that hold a point or whose borders are within a distance of it, a chord
  /// of the unit sphere, and maybe some a little farther.
  func search(around point: Entry, within distance: Float, into found: inout [Found]) {
    guard count > 0 else { return }
    search(level: levels.count - 1, node: 0, PackedBall(point, distance + Self.slop), &found)
  }

  private func search(level: Int, node: Int, _ ball: PackedBall, _ found: inout [Found]) {
    if level < 0 {
      for lane in lanes(ofLeaf: node, touching: ball) {
        let index = node * Self.fanOut + lane
        found.append((entry(at: index), slots[index]))
      }
    } else {
      levels[level].withUnsafeBufferPointer { nodes in
        for lane in nodes[node].lanes(touching: ball) {
          search(level: level - 1, node: node * Self.fanOut + lane, ball, &found)
        }
      }
    }
  }

  @inline(__always)
  private func lanes(ofLeaf leaf: Int, touching ball: PackedBall) -> LaneSet {
    let first = Self.rowsEach * leaf
    return leaves.withUnsafeBufferPointer { rows in
      let (dx, dy, dz) = (rows[first] - ball.x, rows[first + 1] - ball.y, rows[first + 2] - ball.z)
      let limit = ball.radius + rows[first + 3]
      return LaneSet(dx * dx + dy * dy + dz * dz .<= limit * limit)
    }
  }
}

extension SIMD4<Float> {
  /// Creates a point of the sphere.
  init(_ vector: UnitVector) {
    self.init(Float(vector.x), Float(vector.y), Float(vector.z), 0)
  }

  /// Creates a circle, its radius as an angle.
  init(_ circle: Circle) {
    self.init(circle.center)
    w = Float(circle.radiusMeters / Earth.radiusMeters)
  }
}
