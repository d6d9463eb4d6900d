/// A hash that is the same in every run, unlike that of `Hasher`.
///
/// Source: FNV-1a, 32 bits (IETF draft-eastlake-fnv).
public enum StableHash {
  /// Returns the hash of the bytes of some numbers, the lowest byte of each first.
  public static func hash(of numbers: [Double]) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for number in numbers {
      var bits = number.bitPattern
      for _ in 0..<8 {
        hash = (hash ^ UInt32(truncatingIfNeeded: bits & 0xFF)) &* 16_777_619
        bits >>= 8
      }
    }
    return hash
  }
}
