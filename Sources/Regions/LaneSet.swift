/// Some of sixteen lanes, ascending.
struct LaneSet: Sendable, Sequence, IteratorProtocol {
  typealias Mask = SIMDMask<SIMD16<Int32>>

  private var bits: UInt32

  // Not stored, because it would have to be asked each time whether it is already there.
  @inline(__always)
  private static var weights: SIMD16<Int32> {
    SIMD16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
  }

  @inline(__always)
  init(_ mask: Mask) {
    bits = Self.union(Self.weights(mask))
  }

  /// In each lane of a mask its bit.
  @inline(__always)
  static func weights(_ mask: Mask) -> SIMD16<Int32> {
    SIMD16<Int32>.zero.replacing(with: weights, where: mask)
  }

  /// The bits of all lanes.
  @inline(__always)
  static func union(_ words: SIMD16<Int32>) -> UInt32 {
    let eight = words.lowHalf | words.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return UInt32(bitPattern: two.x | two.y)
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }
}
