import Foundation

/// A small random generator with a seed, so that every run is the same.
///
/// Source: Steele, Lea, Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func uniform(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// A normal deviate of variance 1 (Box and Muller 1958).
  mutating func gauss() -> Double {
    let radius = (-2 * log(1 - uniform(0...0.999_999_999))).squareRoot()
    return radius * cos(2 * .pi * uniform(0...1))
  }
}
