import Foundation
import TestSupport

extension SplitMix64 {
  /// Returns a number of a range, evenly.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Returns a normal deviate of variance 1 (Box and Muller 1958).
  mutating func gauss() -> Double {
    let radius = (-2 * log(1 - uniform(0...0.999_999_999))).squareRoot()
    return radius * cos(2 * .pi * uniform(0...1))
  }
}
