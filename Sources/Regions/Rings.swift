import Geo

/// Rings around centres, sixteen side by side, so that a few instructions look at sixteen of them.
///
/// A ring is found again by its index. A look is O(rings); numbers have single precision, and every answer allows for it.
struct Rings: Sendable {
  /// One ring: its centre, and its limits as angles.
  struct Entry: Sendable {
    let center: PackedTree.Entry
    let low: Float
    let high: Float

    /// Everywhere but within a circle.
    init(outside circle: PackedTree.Entry) {
      center = PackedTree.Entry(circle.x, circle.y, circle.z, 0)
      low = circle.w
      high = .infinity
    }

    /// The circle that it is everywhere but within.
    var circle: PackedTree.Entry {
      PackedTree.Entry(center.x, center.y, center.z, low)
    }

    fileprivate init(center: PackedTree.Entry, low: Float, high: Float) {
      self.center = center
      self.low = low
      self.high = high
    }

    init(_ ring: Ring, around center: UnitVector) {
      self.center = PackedTree.Entry(center)
      low = Float(ring.low / Earth.radiusMeters)
      high = Float(ring.high / Earth.radiusMeters)
    }
  }

  private static let width = PackedLanes.scalarCount
  private static let rowsEach = 5

  /// By block of sixteen rings: a row of their x, then y, z, low and high.
  private var rows: [PackedLanes] = []
  /// How many there are; the lanes behind them never count.
  private(set) var count = 0

  /// Adds a ring behind the others.
  mutating func append(_ ring: Entry) {
    if count % Self.width == 0 { appendBlock() }
    count += 1
    set(ring, at: count - 1)
  }

  /// Takes in one ring around each of some circles in place of what there was.
  mutating func replaceAll(outside circles: [PackedTree.Found]) {
    let blocks = (circles.count + Self.width - 1) / Self.width
    rows.removeAll(keepingCapacity: true)
    for _ in 0..<blocks { appendBlock() }
    count = circles.count
    rows.withUnsafeMutableBytes { bytes in
      let numbers = bytes.bindMemory(to: Float.self)
      for (index, (circle, _)) in circles.enumerated() {
        let first = Self.firstNumber(of: index)
        numbers[first] = circle.x
        numbers[first + Self.width] = circle.y
        numbers[first + 2 * Self.width] = circle.z
        numbers[first + 3 * Self.width] = circle.w
      }
    }
  }

  private mutating func appendBlock() {
    for _ in 0..<3 { rows.append(.zero) }
    rows.append(PackedLanes(repeating: -.infinity))
    rows.append(PackedLanes(repeating: .infinity))
  }

  /// Puts a ring in the place of another.
  mutating func set(_ ring: Entry, at index: Int) {
    withNumbers(of: index) { numbers in
      numbers[0] = ring.center.x
      numbers[Self.width] = ring.center.y
      numbers[2 * Self.width] = ring.center.z
      numbers[3 * Self.width] = ring.low
      numbers[4 * Self.width] = ring.high
    }
  }

  /// Takes out a ring; the last one gets its index.
  mutating func removeBySwap(_ index: Int) {
    set(entry(at: count - 1), at: index)
    count -= 1
    if count % Self.width == 0 {
      rows.removeLast(Self.rowsEach)
    } else {
      withNumbers(of: count) { numbers in
        numbers[3 * Self.width] = -.infinity
        numbers[4 * Self.width] = .infinity
      }
    }
  }

  /// How far one may go from a point without leaving any ring, as an angle; not above zero when one is left already.
  @inline(__always)
  func way(from point: PackedBall) -> Float {
    guard count > 0 else { return .infinity }
    var nearest = PackedLanes(repeating: .infinity)
    forEachBlock(from: point) { _, ways in nearest.replace(with: ways, where: ways .< nearest) }
    return nearest.least - PackedTree.slop
  }

  /// The same for the rings that one may go farther in than a limit; the indices of the others are added to `near`.
  func way(from point: PackedBall, limit: Float, near: inout [Int]) -> Float {
    var nearest = PackedLanes(repeating: .infinity)
    let limits = PackedLanes(repeating: limit + PackedTree.slop)
    forEachBlock(from: point) { block, ways in
      let isNear = ways .<= limits
      let others = ways.replacing(with: .infinity, where: isNear)
      nearest.replace(with: others, where: others .< nearest)
      for lane in LaneSet(isNear) { near.append(block * Self.width + lane) }
    }
    return nearest.least - PackedTree.slop
  }

  /// How far one may go from a point without leaving one ring, as an angle.
  func way(from point: PackedTree.Entry, at index: Int) -> Float {
    let ring = entry(at: index)
    let way = ring.center - point
    let chord = (way * way).sum().squareRoot()
    return min(chord - ring.low, ring.high - Self.bend * chord) - PackedTree.slop
  }

  /// An arc is longer than its chord, within the largest circle by less than this.
  static var bend: Float { 1.00002 }

  /// Hands on, of each block, how far it is to the nearer limit of its rings, as angles: lower bounds but for rounding, negative beyond it.
  @inline(__always)
  private func forEachBlock(
    from point: PackedBall, _ body: (_ block: Int, _ ways: PackedLanes) -> Void
  ) {
    rows.withUnsafeBufferPointer { rows in
      for block in 0..<rows.count / Self.rowsEach {
        let first = block * Self.rowsEach
        let (dx, dy, dz) = (
          rows[first] - point.x, rows[first + 1] - point.y, rows[first + 2] - point.z
        )
        let chord = (dx * dx + dy * dy + dz * dz).squareRoot()
        let (within, beyond) = (rows[first + 4] - Self.bend * chord, chord - rows[first + 3])
        body(block, within.replacing(with: beyond, where: beyond .< within))
      }
    }
  }

  /// The ring of an index.
  func entry(at index: Int) -> Entry {
    rows.withUnsafeBytes { bytes in
      let numbers = bytes.bindMemory(to: Float.self)
      let first = Self.firstNumber(of: index)
      return Entry(
        center: PackedTree.Entry(
          numbers[first], numbers[first + Self.width], numbers[first + 2 * Self.width], 0),
        low: numbers[first + 3 * Self.width], high: numbers[first + 4 * Self.width])
    }
  }

  /// Hands on the numbers from the x of a ring on; the others follow a row apart.
  @inline(__always)
  private mutating func withNumbers(
    of index: Int, _ body: (UnsafeMutablePointer<Float>) -> Void
  ) {
    rows.withUnsafeMutableBytes { bytes in
      let numbers = bytes.bindMemory(to: Float.self)
      guard let start = numbers.baseAddress else { return }
      body(start + Self.firstNumber(of: index))
    }
  }

  /// Where the x of a ring stands among the numbers of all rows.
  private static func firstNumber(of index: Int) -> Int {
    index / width * rowsEach * width + index % width
  }
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
