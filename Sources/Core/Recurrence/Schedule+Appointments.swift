public import Foundation

/// Appointments: occurrences that are missed once their time has passed (R28).
extension Schedule {
  /// Returns the state in which the first occurrence that is not over is pending, and how many
  /// before it have passed undone; `nil` if the pending one is not over.
  ///
  /// An occurrence is over a length in seconds after it was due. After the last one of a series, or
  /// of a one-off, nothing is left.
  public func passed(
    from state: RecurrenceState, moved: LocalDateTime? = nil, lasting seconds: Double, now: Date
  ) -> (state: RecurrenceState, missed: Int)? {
    let latest = now.addingTimeInterval(-seconds)
    guard let due = countdown(at: state, moved: moved)?.due, due <= latest else { return nil }
    guard case .repeating(let cadence) = rule, cadence.hasCalendarDates else {
      return (.finished, 1)
    }
    let series = occurrences(cadence)
    let number = series.number(at: state)
    let next = max(number + 1, series.firstNumber(after: latest))
    let last = cadence.end.map { min(latest, self.last(of: $0)) } ?? latest
    let end = max(number + 1, min(next, series.firstNumber(after: last)))
    return (.occurrence(next), series.count(from: number, to: end))
  }

  /// Returns the state in which the latest occurrence that had begun at an instant is pending;
  /// `nil` if none has begun, or a day has passed since its end.
  public func begun(
    by time: Date, from state: RecurrenceState, moved: LocalDateTime? = nil,
    lasting seconds: Double
  ) -> RecurrenceState? {
    let earliest = time.addingTimeInterval(-seconds - 86_400)
    func isTicked(_ due: Date) -> Bool { due <= time && due > earliest }
    let pending = countdown(at: state, moved: moved)?.due
    guard case .repeating(let cadence) = rule, cadence.hasCalendarDates else {
      return pending.map(isTicked) == true ? state : nil
    }
    let series = occurrences(cadence)
    let number = series.number(at: state)
    var latest = series.firstNumber(after: time) - 1
    while latest > number {
      if let due = series.due(latest) { return isTicked(due) ? .occurrence(latest) : nil }
      latest -= 1
    }
    return pending.map(isTicked) == true ? state : nil
  }
}
