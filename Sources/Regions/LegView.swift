import Geo

/// How far the fixes of a leg are from the centre of one circle: squares of chords of the unit sphere, in single precision.
struct LegView: Sendable {
  fileprivate let blocks: (PackedLanes, PackedLanes, PackedLanes, PackedLanes)
  /// That of the fix before the leg.
  fileprivate let before: Float
}

/// Which fixes of a leg matter to a circle.
///
/// Directions are kept as differences from the middle of the leg, so that single precision is a matter of centimetres. Every answer
/// allows for it, and says to which side.
extension Leg {
  /// Rounding makes a length wrong by less than this part of it, and an angle.
  private static var part: Double { 1e-6 }
  /// That angle, some centimetres on the ground.
  private static var blur: Double { 1e-8 }

  /// The leg as seen from a centre.
  @inline(__always)
  func view(from center: UnitVector) -> LegView {
    let entry = PackedTree.Entry(
      Float(center.x - middle.x), Float(center.y - middle.y), Float(center.z - middle.z), 0)
    return LegView(
      blocks: (
        squares(from: entry, 0), squares(from: entry, 1), squares(from: entry, 2),
        squares(from: entry, 3)
      ),
      before: Float(center.squaredChord(to: before)))
  }

  /// The fixes that may be within some metres of the centre, or to which the way may have led there.
  ///
  /// Between two points the square of the distance is less than that of the nearer one by a quarter of the square of the step at most
  /// (Stewart's theorem).
  @inline(__always)
  func coming(within meters: Double, _ view: LegView) -> FixSet {
    let most = Self.most(meters)
    let lanes = PackedLanes(repeating: most)
    let ends = word(view) { squares, block in squares - row(.dip, block) .<= lanes }
    return set(ends | ends << 1 | (view.before - firstDip <= most ? 1 : 0))
  }

  /// The fixes that are certainly inside (G4).
  @inline(__always)
  func inside(_ circle: Circle, _ view: LegView) -> FixSet {
    let radius = circle.radiusMeters / Earth.radiusMeters
    let (whole, half) = (Float(radius), PackedLanes(repeating: Float(radius / 2)))
    let chord = Float(Self.chord(of: radius) * (1 - Self.part))
    return set(
      word(view) { squares, block in
        let inner = whole - row(.accuracy, block)
        let limit = inner.replacing(with: half, where: inner .< half) * chord - Float(Self.blur)
        return squares .<= limit * limit
      })
  }

  /// The fixes that are certainly outside (G4).
  @inline(__always)
  func outside(_ circle: Circle, _ view: LegView) -> FixSet {
    let border = Float(circle.outerLimit / Earth.radiusMeters)
    return set(
      word(view) { squares, block in
        let limit = (border + row(.accuracy, block)) * Float(1 + Self.part) + Float(Self.blur)
        return squares .>= limit * limit
      })
  }

  /// The fixes that may be outside (G4).
  @inline(__always)
  func leaving(_ circle: Circle, _ view: LegView) -> FixSet {
    let border = circle.outerLimit / Earth.radiusMeters
    let farthest = border + worstAccuracy / Earth.radiusMeters
    let chord = Float(Self.chord(of: farthest) * (1 - Self.part))
    return set(
      word(view) { squares, block in
        let limit = (Float(border) + row(.accuracy, block)) * chord - Float(Self.blur)
        return squares .>= limit * limit
      })
  }

  /// The fixes that may not be in a ring, or to which the way may have left it where that matters.
  @inline(__always)
  func leaving(_ ring: Ring, _ view: LegView) -> FixSet {
    let high = PackedLanes(repeating: Self.least(ring.high))
    let beyond = set(word(view) { squares, _ in squares .>= high })
    if ring.kind == .grazing { return beyond.union(coming(within: ring.low, view)) }
    guard ring.low > -.infinity else { return beyond }
    let low = PackedLanes(repeating: Self.most(ring.low))
    return beyond.union(set(word(view) { squares, _ in squares .<= low }))
  }

