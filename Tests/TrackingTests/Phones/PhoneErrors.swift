import Foundation
import TestSupport

/// Reports of a phone, with the errors that phones are assumed to have.
///
/// The accuracy that it claims (68 %) is 12 to 25 m for most reports and 30 to 65 m for a few; the
/// true error has that size, and half of it is left in the next report. Three reports in a hundred
/// begin a stay at a wrong position that lasts one to three reports and claims what it likes.
struct PhoneErrors {
  /// One report in metres from the place.
  struct Report {
    let east: Double
    let north: Double
    let claimedMeters: Double
  }

  private var random: SplitMix64
  private var error = SIMD2(0.0, 0.0)
  private var wrong = Report(east: 0, north: 0, claimedMeters: 0)
  private var wrongLeft = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns the report of a phone that is really so far from the place, in metres.
  mutating func report(east: Double, north: Double) -> Report {
    let isGood = Double.random(in: 0..<97, using: &random) < 80
    let claimed = Double.random(in: isGood ? 12...25 : 30...65, using: &random)
    for axis in 0..<2 {
      error[axis] = error[axis] / 2 + 3.0.squareRoot() / 2 * claimed / 1.51 * gauss()
    }
    if wrongLeft == 0, Double.random(in: 0..<1, using: &random) < 0.03 {
      let far = Double.random(in: 300...3000, using: &random)
      let angle = Double.random(in: 0..<(2 * .pi), using: &random)
      wrong = Report(
        east: far * cos(angle), north: far * sin(angle),
        claimedMeters: Double.random(in: 20...1000, using: &random))
      wrongLeft = Int.random(in: 1...3, using: &random)
    }
    if wrongLeft > 0 {
      wrongLeft -= 1
      // A few metres apart: what is the same to the last digit is only a sign of life.
      return Report(
        east: east + wrong.east + 3 * gauss(), north: north + wrong.north + 3 * gauss(),
        claimedMeters: wrong.claimedMeters)
    }
    return Report(east: east + error.x, north: north + error.y, claimedMeters: claimed)
  }

  /// Returns a normal deviate.
  ///
  /// Source: Box and Muller, Annals of Mathematical Statistics 29 (1958).
  private mutating func gauss() -> Double {
    (-2 * log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &random))).squareRoot()
      * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
  }
}
