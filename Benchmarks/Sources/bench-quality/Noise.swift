import Foundation
import Measuring

/// A receiver's error in metres: 17 m / 2.4477 a side (95 % within 17 m), correlated over 120 s.
struct Noise {
  private(set) var x: Double
  private(set) var y: Double

  private static let sigma = 17 / 2.4477
  private static let decay = exp(-1 / 120.0)
  private static let fresh = sigma * (1 - decay * decay).squareRoot()

  init(random: inout Random) {
    x = Self.sigma * Self.gauss(&random)
    y = Self.sigma * Self.gauss(&random)
  }

  /// Goes on by a second.
  mutating func step(random: inout Random) {
    x = Self.decay * x + Self.fresh * Self.gauss(&random)
    y = Self.decay * y + Self.fresh * Self.gauss(&random)
  }

  /// Source: Box and Muller, Annals of Mathematical Statistics 29 (1958).
  private static func gauss(_ random: inout Random) -> Double {
    (-2 * log(1 - random.uniform(0...0.999_999_999_999))).squareRoot()
      * cos(2 * .pi * random.uniform(0...1))
  }
}
