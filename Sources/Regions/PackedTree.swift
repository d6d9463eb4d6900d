import Geo

/// A static R-tree of circles on the sphere, packed in the order of a space-filling curve.
///
/// Boxes are those of space, not of latitude and longitude, so that poles and antimeridian are places like all others. Numbers have single
/// precision (half a metre on the ground), and every answer allows for it: a circle may be named in vain, none is left out. 23 bytes for
/// each circle; building is O(n log n), a search visits the boxes that the ball touches.
///
/// Source: Kamel and Faloutsos, Hilbert R-tree, VLDB 1994; packed and pointerless as the static form of it.
struct PackedTree: Sendable {
  /// A circle: the unit vector of its centre, and its radius as an angle.
  typealias Entry = SIMD4<Float>

  /// The box of a node, in space; the fourth component is unused.
  private struct Box {
    var low = SIMD4<Float>(repeating: .infinity)
    var high = SIMD4<Float>(repeating: -.infinity)

    mutating func take(_ other: Box) {
      low.replace(with: other.low, where: other.low .< low)
      high.replace(with: other.high, where: other.high .> high)
    }

    func squaredDistance(to point: SIMD4<Float>) -> Float {
      let (under, over) = (low - point, point - high)
      var outside = under.replacing(with: over, where: over .> under)
      outside.replace(with: 0, where: outside .< 0)
      let squares = outside * outside
      return squares.x + squares.y + squares.z
    }
  }

  /// How many circles or nodes make a node.
  private static let fanOut = 16
  /// More than all rounding, as an angle: about a metre.
  static let slop: Float = 2e-7

  private let entries: [Entry]
  private let slots: [UInt32]
  /// From the nodes over the circles up to the root.
  private let levels: [[Box]]

  /// How many circles there are.
  var count: Int { slots.count }

  /// Sorts and packs circles, each with the slot to answer with.
  init(_ circles: [(entry: Entry, slot: UInt32)]) {
    let order = Self.curveOrder(of: circles.map(\.entry))
    self.init(
      entries: order.map { circles[$0].entry }, slots: order.map { circles[$0].slot })
  }

  /// Sorts and packs circles whose slots are their places.
  init(numbering circles: [Entry]) {
    let order = Self.curveOrder(of: circles)
    self.init(entries: order.map { circles[$0] }, slots: order.map { UInt32($0) })
  }

  private init(entries: [Entry], slots: [UInt32]) {
    self.entries = entries
    self.slots = slots
    var level = Self.pack(entries) { entry in
      let radius = SIMD4<Float>(repeating: entry.w + Self.slop)
      return Box(low: entry - radius, high: entry + radius)
    }
    var levels = [level]
    while level.count > 1 {
      level = Self.pack(level) { $0 }
      levels.append(level)
    }
    self.levels = levels
  }

  private static func pack<Child>(_ children: [Child], _ box: (Child) -> Box) -> [Box] {
    stride(from: 0, to: children.count, by: fanOut).map { start in
      var whole = Box()
      for index in start..<min(start + fanOut, children.count) { whole.take(box(children[index])) }
      return whole
    }
  }

  /// The places of the circles in the order of the curve.
  private static func curveOrder(of circles: [Entry]) -> [Int] {
    let bits = UInt64(Int.bitWidth - circles.count.leadingZeroBitCount)
    let curve = CubeCurve(order: min(20, (61 - Int(bits)) / 2))
    var keys = circles.indices.map { index in
      let entry = circles[index]
      let vector = UnitVector(x: Double(entry.x), y: Double(entry.y), z: Double(entry.z))
      return curve.position(of: vector) << bits | UInt64(index)
    }
    keys.sort()
    return keys.map { Int($0 & (1 << bits - 1)) }
  }

  /// The circles, to be packed anew with others.
  var circles: [(entry: Entry, slot: UInt32)] {
    zip(entries, slots).map { (entry: $0, slot: $1) }
  }

  /// A lower bound of how far a point is from the border of a circle, as a chord of the unit sphere; negative within.
  @inline(__always)
  static func border(of circle: Entry, from point: Entry) -> Float {
    squaredChord(circle, point).squareRoot() - circle.w - slop
  }

  @inline(__always)
  private static func squaredChord(_ circle: Entry, _ point: Entry) -> Float {
    let difference = circle - point
    let squares = difference * difference
    return squares.x + squares.y + squares.z
  }

  /// Hands on each circle whose border, seen from outside, is within a distance of a point; some may come that are a little farther.
  ///
  /// The distance is a chord of the unit sphere; circles that hold the point come too.
  func search(around point: Entry, within distance: Float, _ visit: (UInt32, Entry) -> Void) {
    guard let top = levels.indices.last else { return }
    search(level: top, from: 0, to: levels[top].count, point, distance, visit)
  }

  private func search(
    level: Int, from start: Int, to end: Int, _ point: SIMD4<Float>, _ distance: Float,
    _ visit: (UInt32, Entry) -> Void
  ) {
    let limit = max(distance + Self.slop, 0)
    levels[level].withUnsafeBufferPointer { boxes in
      for node in start..<end where boxes[node].squaredDistance(to: point) <= limit * limit {
        let first = node * Self.fanOut
        if level > 0 {
          let last = min(first + Self.fanOut, levels[level - 1].count)
          search(level: level - 1, from: first, to: last, point, distance, visit)
        } else {
          visitEntries(from: first, point, distance, visit)
        }
      }
    }
  }

  private func visitEntries(
    from first: Int, _ point: SIMD4<Float>, _ distance: Float, _ visit: (UInt32, Entry) -> Void
  ) {
    entries.withUnsafeBufferPointer { entries in
      for index in first..<min(first + Self.fanOut, entries.count) {
        let entry = entries[index]
        // The same as asking for the border, without a root.
        let limit = distance + entry.w + Self.slop
        if Self.squaredChord(entry, point) <= limit * limit { visit(slots[index], entry) }
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
