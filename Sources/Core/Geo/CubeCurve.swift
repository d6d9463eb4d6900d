/// A space-filling curve over the sphere: points close on it are close on the ground.
///
/// The sphere is projected onto a cube, and each face is filled by a Hilbert curve; poles and
/// antimeridian are ordinary points.
///
/// Source: Hilbert, Mathematische Annalen 38 (1891); the rotations are those of Warren, Hacker's
/// Delight (2012), 16-2.
package struct CubeCurve: Sendable {
  /// How finely each side of a face is divided: 2 to the power of this, at most 20.
  package let order: Int

  /// Creates a curve of an order.
  package init(order: Int) { self.order = order }

  /// Returns the position on the curve, below 6 x 4 to the power of `order`.
  package func position(of vector: UnitVector) -> UInt64 {
    let (x, y, z) = (abs(vector.x), abs(vector.y), abs(vector.z))
    let face: UInt64
    let (u, v): (Double, Double)
    if x >= y, x >= z {
      (face, u, v) = (vector.x < 0 ? 1 : 0, vector.y / x, vector.z / x)
    } else if y >= z {
      (face, u, v) = (vector.y < 0 ? 3 : 2, vector.x / y, vector.z / y)
    } else {
      (face, u, v) = (vector.z < 0 ? 5 : 4, vector.x / z, vector.y / z)
    }
    return face << UInt64(2 * order) | hilbert(cell(u), cell(v))
  }

  private func cell(_ coordinate: Double) -> UInt32 {
    let side = Double(1 << order)
    return UInt32(min(max((coordinate + 1) / 2 * side, 0), side - 1))
  }

  private func hilbert(_ column: UInt32, _ row: UInt32) -> UInt64 {
    var (x, y) = (column, row)
    var position: UInt64 = 0
    var bit = order - 1
    while bit >= 0 {
      let (right, up) = ((x >> UInt32(bit)) & 1, (y >> UInt32(bit)) & 1)
      position = position << 2 | UInt64((3 &* right) ^ up)
      if up == 0 {
        if right == 1 { (x, y) = (~x, ~y) }
        (x, y) = (y, x)
      }
      bit -= 1
    }
    return position
  }
}