  /// Whether a fix may matter to a region at rest, of which only a circle in single precision is known.
  @inline(__always)
  func concerns(_ circle: PackedTree.Entry) -> Bool {
    let entry = PackedTree.Entry(
      Float(Double(circle.x) - middle.x), Float(Double(circle.y) - middle.y),
      Float(Double(circle.z) - middle.z), 0)
    let (radius, accuracy) = (circle.w, Float(CalmZone.bestAccuracy / Earth.radiusMeters))
    let inner = max(radius - accuracy, radius / 2) + PackedTree.slop
    var least = PackedLanes(repeating: .infinity)
    for block in 0..<Self.blocks {
      let squares = squares(from: entry, block) - row(.dip, block)
      least.replace(with: squares, where: squares .< least)
    }
    if least.least <= inner * inner { return true }
    // The first step may cross the circle although it ends far from it, or the last fix may be within it.
    let outer = radius + PackedTree.slop
    let end = offset(count - 1) - entry
    return (end * end).sum() <= outer * outer || firstDip > (radius - inner) * (radius + inner)
  }

  // MARK: Limits

  /// What part of an arc, as an angle, its chord is, up to a thousand kilometres.
  private static func chord(of angle: Double) -> Double { 1 - angle * angle * (1 / 24.0) }

  /// At least the square of the chord of an arc; negative below zero.
  @inline(__always)
  private static func most(_ meters: Double) -> Float {
    guard meters >= 0 else { return -1 }
    let limit = Float(meters * ((1 + part) / Earth.radiusMeters) + blur)
    return limit * limit
  }

  /// At most the square of the chord of an arc.
  @inline(__always)
  private static func least(_ meters: Double) -> Float {
    guard meters < .infinity else { return .infinity }
    let angle = meters / Earth.radiusMeters
    let limit = Float(angle * chord(of: angle) * (1 - part) - blur)
    return limit > 0 ? limit * limit : -1
  }

  // MARK: Lanes

  /// The direction of a fix, less that of the middle.
  @inline(__always)
  private func offset(_ index: Int) -> PackedTree.Entry {
    singles.withUnsafeBytes { bytes in
      func number(_ row: Single) -> Float {
        bytes.loadUnaligned(
          fromByteOffset: (row.rawValue * Self.capacity + index) * MemoryLayout<Float>.stride,
          as: Float.self)
      }
      return PackedTree.Entry(number(.x), number(.y), number(.z), 0)
    }
  }

  private static var blocks: Int { capacity / PackedLanes.scalarCount }

  /// The squared chords from a centre, given as its difference from the middle, to the fixes of a block.
  @inline(__always)
  private func squares(from center: PackedTree.Entry, _ block: Int) -> PackedLanes {
    let (dx, dy, dz) = (
      row(.x, block) - center.x, row(.y, block) - center.y, row(.z, block) - center.z
    )
    return dx * dx + dy * dy + dz * dz
  }

  /// A bit for each place in the leg.
  @inline(__always)
  private func word(
    _ view: LegView, where test: (_ squares: PackedLanes, _ block: Int) -> SIMDMask<SIMD16<Int32>>
  ) -> UInt64 {
    let (first, second) = (
      LaneSet(test(view.blocks.0, 0)).bits, LaneSet(test(view.blocks.1, 1)).bits
    )
    let (third, fourth) = (
      LaneSet(test(view.blocks.2, 2)).bits, LaneSet(test(view.blocks.3, 3)).bits
    )
    return UInt64(first | second << 16) | UInt64(third | fourth << 16) << 32
  }

  /// The fixes that there are among some places.
  @inline(__always)
  private func set(_ word: UInt64) -> FixSet {
    FixSet(word & (.max >> UInt64(Self.capacity - count)))
  }
}
