import Foundation

/// Makes pictures that are nearly right: bits flipped, lengths changed, parts cut out, doubled,
/// moved, or taken from another picture.
///
/// `FUZZ_SEED` and `FUZZ_SECONDS` work as for dates and quick lines.
struct FuzzedPicture: RandomNumberGenerator {
  /// The seed, for the message of a failure.
  let seed: UInt64
  private var state: UInt64
  private let end: ContinuousClock.Instant?
  private var rest: Int

  /// Begins; without a time limit there are `count` pictures.
  init(count: Int) {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) }
    seed =
      environment["FUZZ_SEED"].flatMap { UInt64($0) }
      ?? (seconds == nil ? 20_260_302 : .random(in: 0 ... .max))
    state = seed
    end = seconds.map { ContinuousClock.now + .seconds($0) }
    rest = count
    print("FUZZ_SEED=\(seed)")
  }

  /// Source: Sebastiano Vigna, SplitMix64, public domain.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True until the time or the number of pictures is used up.
  mutating func goesOn() -> Bool {
    rest -= 1
    return end.map { ContinuousClock.now < $0 } ?? (rest >= 0)
  }

  /// Returns a picture with one to three changes.
  mutating func picture() throws -> [UInt8] {
    var bytes = try PictureFixture.bytes(PictureFixture.kept.randomElement(using: &self) ?? "")
    for _ in 0..<Int.random(in: 1...3, using: &self) where bytes.count > 8 { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    // The heads of the parts matter most, and most of them are near the beginning.
    let reach = Bool.random(using: &self) ? min(200, bytes.count) : bytes.count
    let index = Int.random(in: 0..<reach, using: &self)
    let end = min(bytes.count, index + Int.random(in: 1...40, using: &self))
    switch Int.random(in: 0..<8, using: &self) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
    case 1:
      bytes[index] = [0, 1, 0x7F, 0x80, 0xD8, 0xD9, 0xDA, 0xFF].randomElement(using: &self) ?? 0
    case 2: bytes.removeSubrange(index..<end)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 4: bytes.removeSubrange(index...)
    case 5: bytes += bytes[index..<end]
    case 6:
      bytes.insert(contentsOf: [0xFF, UInt8.random(in: 0xC0...0xFE, using: &self)], at: index)
    default:
      for place in index..<end { bytes[place] = UInt8.random(in: 0...255, using: &self) }
    }
  }
}
