/// The state of one region.
public enum RegionState: String, Sendable, Hashable, Codable {
  /// No fix was certain yet, or none recently enough.
  case unknown
  /// The receiver is in the circle.
  case inside
  /// The receiver is not in the circle.
  case outside
}
