/// Sixteen numbers, one for each child of a node.
typealias PackedLanes = SIMD16<Float>

/// A ball in space, its numbers repeated in every lane.
struct PackedBall: Sendable {
  let (x, y, z): (PackedLanes, PackedLanes, PackedLanes)
  let radius: PackedLanes

  // Not inlined, because the compiler would split the vectors again.
  @inline(never)
  init(_ center: PackedTree.Entry, _ radius: Float) {
    x = PackedLanes(repeating: center.x)
    y = PackedLanes(repeating: center.y)
    z = PackedLanes(repeating: center.z)
    self.radius = PackedLanes(repeating: radius)
  }
}

/// A box in space; the fourth component is unused.
struct PackedBox: Sendable {
  var low = SIMD4<Float>(repeating: .infinity)
  var high = SIMD4<Float>(repeating: -.infinity)

  mutating func formUnion(_ other: PackedBox) {
    low.replace(with: other.low, where: other.low .< low)
    high.replace(with: other.high, where: other.high .> high)
  }
}

/// The boxes of up to sixteen children; a missing one touches nothing.
struct PackedNode: Sendable {
  private var lowX = PackedLanes(repeating: .infinity)
  private var lowY = PackedLanes(repeating: .infinity)
  private var lowZ = PackedLanes(repeating: .infinity)
  private var highX = PackedLanes(repeating: -.infinity)
  private var highY = PackedLanes(repeating: -.infinity)
  private var highZ = PackedLanes(repeating: -.infinity)

  init(_ boxes: ArraySlice<PackedBox>) {
    for (lane, box) in boxes.enumerated() {
      (lowX[lane], lowY[lane], lowZ[lane]) = (box.low.x, box.low.y, box.low.z)
      (highX[lane], highY[lane], highZ[lane]) = (box.high.x, box.high.y, box.high.z)
    }
  }

  /// The box around all children.
  var boundingBox: PackedBox {
    PackedBox(
      low: SIMD4(lowX.min(), lowY.min(), lowZ.min(), 0),
      high: SIMD4(highX.max(), highY.max(), highZ.max(), 0))
  }

  @inline(__always)
  func lanes(touching ball: PackedBall) -> LaneSet {
    let x = Self.outside(ball.x, lowX, highX)
    let y = Self.outside(ball.y, lowY, highY)
    let z = Self.outside(ball.z, lowZ, highZ)
    return LaneSet(x * x + y * y + z * z .<= ball.radius * ball.radius)
  }

  @inline(__always)
  private static func outside(
    _ point: PackedLanes, _ low: PackedLanes, _ high: PackedLanes
  ) -> PackedLanes {
    let (under, over) = (low - point, point - high)
    let way = under.replacing(with: over, where: over .> under)
    return way.replacing(with: 0, where: way .< 0)
  }
}

/// A set of lanes, iterated in ascending order.
struct LaneSet: Sendable, Sequence, IteratorProtocol {
  /// One bit for each lane.
  private(set) var bits: UInt32

  /// The lanes of a mask.
  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int32>>) {
    // A byte of ones or zeros for each lane. One bit of each is kept, a different one of every
    // eight, and the multiplication adds them up in the highest byte.
    let bytes = unsafeBitCast(
      SIMD16<Int8>(truncatingIfNeeded: unsafeBitCast(mask, to: SIMD16<Int32>.self)),
      to: SIMD2<UInt64>.self)
    let (weights, ones) = (0x8040_2010_0804_0201 as UInt64, 0x0101_0101_0101_0101 as UInt64)
    let (low, high) = (
      ((bytes.x & weights) &* ones) >> 56, ((bytes.y & weights) &* ones) >> 56
    )
    bits = UInt32(truncatingIfNeeded: low | high << 8)
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }
}
