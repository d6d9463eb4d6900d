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
  /// A circle with the slot to answer with.
  typealias Found = (entry: Entry, slot: UInt32)

  /// How many circles or nodes make a node.
  private static let fanOut = 16
  /// How many rows of numbers a leaf has.
  private static let rowsEach = 4
  /// More than all rounding, as an angle: about a metre.
  static let slop: Float = 2e-7

  /// Of each leaf a row of the x of its circles, then y, z and radius; a circle that is missing touches nothing.
  private var leaves: [PackedLanes]
  private var slots: [UInt32]
  /// From the nodes over the leaves up to the root; none over a single leaf.
  private var levels: [[PackedNode]] = []

  /// How many circles there are.
  var count: Int { slots.count }

  /// Sorts and packs circles, each with the slot to answer with.
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
      boxes[leaf].take(PackedBox(low: entry - radius, high: entry + radius))
    }
    // An infinite way to an infinite circle would not be too far.
    for index in order.count..<Self.fanOut * leafCount {
      leaves[Self.rowsEach * (leafCount - 1) + 3][index % Self.fanOut] = 0
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

  /// The circles, to be packed anew with others.
  var circles: [Found] {
    slots.indices.map { (entry(at: $0), slots[$0]) }
  }

  private func entry(at index: Int) -> Entry {
    leaves.withUnsafeBytes { Self.entry(at: index, in: $0) }
  }

  // Number by number, because to take one out of a row would copy the row.
  @inline(__always)
  private static func entry(at index: Int, in leaves: UnsafeRawBufferPointer) -> Entry {
    let first = rowsEach * fanOut * (index / fanOut) + index % fanOut
    func number(_ row: Int) -> Float {
      leaves.load(
        fromByteOffset: (first + row * fanOut) * MemoryLayout<Float>.size, as: Float.self)
    }
    return Entry(number(0), number(1), number(2), number(3))
  }

  /// A lower bound of how far a point is from the border of a circle, as a chord of the unit sphere; negative within.
  @inline(__always)
  static func border(of circle: Entry, from point: Entry) -> Float {
    let difference = circle - point
    let squares = difference * difference
    return (squares.x + squares.y + squares.z).squareRoot() - circle.w - slop
  }

  /// Finds the circles whose borders, seen from outside, are within a distance of a point; some may come that are a little farther.
  ///
  /// The distance is a chord of the unit sphere; circles that hold the point come too. They are put behind those found before.
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
