import Foundation
import TestSupport

/// Random numbers whose seed `SEED` in the environment sets.
struct SeededNumbers: RandomNumberGenerator {
  /// The seed, to be printed.
  let seed: UInt64
  private var numbers: SplitMix64

  /// Begins with SEED, or with a seed of the moment.
  init() {
    let wanted = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
    seed = wanted ?? UInt64.random(in: 0..<1_000_000)
    numbers = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { numbers.next() }
}
