/// Where the receiver is, seen from one region.
public enum RegionState: String, Sendable, Hashable, Codable {
  /// Nothing definite is known, or not any more.
  case unknown
  /// In the circle.
  case inside
  /// Not in the circle.
  case outside
}
