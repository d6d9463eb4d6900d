import Foundation
import TestSupport

/// Makes pictures that are nearly right: bits flipped, lengths changed, parts cut out, doubled,
/// moved, or taken from another picture.
///
/// `Fuzz` says where the seed comes from.
struct FuzzedPicture: RandomNumberGenerator {
  private var fuzz: Fuzz

  /// Begins; without a time limit there are `count` pictures.
  init(count: Int) { fuzz = Fuzz(count: count, seed: 20_260_302) }

  /// The seed, for the message of a failure.
  var seed: UInt64 { fuzz.seed }

  mutating func next() -> UInt64 { fuzz.next() }

  /// True until the time or the number of pictures is used up.
  mutating func goesOn() -> Bool { fuzz.goesOn() }

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
