package import Recurrence

/// A day on which nothing counts as late: a holiday, an illness, a pause (X9).
package struct RestDay: Sendable, Hashable, Codable {
  /// The day on the user's calendar, at 00:00.
  package let day: LocalDateTime
  /// True if a pause brought it, so that ending the pause takes it away.
  package let isOfPause: Bool

  /// Wraps the day of a reading; the time of day does not matter.
  package init(_ day: LocalDateTime, isOfPause: Bool = false) {
    self.day = day.at(TimeOfDay(hour: 0, minute: 0))
    self.isOfPause = isOfPause
  }

  /// The date as `2026-03-05`.
  package var text: String { day.dateText }
}

extension RestDay: Comparable {
  /// Orders by date.
  package static func < (left: Self, right: Self) -> Bool { left.day < right.day }
}
