public import Geo

/// A circle on the earth that is watched.
///
/// An invalid region cannot exist: the initialiser checks radius and dwells.
public struct Region: Sendable, Hashable {
  /// The number of a region; never reused.
  public struct ID: Sendable, Hashable, Comparable, Codable, RawRepresentable {
    /// The number itself.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Orders by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The radii a region can have, in metres: 20 m to 100 km.
  public static let radiusRange = 20.0...100_000.0
  /// The default radius: 100 m.
  public static let defaultRadiusMeters = 100.0

  /// The region's number.
  public let id: ID
  /// The middle of the circle.
  public let center: Coordinate
  /// The radius in metres along the surface, within `radiusRange`.
  public let radiusMeters: Double
  /// The lengths of stay in seconds that make a dwell; ascending and distinct.
  public let dwells: [Double]
  /// True if a first definite state of inside counts as an enter (`initial: fire`).
  public let firesInitially: Bool

  /// Creates a region; dwells may come in any order.
  ///
  /// - Throws: `RegionError.radius` when the radius is outside `radiusRange`, `.dwell` when a dwell
  ///   is not finite or not above zero.
  public init(
    id: ID, center: Coordinate, radiusMeters: Double = Region.defaultRadiusMeters,
    dwells: [Double] = [], firesInitially: Bool = false
  ) throws(RegionError) {
    guard radiusMeters.isFinite, Self.radiusRange.contains(radiusMeters) else {
      throw .radius(radiusMeters)
    }
    if let wrong = dwells.first(where: { !Self.isDwell($0) }) { throw .dwell(wrong) }
    self.id = id
    self.center = center
    self.radiusMeters = radiusMeters
    self.dwells = dwells.count < 2 ? dwells : Set(dwells).sorted()
    self.firesInitially = firesInitially
  }

  /// Returns true if two regions have the same circle, whatever else differs.
  func hasSameCircle(as other: Region) -> Bool {
    center == other.center && radiusMeters == other.radiusMeters
  }

  /// Returns true if a stay of some seconds can be a dwell.
  static func isDwell(_ seconds: Double) -> Bool { seconds.isFinite && seconds > 0 }
}

/// A region that cannot be watched.
public enum RegionError: Error, Hashable {
  case radius(Double)
  case dwell(Double)
}

/// The state of one region.
public enum RegionState: String, Sendable, Hashable, Codable {
  /// No fix was certain yet, or none recently enough.
  case unknown
  /// The receiver is in the circle.
  case inside
  /// The receiver is not in the circle.
  case outside
}
