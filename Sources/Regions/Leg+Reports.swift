import Geo

/// How a leg is read.
extension Leg {
  /// Takes as many reports, one after the other, as plainly go on with a stretch of the track, and are within some metres of the first.
  mutating func begin(
    with reports: ArraySlice<PlainReport>, after stretch: PlainStretch, within meters: Double
  ) {
    fill(with: reports, after: stretch)
    (count, worstAccuracy) = (0, 0)
    let degrees = meters / Glimpse.metersPerDegree
    let chord = Earth.squaredChord(meters: meters)
    var longest = 0.0
    numbers.withUnsafeBytes { bytes in
      func number(_ row: Row, _ index: Int) -> Double { Self.number(row, index, bytes) }
      let (x, y, z) = (number(.x, 0), number(.y, 0), number(.z, 0))
      while count < reports.count {
        let step = number(.step, count)
        let (dx, dy, dz) = (number(.x, count) - x, number(.y, count) - y, number(.z, count) - z)
        guard step <= degrees * degrees, dx * dx + dy * dy + dz * dz <= chord else { break }
        longest = max(longest, step)
        worstAccuracy = max(worstAccuracy, number(.accuracy, count))
        count += 1
      }
    }
    longestStep = longest.squareRoot() * Glimpse.metersPerDegree
    if !isEmpty { pad() }
  }

  /// Repeats the last fix until a row of sixteen is full.
  private mutating func pad() {
    let count = count
    guard count % PackedLanes.scalarCount != 0 else { return }
    singles.withUnsafeMutableBufferPointer { singles in
      for axis in Swift.stride(from: 0, to: singles.count, by: Self.capacity) {
        let full = (count | (PackedLanes.scalarCount - 1)) + 1
        for index in count..<full { singles[axis + index] = singles[axis + count - 1] }
      }
    }
  }

  /// Writes down what there is to know of reports.
  private mutating func fill(with reports: ArraySlice<PlainReport>, after stretch: PlainStretch) {
    let count = reports.count
    let worst = min(stretch.limits.worstMeters ?? .infinity, Circle.alwaysUsableAccuracy)
    withNumbers { start, singles in
      func row(_ row: Row) -> UnsafeMutablePointer<Double> { start + row.rawValue * Self.stride }
      let (times, speeds, accuracies) = (row(.time), row(.speed), row(.accuracy))
      let (latitudes, longitudes) = (row(.latitude), row(.longitude))
      (times[0], speeds[0], accuracies[0]) = (stretch.time, stretch.speed, stretch.accuracy)
      (latitudes[0], longitudes[0]) = (stretch.latitude, stretch.longitude)
      for (index, report) in reports.enumerated() {
        times[index + 1] = report.time
        speeds[index + 1] = report.speed
        accuracies[index + 1] = report.accuracy
        latitudes[index + 1] = report.latitude
        longitudes[index + 1] = report.longitude
      }
      let (xs, ys, zs, steps) = (row(.x), row(.y), row(.z), row(.step))
      let before = UnitVector(latitude: stretch.latitude, longitude: stretch.longitude)
      (xs[0], ys[0], zs[0]) = (before.x, before.y, before.z)
      for first in Swift.stride(from: 1, through: count, by: Lanes.scalarCount) {
        let (latitude, longitude) = (Self.lanes(latitudes + first), Self.lanes(longitudes + first))
        let parallel = Turns(degrees: latitude)
        let meridian = Turns(degrees: longitude)
        let (x, y) = (parallel.cosine * meridian.cosine, parallel.cosine * meridian.sine)
        Self.set(x, xs + first)
        Self.set(y, ys + first)
        Self.set(parallel.sine, zs + first)
        Self.set(x, singles + (first - 1))
        Self.set(y, singles + (Self.capacity + first - 1))
        Self.set(parallel.sine, singles + (2 * Self.capacity + first - 1))

        // The same as in `Glimpse` and `PlainStretch`, for eight at a time.
        let north = latitude - Self.lanes(latitudes + first - 1)
        let slope = parallel.sine * north * (.pi / 180)
        let widening = parallel.cosine + slope.replacing(with: -slope, where: slope .< 0)
        let east =
          (longitude - Self.lanes(longitudes + first - 1))
          * widening.replacing(with: 1, where: widening .> 1)
        let step = north * north + east * east

        let (time, accuracy) = (Self.lanes(times + first), Self.lanes(accuracies + first))
        let elapsed = time - Self.lanes(times + first - 1)
        let (speed, earlier) = (Self.lanes(speeds + first), Self.lanes(speeds + first - 1))
        let named = speed.replacing(with: earlier, where: speed .< 0)
        let most = (named + FixGate.speedAllowance).replacing(
          with: FixGate.assumedSpeed, where: named .< 0)
        let reach =
          (most * elapsed + accuracy + Self.lanes(accuracies + first - 1))
          * (1 / Glimpse.metersPerDegree)

        let isPlain =
          (elapsed .> 0) .& (time .< .infinity) .& (step .<= reach * reach)
          .& (accuracy .>= CalmZone.bestAccuracy) .& (accuracy .<= worst)
          .& (latitude .<= 90) .& (latitude .>= -90) .& (longitude .<= 180) .& (longitude .>= -180)
          .& ((latitude .!= 0) .| (longitude .!= 0))
        Self.set(Lanes(repeating: .infinity).replacing(with: step, where: isPlain), steps + first)
      }
    }
  }

  private mutating func withNumbers(
    _ body: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Float>) -> Void
  ) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      singles.withUnsafeMutableBufferPointer { singles in
        if let first = numbers.baseAddress, let second = singles.baseAddress {
          body(first, second)
        }
      }
    }
  }

  @inline(__always)
  private static func lanes(_ numbers: UnsafeMutablePointer<Double>) -> Lanes {
    UnsafeRawPointer(numbers).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func set(_ lanes: Lanes, _ numbers: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(numbers).storeBytes(of: lanes, as: Lanes.self)
  }

  @inline(__always)
  private static func set(_ lanes: Lanes, _ numbers: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(numbers).storeBytes(
      of: SIMD8<Float>(lanes), as: SIMD8<Float>.self)
  }
}
