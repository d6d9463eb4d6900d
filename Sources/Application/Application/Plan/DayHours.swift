package import Foundation
package import Recurrence

/// The user's day as the settings have it.
package struct DayHours: Sendable, Hashable {
  /// When the day begins; a day without a time means this one in a snooze and a pause (E3).
  package let start: TimeOfDay
  /// When the day ends, never at the start itself; a time before the start is one of the next date.
  package let end: TimeOfDay
  /// When one date gives way to the next, from 00:00 to 06:00.
  package let turn: TimeOfDay

  /// Creates the hours of a day; omitted ones are 08:00, 22:00 and midnight.
  package init(
    start: TimeOfDay = .defaultDayStart, end: TimeOfDay = .defaultDayEnd,
    turn: TimeOfDay = .midnight
  ) {
    self.start = start
    self.end = end
    self.turn = turn
  }

  /// Returns the day in which an instant lies.
  package func day(of instant: Date, in zone: TimeZone) -> LocalDay {
    LocalDay(containing: instant, in: zone, turn: turn)
  }
}
