import Geo

/// Circles in blocks of four, so that one instruction looks at four of them.
///
/// A circle is found again by its index. An index without a circle, at the end or where one was taken out, never counts.
struct CircleBlocks: Sendable {
  /// Which side of the borders counts.
  enum Side {
    /// One who is outside must not come in.
    case outside
    /// One who is inside must not leave.
    case inside
  }

  private struct Block {
    var x: SIMD4<Float>
    var y: SIMD4<Float>
    var z: SIMD4<Float>
    var radius: SIMD4<Float>
  }

  private let side: Side
  private var blocks: [Block] = []
  /// Indices below this have been used.
  private(set) var count = 0

  /// Creates an empty list of circles that are all seen from one side.
  init(seenFrom side: Side) {
    self.side = side
  }

  /// The circle at an index.
  subscript(index: Int) -> PackedTree.Entry {
    get {
      let (block, lane) = (blocks[index >> 2], index & 3)
      return PackedTree.Entry(block.x[lane], block.y[lane], block.z[lane], block.radius[lane])
    }
    set {
      let (block, lane) = (index >> 2, index & 3)
      blocks[block].x[lane] = newValue.x
      blocks[block].y[lane] = newValue.y
      blocks[block].z[lane] = newValue.z
      blocks[block].radius[lane] = newValue.w
    }
  }

  /// Adds a circle behind the others, or an index without one.
  mutating func append(_ circle: PackedTree.Entry?) {
    if count & 3 == 0 {
      blocks.append(
        Block(x: .zero, y: .zero, z: .zero, radius: SIMD4(repeating: noCircle.w)))
    }
    count += 1
    self[count - 1] = circle ?? noCircle
  }

  /// Takes the circle out of an index, which stays.
  mutating func clear(_ index: Int) {
    self[index] = noCircle
  }

  /// Takes out a circle; the last one gets its index.
  mutating func removeBySwap(_ index: Int) {
    self[index] = self[count - 1]
    self[count - 1] = noCircle
    count -= 1
    if count & 3 == 0 { blocks.removeLast() }
  }

  /// Takes out all circles.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Looks at all circles: puts into `near` the indices of those whose border is at most `limit` away, and returns how far the nearest of the others is.
  ///
  /// Distances are chords of the unit sphere, negative beyond the border, and lower bounds.
  func look(from point: PackedTree.Entry, limit: Float, near: inout [Int]) -> Float {
    // Emptying takes its time, even of what is empty.
    if !near.isEmpty { near.removeAll(keepingCapacity: true) }
    return switch side {
    case .outside:
      look(from: point, limit: limit, near: &near) { $0 - $1 }
    case .inside:
      // Within the largest circle an arc is less than 2/100000 longer than its chord.
      look(from: point, limit: limit, near: &near) { $1 - 1.00002 * $0 }
    }
  }

  @inline(__always)
  private func look(
    from point: PackedTree.Entry, limit: Float, near: inout [Int],
    way: (_ chord: SIMD4<Float>, _ radius: SIMD4<Float>) -> SIMD4<Float>
  ) -> Float {
    var nearest = SIMD4<Float>(repeating: .infinity)
    let (x, y, z) = (
      SIMD4(repeating: point.x), SIMD4(repeating: point.y), SIMD4(repeating: point.z)
    )
    let limits = SIMD4(repeating: limit + PackedTree.slop)
    blocks.withUnsafeBufferPointer { blocks in
      for index in blocks.indices {
        let block = blocks[index]
        let (dx, dy, dz) = (block.x - x, block.y - y, block.z - z)
        let way = way((dx * dx + dy * dy + dz * dz).squareRoot(), block.radius)
        let isNear = way .<= limits
        guard any(isNear) else {
          nearest.replace(with: way, where: way .< nearest)
          continue
        }
        for lane in 0..<4 {
          if isNear[lane] {
            near.append(4 * index + lane)
          } else {
            nearest[lane] = min(nearest[lane], way[lane])
          }
        }
      }
    }
    return nearest.min() - PackedTree.slop
  }

  private var noCircle: PackedTree.Entry {
    PackedTree.Entry(0, 0, 0, side == .outside ? -.infinity : .infinity)
  }
}
