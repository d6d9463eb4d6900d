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
    guard case .repeating(let cadence) = rule, cadence.hasCalendarDates else { return dues }
    let series = occurrences(cadence)
    let last = cadence.end.map(self.last)
    var latest = max(pending, start.addingTimeInterval(-0.001))
    if let own = series.due(series.number(at: state)) { latest = max(latest, own) }
    while let due = series.due(series.firstNumber(after: latest)), due < end {
      if let last, due > last { break }
      dues.append(due)
      latest = due
    }
    return dues
  }
}
