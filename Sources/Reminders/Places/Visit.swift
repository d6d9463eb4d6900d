public import Foundation

/// One stay at a place, or one pass through it.
///
/// A visit ends at a confirmed exit; returning within the cool-down continues it (N2). A cross is a
/// visit that ends as it begins.
public struct Visit: Sendable, Hashable, Codable {
  /// A visit is known by its place and the moment it began.
  public struct ID: Sendable, Hashable, Codable {
    /// The place.
    public let place: Place.ID
    /// When it began.
    public let began: Date

    /// Names a visit.
    public init(place: Place.ID, began: Date) {
      self.place = place
      self.began = began
    }
  }

  /// Place and beginning.
  public let id: ID
  /// The confirmed exit, or `nil` while it lasts.
  public var ended: Date?

  /// Creates a visit.
  public init(id: ID, ended: Date? = nil) {
    self.id = id
    self.ended = ended
  }

  /// How long after an exit coming back still belongs to the same visit: 10 minutes (N2).
  public static let coolDownSeconds = 600.0

  /// True if the visit is open, or would continue if the user came back now.
  public func isCurrent(at now: Date, coolDown: Double = Visit.coolDownSeconds) -> Bool {
    guard let ended else { return true }
    return now.timeIntervalSince(ended) <= coolDown
  }
}
