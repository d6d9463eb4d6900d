/// Where the region of a slot stands: a hash table of small numbers, open addressing, never more than half full; O(1).
///
/// Source: Knuth, The Art of Computer Programming, volume 3, 6.4: multiplicative hashing, algorithms L and R.
struct SlotPlaces: Sendable {
  private struct Pair {
    var slot: Int32
    var place: Int32
  }

  private static let empty = Pair(slot: -1, place: -1)

  private var pairs = [Pair](repeating: empty, count: 16)
  /// How far a hash is shifted to become an index.
  private var shift: UInt64 = 60
  /// How many there are.
  private(set) var count = 0

  /// Where the region of a slot stands, if it is here.
  subscript(slot: Int) -> Int? {
    @inline(__always)
    get {
      let pair = pairs[index(of: Int32(slot))]
      return pair.slot < 0 ? nil : Int(pair.place)
    }
    set {
      if let newValue { insert(slot, at: newValue) } else { remove(slot) }
    }
  }

  private mutating func insert(_ slot: Int, at place: Int) {
    if 2 * count >= pairs.count { grow() }
    let index = index(of: Int32(slot))
    if pairs[index].slot < 0 { count += 1 }
    pairs[index] = Pair(slot: Int32(slot), place: Int32(place))
  }

  private mutating func remove(_ slot: Int) {
    var hole = index(of: Int32(slot))
    guard pairs[hole].slot >= 0 else { return }
    count -= 1
    pairs[hole] = Self.empty
    // What was driven on from here moves up, so that it is still found.
    var next = (hole + 1) & (pairs.count - 1)
    while pairs[next].slot >= 0 {
      let way = (next - home(of: pairs[next].slot)) & (pairs.count - 1)
      if way >= (next - hole) & (pairs.count - 1) {
        pairs[hole] = pairs[next]
        pairs[next] = Self.empty
        hole = next
      }
      next = (next + 1) & (pairs.count - 1)
    }
  }

  private mutating func grow() {
    let old = pairs
    pairs = [Pair](repeating: Self.empty, count: 2 * old.count)
    shift -= 1
    for pair in old where pair.slot >= 0 { pairs[index(of: pair.slot)] = pair }
  }

  /// Where a slot stands, or would.
  @inline(__always)
  private func index(of slot: Int32) -> Int {
    var index = home(of: slot)
    while pairs[index].slot >= 0, pairs[index].slot != slot {
      index = (index + 1) & (pairs.count - 1)
    }
    return index
  }

  @inline(__always)
  private func home(of slot: Int32) -> Int {
    Int((UInt64(UInt32(bitPattern: slot)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}
