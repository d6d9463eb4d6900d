import Geo
import Testing

struct StableHashTests {
  @Test func `the hash is FNV-1a of the bytes, as other programs compute it`() {
    #expect(StableHash.hash(of: []) == 0x811C_9DC5)
    #expect(StableHash.hash(of: [52.52, 13.405, 100]) == 1_531_984_540)
    let text = Double(bitPattern: 0x6162_7261_626F_6F66)  // "foobarba", the lowest byte first
    #expect(StableHash.hash(of: [text]) == 4_112_850_189)
  }
}
