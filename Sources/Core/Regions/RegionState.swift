/// Where the receiver is, seen from one region.
public enum RegionState: String, Sendable, Hashable, Codable {
  /// No fix was certain yet, or none recently enough.
  case unknown
  /// In the circle.
  case inside
  /// Not in the circle.
  case outside
}
