import Foundation

/// The random numbers and the length of a test that makes up its input.
///
/// `FUZZ_SEED` sets the seed. `FUZZ_SECONDS` sets how long a test goes on, from another seed each
/// time; without it a test makes a fixed number of inputs from a fixed seed.
package struct Fuzz: RandomNumberGenerator {
  /// The seed, for the message of a failure.
  package let seed: UInt64
  private var numbers: SplitMix64
  private let end: ContinuousClock.Instant?
  private var rest: Int

  /// Begins; without a time limit there are `count` inputs from `usual`.
  package init(count: Int, seed usual: UInt64) {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) }
    seed =
      environment["FUZZ_SEED"].flatMap { UInt64($0) }
      ?? (seconds == nil ? usual : .random(in: 0 ... .max))
    numbers = SplitMix64(seed: seed)
    end = seconds.map { ContinuousClock.now + .seconds($0) }
    rest = count
    print("FUZZ_SEED=\(seed)")
  }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 { numbers.next() }

  /// True until the time or the number of inputs is used up.
  package mutating func goesOn() -> Bool {
    rest -= 1
    return end.map { ContinuousClock.now < $0 } ?? (rest >= 0)
  }
}
