import Geo

/// Quiet bands around centres, tested sixteen at a time.
///
/// Each row has an owner, a number that the user of the table chooses. Scanning is O(rows).
/// Numbers have single precision; every slack is rounded down by more than the error.
struct BandTable: Sendable {
  private static let width = PackedLanes.scalarCount
  /// The numbers of each row: x, y, z, low and high.
  private static let numbersPerRow = 5
  /// An arc is longer than its chord; within the largest circle by less than this factor.
  private static let arcPerChord: Float = 1.00002

  /// By block of sixteen rows: their x, then y, z, low and high.
  ///
  /// Unused lanes are never left.
  private var blocks: [PackedLanes] = []
  private(set) var owners: [Int] = []
  /// The rows that `slack(from:limit:)` found last, ascending.
  private(set) var near: [Int] = []

  var count: Int { owners.count }

  /// Appends the band between two distances from a centre, as angles.
  mutating func append(_ center: PackedTree.Entry, low: Float, high: Float, owner: Int) {
    if count % Self.width == 0 {
      blocks += [
        .zero, .zero, .zero, PackedLanes(repeating: -.infinity), PackedLanes(repeating: .infinity),
      ]
    }
    owners.append(owner)
    withNumbers(of: count - 1) { numbers in
      numbers[0] = center.x
      numbers[Self.width] = center.y
      numbers[2 * Self.width] = center.z
      numbers[3 * Self.width] = low
      numbers[4 * Self.width] = high
    }
  }

  /// Removes a row; the last row takes its place.
  mutating func remove(at row: Int) {
    let last = count - 1
    if row != last {
      for number in 0..<Self.numbersPerRow {
        blocks[Self.block(of: row) + number][row % Self.width] =
          blocks[Self.block(of: last) + number][last % Self.width]
      }
      owners[row] = owners[last]
    }
    owners.removeLast()
    if last % Self.width == 0 {
      blocks.removeLast(Self.numbersPerRow)
    } else {
      withNumbers(of: last) { numbers in
        numbers[3 * Self.width] = -.infinity
        numbers[4 * Self.width] = .infinity
      }
    }
  }

  /// Removes all rows, and keeps the memory.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
  }

  /// Returns how far one may move from a point without leaving any band, as an angle; not above
  /// zero when one is left already.
  @inline(__always)
  func slack(from point: PackedBall) -> Float {
    var least = PackedLanes(repeating: .infinity)
    forEachBlock(from: point) { _, slacks in least.replace(with: slacks, where: slacks .< least) }
    return least.least - PackedTree.slop
  }

  /// Sets `near` to the rows whose slack is at most `limit`, and returns the slack of the others.
  mutating func slack(from point: PackedBall, limit: Float) -> Float {
    if !near.isEmpty { near.removeAll(keepingCapacity: true) }
    let slack = slack(from: point)
    guard slack <= limit else { return slack }
    var least = PackedLanes(repeating: .infinity)
    var found: [Int] = []
    swap(&found, &near)
    let limits = PackedLanes(repeating: limit + PackedTree.slop)
    forEachBlock(from: point) { block, slacks in
      let isNear = slacks .<= limits
      let others = slacks.replacing(with: .infinity, where: isNear)
      least.replace(with: others, where: others .< least)
      for lane in LaneSet(isNear) { found.append(block * Self.width + lane) }
    }
    near = found
    return least.least - PackedTree.slop
  }

  /// Calls `body` with the slacks of each block, negative for a band that is left.
  @inline(__always)
  private func forEachBlock(
    from point: PackedBall, _ body: (_ block: Int, _ slacks: PackedLanes) -> Void
  ) {
    blocks.withUnsafeBufferPointer { blocks in
      for block in 0..<blocks.count / Self.numbersPerRow {
        let first = block * Self.numbersPerRow
        let (dx, dy, dz) = (
          blocks[first] - point.x, blocks[first + 1] - point.y, blocks[first + 2] - point.z
        )
        let chord = (dx * dx + dy * dy + dz * dz).squareRoot()
        let within = blocks[first + 4] - Self.arcPerChord * chord
        let beyond = chord - blocks[first + 3]
        body(block, within.replacing(with: beyond, where: beyond .< within))
      }
    }
  }

  /// Calls `body` with the x of a row; its other numbers follow at distances of `width`.
  @inline(__always)
  private mutating func withNumbers(of row: Int, _ body: (UnsafeMutablePointer<Float>) -> Void) {
    blocks.withUnsafeMutableBytes { bytes in
      guard let start = bytes.bindMemory(to: Float.self).baseAddress else { return }
      body(start + Self.block(of: row) * Self.width + row % Self.width)
    }
  }

  /// Returns where the block of a row begins in `blocks`.
  private static func block(of row: Int) -> Int { row / width * numbersPerRow }
}

extension PackedLanes {
  /// The least of sixteen numbers.
  @inline(__always)
  var least: Float {
    let first = Self.lesser(lowHalf.lowHalf, lowHalf.highHalf)
    let second = Self.lesser(highHalf.lowHalf, highHalf.highHalf)
    let four = Self.lesser(first, second)
    return Swift.min(Swift.min(four.x, four.y), Swift.min(four.z, four.w))
  }

  @inline(__always)
  private static func lesser(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD4<Float> {
    left.replacing(with: right, where: right .< left)
  }
}
