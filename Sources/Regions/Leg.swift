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
  @usableFromInline
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

  /// What circles ask of fixes, a row of numbers in single precision each, to be taken sixteen at a time.
  enum Single: Int, CaseIterable {
    /// The direction, less that of the middle.
    case x, y, z
    /// A quarter of the square of the longer one of the steps to and from the fix, as a chord, and a little more.
    case dip
    /// As an angle.
    case accuracy
  }

  typealias Lanes = Turns.Lanes

  /// In each row first the fix before the leg; behind the last one anything may stand.
  @usableFromInline var numbers = [Double](repeating: 0, count: Row.allCases.count * stride)
  /// How far rows are apart: the fix before, as many as fit, and room for eight numbers to be taken at once.
  @usableFromInline static var stride: Int { 72 }
  /// Behind the last fix, anything that is a number may stand.
  var singles = [Float](repeating: 0, count: Single.allCases.count * capacity)

  /// How many fixes it has.
  var count = 0
  /// A direction near all fixes.
  var middle = UnitVector(x: 0, y: 0, z: 1)
  /// All fixes are within this angle of the middle.
  var radius: Float = 0
  /// `Single.dip` of the way to the first fix alone.
  var firstDip: Float = 0
  /// The longest way from one fix to the next, in metres, the way to the first one included.
  var longestStep = 0.0
  /// The worst accuracy of its fixes, in metres.
  var worstAccuracy = 0.0

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }
  /// The last fix.
  var last: TrackPoint { self[count - 1] }
  /// What its last report said.
  var lastReport: PlainReport {
    numbers.withUnsafeBytes { bytes in
      func number(_ row: Row) -> Double { Self.number(row, count - 1, bytes) }
      return PlainReport(
        time: number(.time), latitude: number(.latitude), longitude: number(.longitude),
        accuracy: number(.accuracy), speed: number(.speed))
    }
  }
  /// The direction of the fix before the leg.
  var before: UnitVector { numbers.withUnsafeBytes { Self.vector(-1, $0) } }

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
          accuracyMeters: number(.accuracy), vector: Self.vector(index, bytes))
      }
    }
  }

  /// The time of a fix, in seconds since the reference date.
  @inline(__always)
  func time(_ index: Int) -> Double {
    precondition(index >= -1 && index < count)
    return numbers.withUnsafeBytes { Self.number(.time, index, $0) }
  }

  /// How far a fix is from a point, in metres.
  @inline(__always)
  func distanceMeters(from point: UnitVector, to index: Int) -> Double {
    precondition(index >= -1 && index < count)
    return point.distanceMeters(to: numbers.withUnsafeBytes { Self.vector(index, $0) })
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

  /// The fix that confirms a change for which all fixes from an index on speak, if it is one of the leg (G5).
  func confirmation(of state: RegionState, from index: Int) -> Int? {
    // Three fixes at least, unless they are sparse.
    var last = index + 2
    guard last < count else { return nil }
    let start = time(index)
    guard !Span(from: start, to: time(index + 1)).isAtLeast(PendingChange.sparseSeconds) else {
      return nil
    }
    let seconds = PendingChange.seconds(for: state)
    while !Span(from: start, to: time(last)).isAtLeast(seconds) {
      last += 1
      guard last < count else { return nil }
    }
    return Span(from: start, to: time(last)).exceeds(PendingChange.patienceSeconds) ? nil : last
  }

  @inline(__always)
  static func number(_ row: Row, _ index: Int, _ bytes: UnsafeRawBufferPointer) -> Double {
    let place = row.rawValue * stride + index + 1
    return bytes.loadUnaligned(
      fromByteOffset: place * MemoryLayout<Double>.stride, as: Double.self)
  }

  @inline(__always)
  private static func vector(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> UnitVector {
    UnitVector(
      x: number(.x, index, bytes), y: number(.y, index, bytes), z: number(.z, index, bytes))
  }

  /// Sixteen numbers of a row.
  @inline(__always)
  func row(_ row: Single, _ block: Int) -> PackedLanes {
    singles.withUnsafeBytes { bytes in
      let place = row.rawValue * Self.capacity + block * PackedLanes.scalarCount
      return bytes.loadUnaligned(
        fromByteOffset: place * MemoryLayout<Float>.stride, as: PackedLanes.self)
    }
  }

  @inline(__always)
  private func firstIndex(from index: Int, of row: Row, where test: (Double) -> Bool) -> Int? {
    numbers.withUnsafeBytes { bytes in
      (index..<count).first { test(Self.number(row, $0, bytes)) }
    }
  }
}
