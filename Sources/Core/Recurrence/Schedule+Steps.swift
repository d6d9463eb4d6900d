public import Foundation

/// Positions after a completion and after a skip. The earlier position is untouched, so that undo
/// can restore it.
extension Schedule {
  /// Returns the position of the task after it was done at a time up to now.
  ///
  /// From done, the countdown restarts at that time (R6). From start, the next occurrence is the
  /// first strictly later than now and than the pending due moment (R5), so that a long absence
  /// leaves no backlog.
  public func position(
    afterDoneAt time: Date, from position: Position, moved: LocalDateTime? = nil, now: Date
  ) -> Position {
    guard position != .finished, case .repeating(let cadence) = rule else { return .finished }
    switch cadence.from {
    case .done: return .completed(time)
    case .start: return occurrence(of: cadence, after: position, moved: moved, now: now)
    }
  }

  /// Returns the position of the task after its occurrence was skipped (R16).
  ///
  /// From done, the countdown restarts at the pending due moment, or now if that has passed; days
  /// keep to the calendar, and the next match after that moment is pending.
  public func position(
    afterSkipFrom position: Position, moved: LocalDateTime? = nil, now: Date
  ) -> Position {
    guard position != .finished, case .repeating(let cadence) = rule else { return .finished }
    switch cadence.from {
    case .done where cadence.days == nil:
      guard let due = countdown(at: position, moved: moved)?.due else { return position }
      return .completed(max(now, due))
    case .done, .start: return occurrence(of: cadence, after: position, moved: moved, now: now)
    }
  }

  private func occurrence(
    of cadence: Cadence, after position: Position, moved: LocalDateTime?, now: Date
  ) -> Position {
    guard let due = countdown(at: position, moved: moved)?.due else { return position }
    let series = Occurrences(cadence, in: zone)
    // An occurrence that was moved to an earlier moment is used up all the same.
    return .occurrence(
      max(series.firstNumber(after: max(now, due)), series.number(at: position) + 1))
  }
}
