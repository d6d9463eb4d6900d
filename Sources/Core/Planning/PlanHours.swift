package import Recurrence

/// The hours of a person's day on the wall clock.
package struct PlanHours: Sendable, Hashable {
  /// When planning begins; 08:00 unless set.
  package var start: TimeOfDay
  /// When planning ends; on the next date unless it is later than the start.
  package var end: TimeOfDay
  /// The time of day at which a date begins; with 03:00, 01:30 belongs to the date before.
  package var turn: TimeOfDay

  /// Creates hours; the usual day lasts from 08:00 to 22:00 and turns at midnight.
  package init(
    start: TimeOfDay = .defaultDayStart, end: TimeOfDay = TimeOfDay(hour: 22, minute: 0),
    turn: TimeOfDay = TimeOfDay(hour: 0, minute: 0)
  ) {
    self.start = start
    self.end = end
    self.turn = turn
  }

  /// The default hours.
  package static let usual = PlanHours()

  /// True if the day ends on the next date.
  package var endsOnNextDate: Bool { end <= start }
}
