import Foundation

/// Random numbers that repeat with the same seed.
///
/// Source: SplitMix64, Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014.
struct SeededNumbers: RandomNumberGenerator {
  /// The seed, to be printed; SEED in the environment sets it.
  let seed: UInt64
  private var state: UInt64

  /// Begins with SEED, or with a seed of the moment.
  init() {
    let wanted = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
    seed = wanted ?? UInt64.random(in: 0..<1_000_000)
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
