import Geo

/// How a leg is read.
extension Leg {
  /// Writes down plain reports until there is no other one or the leg is full, and tells how many there were.
  @inlinable
  @inline(__always)
  mutating func read(_ next: () -> PlainReport?) -> Int {
    numbers.withUnsafeMutableBufferPointer { numbers in
      var number = 0
      while number < Self.capacity, let report = next() {
        number += 1
        func set(_ row: Row, _ value: Double) {
          numbers[row.rawValue * Self.stride + number] = value
        }
        set(.time, report.time)
        set(.latitude, report.latitude)
        set(.longitude, report.longitude)
        set(.accuracy, report.accuracy)
        set(.speed, report.speed)
      }
      return number
    }
  }

  /// Takes as many of the reports that were read as plainly go on with a stretch of the track, and are within some metres of the first.
  mutating func begin(ofFirst most: Int, after stretch: PlainStretch, within meters: Double) {
    fill(most, after: stretch)
    (count, worstAccuracy) = (0, 0)
    let degrees = meters / Glimpse.metersPerDegree
    let chord = Earth.squaredChord(meters: meters)
    var longest = 0.0
    numbers.withUnsafeBytes { bytes in
      func number(_ row: Row, _ index: Int) -> Double { Self.number(row, index, bytes) }
      let (x, y, z) = (number(.x, 0), number(.y, 0), number(.z, 0))
      while count < most {
        let step = number(.step, count)
        let (dx, dy, dz) = (number(.x, count) - x, number(.y, count) - y, number(.z, count) - z)
        guard step <= degrees * degrees, dx * dx + dy * dy + dz * dz <= chord else { break }
        longest = max(longest, step)
        worstAccuracy = max(worstAccuracy, number(.accuracy, count))
        count += 1
      }
    }
    longestStep = longest.squareRoot() * Glimpse.metersPerDegree
    if !isEmpty { draw() }
  }

  /// Writes down what circles ask of fixes.
  private mutating func draw() {
    let (count, middle) = (count, self[count / 2].vector)
    self.middle = middle
    var widest = Lanes.zero
    withNumbers { numbers, singles in
      func row(_ row: Row) -> UnsafeMutablePointer<Double> { numbers + row.rawValue * Self.stride }
      func single(_ row: Single, _ first: Int) -> UnsafeMutablePointer<Float> {
        singles + (row.rawValue * Self.capacity + first)
      }
      let (xs, ys, zs) = (row(.x) + 1, row(.y) + 1, row(.z) + 1)
      let (steps, accuracies) = (row(.step) + 1, row(.accuracy) + 1)
      // From the last fix nothing leads on; and what is behind it is like it.
      for index in count..<(count + Lanes.scalarCount - 1) & ~(Lanes.scalarCount - 1) {
        (xs[index], ys[index], zs[index]) = (xs[count - 1], ys[count - 1], zs[count - 1])
        (steps[index], accuracies[index]) = (0, accuracies[count - 1])
      }
      steps[count] = 0
      for first in Swift.stride(from: 0, to: count, by: Lanes.scalarCount) {
        let x = Self.lanes(xs + first) - middle.x
        let y = Self.lanes(ys + first) - middle.y
        let z = Self.lanes(zs + first) - middle.z
        Self.set(x, single(.x, first))
        Self.set(y, single(.y, first))
        Self.set(z, single(.z, first))
        let square = x * x + y * y + z * z
        widest.replace(with: square, where: square .> widest)
        let (step, next) = (Self.lanes(steps + first), Self.lanes(steps + first + 1))
        Self.set(step.replacing(with: next, where: next .> step) * Self.dip, single(.dip, first))
        Self.set(
          Self.lanes(accuracies + first) * (1 / Earth.radiusMeters), single(.accuracy, first))
      }
    }
    firstDip = Float(Self.dip * numbers.withUnsafeBytes { Self.number(.step, 0, $0) })
    radius = Rings.bend * Float(widest.max().squareRoot()) + PackedTree.slop
  }

  /// What a squared step in square degrees is, as a square of a chord, for `Single.dip`: a quarter, and as much more as makes up for the bend of
  /// a step and a circle of a hundred kilometres.
  private static var dip: Double { (.pi / 180) * (.pi / 180) / 4 * 1.02 }

  /// Writes down what there is to know of the reports that were read.
  private mutating func fill(_ count: Int, after stretch: PlainStretch) {
    let worst = min(stretch.limits.worstMeters ?? .infinity, Circle.alwaysUsableAccuracy)
    withNumbers { numbers, _ in
      func row(_ row: Row) -> UnsafeMutablePointer<Double> { numbers + row.rawValue * Self.stride }
      let (times, speeds, accuracies) = (row(.time), row(.speed), row(.accuracy))
      let (latitudes, longitudes) = (row(.latitude), row(.longitude))
      (times[0], speeds[0], accuracies[0]) = (stretch.time, stretch.speed, stretch.accuracy)
      (latitudes[0], longitudes[0]) = (stretch.latitude, stretch.longitude)
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
