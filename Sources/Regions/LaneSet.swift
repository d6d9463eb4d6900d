/// Some of sixteen lanes, ascending.
struct LaneSet: Sendable, Sequence, IteratorProtocol {
  private var bits: UInt32

  // Not stored, because it would have to be asked each time whether it is already there.
  @inline(__always)
  private static var weights: SIMD16<Int32> {
    SIMD16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
  }

  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int32>>) {
    let weighed = SIMD16<Int32>.zero.replacing(with: Self.weights, where: mask)
    let eight = weighed.lowHalf | weighed.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    bits = UInt32(bitPattern: two.x | two.y)
  }

  /// The lanes as bits.
  @inline(__always)
  var word: UInt64 { UInt64(bits) }

  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }
}
