/// Some of sixteen lanes, ascending.
struct LaneSet: Sendable, Sequence, IteratorProtocol {
  /// A bit for each lane.
  private(set) var bits: UInt32

  /// The lanes of a mask.
  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int32>>) {
    // A byte of ones or zeros for each lane; of each eight bytes another bit is kept, and all are added up in the highest byte.
    let bytes = unsafeBitCast(
      SIMD16<Int8>(truncatingIfNeeded: unsafeBitCast(mask, to: SIMD16<Int32>.self)),
      to: SIMD2<UInt64>.self)
    let (weights, ones) = (0x8040_2010_0804_0201 as UInt64, 0x0101_0101_0101_0101 as UInt64)
    let (low, high) = (
      ((bytes.x & weights) &* ones) >> 56, ((bytes.y & weights) &* ones) >> 56
    )
    bits = UInt32(truncatingIfNeeded: low | high << 8)
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }
}
