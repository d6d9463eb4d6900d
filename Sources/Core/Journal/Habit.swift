package import Foundation
package import Recurrence

/// Something that the user does every day for a number of days (J1).
package struct Habit: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum number of days of a habit.
  package static let maximumDays = 366
  /// The maximum length of the name, in characters.
  package static let maximumNameLength = 200

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// When it was added.
  package let created: Date
  /// The user's name for it.
  package var name: String
  /// Its first day, in days since 1970-01-01.
  package var start: Int
  /// How many days it has, 1 to 366.
  package var days: Int
  /// The time of day at which it reminds, if it does (J4).
  package var at: TimeOfDay?
  /// When it was removed; its boxes keep their points (X1).
  package var removed: Date?

  package init(
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
  package var last: Int { start + days - 1 }

  /// Returns true if a day is one of its days.
  package func contains(_ day: Int) -> Bool { (start...last).contains(day) }
}
