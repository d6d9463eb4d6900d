public import Foundation
public import Recurrence

/// Something that the user does every day for a number of days (J1).
public struct Habit: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  public struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum number of days of a habit.
  public static let maximumDays = 366
  /// The maximum length of the name, in characters.
  public static let maximumNameLength = 200

  /// The short number.
  public let id: ID
  /// Stable across exchanges between databases.
  public let uuid: UUID
  /// When it was added.
  public let created: Date
  /// The user's name for it.
  public var name: String
  /// Its first day, in days since 1970-01-01.
  public var start: Int
  /// How many days it has, 1 to 366.
  public var days: Int
  /// The time of day at which it reminds, if it does (J4).
  public var at: TimeOfDay?
  /// When it was removed; its boxes keep their points (X1).
  public var removed: Date?

  /// Creates a habit.
  public init(
    id: ID, uuid: UUID, created: Date, name: String, start: Int, days: Int, at: TimeOfDay? = nil,
    removed: Date? = nil
  ) {
    self.id = id
    self.uuid = uuid
    self.created = created
    self.name = name
    self.start = start
    self.days = days
    self.at = at
    self.removed = removed
  }

  /// Its last day, in days since 1970-01-01.
  public var last: Int { start + days - 1 }

  /// Returns true if a day is one of its days.
  public func contains(_ day: Int) -> Bool { (start...last).contains(day) }
}
