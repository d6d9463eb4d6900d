import Foundation
import Testing

@testable import Application

/// The comparison of digests of keys and tokens.
struct ConstantTimeTests {
  /// Counts how many of its bytes were read.
  private final class Count {
    var reads = 0
  }

  /// Bytes that tell a counter about each read.
  private struct Watched: Collection {
    let bytes: [UInt8]
    let count: Count

    var startIndex: Int { bytes.startIndex }
    var endIndex: Int { bytes.endIndex }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> UInt8 {
      count.reads += 1
      return bytes[index]
    }
  }

  @Test func `all bytes are looked at, wherever the first difference is`() {
    let digest = (0..<32).map { UInt8($0) }
    var wrong = digest.indices.map { index in
      var bytes = digest
      bytes[index] ^= 1
      return bytes
    }
    wrong.append(digest.map { ~$0 })
    for other in wrong + [digest] {
      let count = Count()
      let isSame = ConstantTime.isSame(
        Watched(bytes: digest, count: count), Watched(bytes: other, count: count))
      #expect(isSame == (other == digest))
      #expect(count.reads == 64)
    }
  }

  @Test func `digests are equal, or differ by a bit or by their length`() {
    let digest = Data((0..<32).map { UInt8($0) })
    #expect(ConstantTime.areEqual(digest, Data(digest)))
    #expect(ConstantTime.areEqual(Data([9]) + digest.prefix(3), Data([9, 0, 1, 2])))
    #expect(!ConstantTime.areEqual(digest, digest.prefix(31)))
    #expect(!ConstantTime.areEqual(digest, Data()))
    #expect(!ConstantTime.areEqual(digest, digest.prefix(31) + [255]))
  }
}
