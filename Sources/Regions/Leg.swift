import Geo

/// Some fixes in a row of one track, to be followed region by region.
///
/// Regions are independent of each other (G9), so that a leg that is known as a whole can be shown to one after the other: what a single fix
/// costs to find out which regions are near, a leg costs once for all. Every fix plainly goes on with the one before, as in `PlainStretch`, and is
/// one that each region can use (G2).
@usableFromInline
struct Leg: Sendable {
  /// So many fixes fit into one.
  @usableFromInline static var capacity: Int { 64 }

  /// What there is to know of reports, a row of numbers each.
  enum Row: Int, CaseIterable {
    /// In seconds since the reference date.
    case time
    /// In degrees.
    case latitude, longitude
    /// In metres.
    case accuracy
    /// In metres per second; below zero when the report named none.
    case speed
    /// The direction.
    case x, y, z
    /// The square of at least the way from the fix before, in degrees of a great circle; infinite when the report does not go on with it.
    case step
  }

  typealias Lanes = Turns.Lanes

  /// In each row first the fix before the leg; behind the last one anything may stand.
  var numbers = [Double](repeating: 0, count: Row.allCases.count * stride)
  static var stride: Int { capacity + Lanes.scalarCount }
  /// The x of all fixes of the leg, then y and z, to be taken sixteen at a time; behind the last one it is repeated.
  var singles = [Float](repeating: 0, count: 3 * capacity)

  /// How many fixes it has.
  var count = 0
  /// The longest way from one fix to the next, in metres, the way to the first one included.
  var longestStep = 0.0
  /// The worst accuracy of its fixes, in metres.
  var worstAccuracy = 0.0

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }
  /// The last fix.
  var last: TrackPoint { self[count - 1] }

  /// The fix of an index; that of -1 is the one before the leg.
  subscript(index: Int) -> TrackPoint {
    @inline(__always)
    get {
      precondition(index >= -1 && index < count)
      return numbers.withUnsafeBytes { bytes in
        func number(_ row: Row) -> Double { Self.number(row, index, bytes) }
        return TrackPoint(
          time: number(.time),
          coordinate: Coordinate(
            checkedLatitude: number(.latitude), longitude: number(.longitude)),
          accuracyMeters: number(.accuracy),
          vector: UnitVector(x: number(.x), y: number(.y), z: number(.z)))
      }
    }
  }

  @inline(__always)
  static func number(_ row: Row, _ index: Int, _ bytes: UnsafeRawBufferPointer) -> Double {
    let place = row.rawValue * stride + index + 1
    return bytes.loadUnaligned(
      fromByteOffset: place * MemoryLayout<Double>.stride, as: Double.self)
  }

  /// A point, and how far the fixes are from it at most, as an angle; single precision is allowed for.
  var ball: (middle: UnitVector, radius: Float) {
    let middle = self[count / 2].vector
    let center = PackedTree.Entry(middle)
    var squares = PackedLanes.zero
    for first in Swift.stride(from: 0, to: count, by: PackedLanes.scalarCount) {
      let block = squaredChords(from: center, toFixesFrom: first)
      squares.replace(with: block, where: block .> squares)
    }
    return (middle, Rings.bend * squares.max().squareRoot() + PackedTree.slop)
  }

  /// The first fix from an index on whose squared chord from a centre passes a test, sixteen at a time.
  @inline(__always)
  func first(
    from index: Int, around center: PackedTree.Entry,
    where test: (_ squares: PackedLanes) -> SIMDMask<SIMD16<Int32>>
  ) -> Int? {
    let width = PackedLanes.scalarCount
    var first = index & ~(width - 1)
    var wanted = UInt64.max << UInt64(index - first)
    while first < count {
      let word = LaneSet(test(squaredChords(from: center, toFixesFrom: first))).word & wanted
      if word != 0 {
        let found = first + word.trailingZeroBitCount
        return found < count ? found : nil
      }
      wanted = .max
      first += width
    }
    return nil
  }

  /// The squared chords from a centre to sixteen fixes, from one that is a multiple of sixteen on.
  @inline(__always)
  private func squaredChords(
    from center: PackedTree.Entry, toFixesFrom first: Int
  ) -> PackedLanes {
    singles.withUnsafeBytes { bytes in
      func row(_ axis: Int) -> PackedLanes {
        bytes.loadUnaligned(
          fromByteOffset: (axis * Self.capacity + first) * MemoryLayout<Float>.stride,
          as: PackedLanes.self)
      }
      let (dx, dy, dz) = (row(0) - center.x, row(1) - center.y, row(2) - center.z)
      return dx * dx + dy * dy + dz * dz
    }
  }

  /// The least squared chord from a centre to a fix.
  @inline(__always)
  func leastSquaredChord(from center: PackedTree.Entry) -> Float {
    var least = PackedLanes(repeating: .infinity)
    for first in Swift.stride(from: 0, to: count, by: PackedLanes.scalarCount) {
      let block = squaredChords(from: center, toFixesFrom: first)
      least.replace(with: block, where: block .< least)
    }
    return least.least
  }

  /// The first fix from an index on that is not before a time.
  func first(from index: Int, notBefore time: Double) -> Int? {
    firstIndex(from: index, of: .time) { $0 >= time }
  }

  /// The first fix from an index on whose accuracy is worse than a limit, in metres.
  func first(from index: Int, worseThan meters: Double) -> Int? {
    guard meters < worstAccuracy else { return nil }
    return firstIndex(from: index, of: .accuracy) { $0 > meters }
  }

  @inline(__always)
  private func firstIndex(from index: Int, of row: Row, where test: (Double) -> Bool) -> Int? {
    numbers.withUnsafeBytes { bytes in
      (index..<count).first { test(Self.number(row, $0, bytes)) }
    }
  }
}
