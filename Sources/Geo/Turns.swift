/// Sines and cosines of eight angles in degrees; to the bit what `Turn` says of each.
///
/// The same steps, written again: the compiler makes no instructions on eight numbers out of those for one, nor good ones for one out of a
/// generic form.
package struct Turns: Sendable {
  /// Eight numbers side by side.
  package typealias Lanes = SIMD8<Double>

  package let sine: Lanes
  package let cosine: Lanes

  /// Turns by degrees, which must be finite and small against 2^50.
  @inline(__always)
  package init(degrees: Lanes) {
    let rounding = Lanes(repeating: 6_755_399_441_055_744)
    let shifted = degrees * (1 / 90) + rounding
    let x = (degrees - (shifted - rounding) * 90) * (.pi / 180)
    let z = x * x
    let zz = z * z
    let sineLow = 8.33333333332248946124e-03 + z * -1.98412698298579493134e-04
    let sineHigh = 2.75573137070700676789e-06 + z * -2.50507602534068634195e-08
    let sineTail = sineLow + zz * (sineHigh + zz * 1.58969099521155010221e-10)
    let sine = x + x * z * (-1.66666666666666324348e-01 + z * sineTail)
    let cosineLow = 4.16666666666666019037e-02 + z * -1.38888888888741095749e-03
    let cosineMiddle = 2.48015872894767294178e-05 + z * -2.75573143513906633035e-07
    let cosineHigh = 2.08757232129817482790e-09 + z * -1.13596475577881948265e-11
    let half: Lanes = z * 0.5
    let cosine = 1 - (half - zz * (cosineLow + zz * (cosineMiddle + zz * cosineHigh)))
    let quadrant = unsafeBitCast(shifted, to: SIMD8<UInt64>.self)
    // All bits where the quarters are odd. No comparison: the compiler takes lanes apart for one of integers.
    let odd = SIMD8<UInt64>.zero &- (quadrant & 1)
    self.sine = Self.mixed(sine, cosine, odd, signs: quadrant)
    self.cosine = Self.mixed(cosine, sine, odd, signs: quadrant &+ 1)
  }

  /// Takes the other number where all bits are set, and changes the sign where the second bit is.
  @inline(__always)
  private static func mixed(
    _ one: Lanes, _ other: Lanes, _ mask: SIMD8<UInt64>, signs: SIMD8<UInt64>
  ) -> Lanes {
    let (one, other) = (
      unsafeBitCast(one, to: SIMD8<UInt64>.self), unsafeBitCast(other, to: SIMD8<UInt64>.self)
    )
    let number = one ^ ((one ^ other) & mask)
    return unsafeBitCast(number ^ ((signs & 2) &<< 62), to: Lanes.self)
  }
}
