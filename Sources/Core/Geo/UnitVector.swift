public import Foundation

/// A direction from the centre of the earth, with which distances need no trigonometry.
///
/// The squared chord between two unit vectors is four times the haversine of the angle between
/// them, so chords compare as great-circle distances do, also at the poles and across the
/// antimeridian.
public struct UnitVector: Sendable, Hashable {
  /// Towards 0° N 0° E.
  public let x: Double
  /// Towards 0° N 90° E.
  public let y: Double
  /// Towards the north pole.
  public let z: Double

  /// Creates the direction of a coordinate.
  @inlinable
  public init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// Creates the direction of a latitude and a longitude in degrees, which must be in range.
  @inlinable
  @inline(__always)
  public init(latitude: Double, longitude: Double) {
    self.init(SinCos(degrees: latitude), SinCos(degrees: longitude))
  }

  /// Creates the direction where a parallel and a meridian cross.
  @inlinable
  @inline(__always)
  package init(_ parallel: SinCos, _ meridian: SinCos) {
    self.init(
      x: parallel.cosine * meridian.cosine, y: parallel.cosine * meridian.sine, z: parallel.sine)
  }

  /// Creates a direction from components whose squares add up to 1.
  @inlinable
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Returns the squared straight-line distance to another vector, 0 to 4.
  @inlinable
  public func squaredChord(to other: UnitVector) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    let dz = z - other.z
    return dx * dx + dy * dy + dz * dz
  }

  /// Returns the great-circle distance in metres, 0 to half the circumference.
  @inlinable
  public func distanceMeters(to other: UnitVector) -> Double {
    Earth.meters(squaredChord: squaredChord(to: other))
  }

  /// Returns the smallest great-circle distance in metres from this point to the track between
  /// two points.
  ///
  /// The track is the short great-circle arc; meant for steps between consecutive fixes, far below
  /// a quarter of the globe. Equal ends give the distance to that point.
  public func distanceMeters(toTrackFrom start: UnitVector, to end: UnitVector) -> Double {
    let (dx, dy, dz) = (end.x - start.x, end.y - start.y, end.z - start.z)
    let squaredLength = dx * dx + dy * dy + dz * dz
    guard squaredLength > 0 else { return distanceMeters(to: start) }
    let projection = ((x - start.x) * dx + (y - start.y) * dy + (z - start.z) * dz) / squaredLength
    let part = min(max(projection, 0), 1)
    let (px, py, pz) = (start.x + part * dx, start.y + part * dy, start.z + part * dz)
    let sagitta = part * (1 - part) * squaredLength
    guard sagitta < 1e-8 else {
      let length = (px * px + py * py + pz * pz).squareRoot()
      guard length > 0 else { return min(distanceMeters(to: start), distanceMeters(to: end)) }
      return distanceMeters(to: UnitVector(x: px / length, y: py / length, z: pz / length))
    }
    // The point of the chord is below the surface by this part of the radius; the squared chord
    // to the point above it follows.
    let depth = sagitta * 0.5
    let (ex, ey, ez) = (x - px, y - py, z - pz)
    let square = (ex * ex + ey * ey + ez * ez - depth * depth) * (1 + depth)
    return Earth.meters(squaredChord: max(square, 0))
  }
}

/// The sphere that distances are measured on.
public enum Earth {
  /// The mean radius R1 in metres.
  ///
  /// Distances differ from those on the WGS 84 ellipsoid by less than 0.57 %, 0.6 m at 100 m.
  /// Source: Moritz, Geodetic Reference System 1980, Journal of Geodesy 74 (2000).
  @inlinable public static var radiusMeters: Double { 6_371_008.8 }

  /// Converts a squared chord between unit vectors to metres along the surface.
  ///
  /// Source: the haversine formula, hav(angle) = chord² / 4 (Sinnott, Sky and Telescope 68, 1984).
  @inlinable
  public static func meters(squaredChord: Double) -> Double {
    let square = squaredChord / 4
    guard square < 1e-4 else { return 2 * radiusMeters * asin(min(1, square.squareRoot())) }
    // The series of the arc sine, accurate to a unit in the last place up to 127 km: the next term
    // is below 4e-18.
    let series =
      1 + square * (1 / 6 + square * (3 / 40 + square * (15 / 336 + square * (105 / 3456))))
    return 2 * radiusMeters * (square.squareRoot() * series)
  }

  /// Converts metres along the surface to a squared chord between unit vectors, at most 4.
  @inlinable
  public static func squaredChord(meters: Double) -> Double {
    let half = sin(min(max(meters, 0) / (2 * radiusMeters), .pi / 2))
    return 4 * half * half
  }
}

extension Coordinate {
  /// Returns the great-circle distance to another coordinate in metres.
  public func distanceMeters(to other: Coordinate) -> Double {
    UnitVector(self).distanceMeters(to: UnitVector(other))
  }
}
