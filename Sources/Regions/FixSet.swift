/// Some of the fixes of a leg, a bit each.
struct FixSet: Sendable {
  private let word: UInt64

  /// The fixes whose bits are set.
  @inline(__always)
  init(_ word: UInt64) {
    self.word = word
  }

  /// The first one from an index on.
  @inline(__always)
  func first(from index: Int) -> Int? {
    let rest = word & (UInt64.max << UInt64(index))
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }

  /// Whether all from one index through another are among them.
  @inline(__always)
  func holds(_ first: Int, through last: Int) -> Bool {
    (~word >> UInt64(first)).trailingZeroBitCount > last - first
  }

  /// Those that are in one or the other.
  @inline(__always)
  func union(_ other: FixSet) -> FixSet { FixSet(word | other.word) }
}
