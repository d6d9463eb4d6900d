import Geo

/// Which fixes of a leg are where.
///
/// Distances have single precision, and every answer allows for it: a fix may be named in vain, none is left out.
extension Leg {
  /// The first fix from an index on that is within an angle of a centre.
  @inline(__always)
  func first(from index: Int, within angle: Float, of center: PackedTree.Entry) -> Int? {
    let limit = angle + PackedTree.slop
    let most = PackedLanes(repeating: limit * limit)
    return first(from: index, around: center) { $0 .<= most }
  }

  /// Whether some fix is within an angle of a centre.
  @inline(__always)
  func comes(within angle: Float, of center: PackedTree.Entry) -> Bool {
    let limit = angle + PackedTree.slop
    return leastSquaredChord(from: center) <= limit * limit
  }

  /// The first fix from an index on that a region has to see because of its ring.
  @inline(__always)
  func first(from index: Int, leaving ring: Ring, around center: PackedTree.Entry) -> Int? {
    let (low, high) = (Float(ring.low / Earth.radiusMeters), Float(ring.high / Earth.radiusMeters))
    if ring.kind != .grazing {
      return first(from: index, notBetween: low, and: high, from: center)
    }
    // Where the fix before the leg was is not known here.
    guard index > 0 else { return 0 }
    // Between two points the way comes nearer by less than half its length.
    let beside = Float(longestStep / (2 * Earth.radiusMeters))
    return first(from: index - 1, notBetween: low + beside, and: high, from: center).map {
      max($0, index)
    }
  }

  /// The first fix from an index on that is not between two angles from a centre.
  @inline(__always)
  private func first(
    from index: Int, notBetween low: Float, and high: Float, from center: PackedTree.Entry
  ) -> Int? {
    let (nearest, farthest) = (low + PackedTree.slop, (high - PackedTree.slop) / Rings.bend)
    let least = PackedLanes(repeating: nearest > 0 ? nearest * nearest : -1)
    let most = PackedLanes(repeating: farthest > 0 ? farthest * farthest : -1)
    return first(from: index, around: center) { ($0 .<= least) .| ($0 .>= most) }
  }
}
