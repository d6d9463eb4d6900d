public import Foundation

extension Schedule {
  /// Returns the due moments from `start` up to, not including, `end`: that of the pending
  /// occurrence, and those of later occurrences of a series from start or with days.
  ///
  /// Occurrences that the pending one uses up are left out (R5, R16). O(occurrences in the span).
  public func dueDates(
    from start: Date, to end: Date, at state: RecurrenceState, moved: LocalDateTime? = nil
  ) -> [Date] {
    guard let pending = countdown(at: state, moved: moved)?.due, pending < end else { return [] }
    var dues = pending >= start ? [pending] : []
    var latest = max(pending, start.addingTimeInterval(-0.001))
    guard let series = LaterDues(of: self, at: state) else { return dues }
    while let due = series.first(after: latest), due < end {
      dues.append(due)
      latest = due
    }
    return dues
  }

  /// Returns the first due moment strictly later than an instant, of the pending occurrence or of a
  /// later one as `dueDates` has it, in constant time.
  ///
  /// `pending` is the due moment of the present countdown, moved or not.
  public func nextDue(after instant: Date, pending: Date, at state: RecurrenceState) -> Date? {
    guard pending <= instant else { return pending }
    return LaterDues(of: self, at: state)?.first(after: instant)
  }
}

/// The due moments of a rhythm behind the occurrence of a state.
private struct LaterDues {
  private let series: Occurrences
  private let own: Date
  private let last: Date?

  /// Creates the due moments; `nil` where later ones are not known before the pending one is done.
  init?(of schedule: Schedule, at state: RecurrenceState) {
    guard case .repeating(let cadence) = schedule.rule, cadence.hasCalendarDates else { return nil }
    series = schedule.occurrences(cadence)
    own = series.due(series.number(at: state)) ?? .distantPast
    last = cadence.end.map(schedule.last)
  }

  /// Returns the first one strictly later than an instant.
  func first(after instant: Date) -> Date? {
    let due = series.due(series.firstNumber(after: max(instant, own)))
    if let due, let last, due > last { return nil }
    return due
  }
}
