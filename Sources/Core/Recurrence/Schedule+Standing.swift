public import Foundation

extension Schedule {
  /// Returns the phase of a countdown at an instant; opens and due begin their phases (R12).
  public func phase(of countdown: Countdown?, at now: Date) -> Phase {
    guard let countdown else { return .finished }
    if let due = countdown.dueBegins, now >= due { return .due }
    if let opens = countdown.opens, now < opens { return .waiting }
    return .open
  }

  /// Returns the number of missed occurrences of a series from start, the pending one included; 0
  /// for all other tasks.
  public func missedCount(at state: RecurrenceState, moved: LocalDateTime? = nil, now: Date) -> Int
  {
    missedCount(of: countdown(at: state, moved: moved), at: state, now: now)
  }

  /// Returns the same number for a countdown that is known already.
  public func missedCount(of countdown: Countdown?, at state: RecurrenceState, now: Date) -> Int {
    guard let due = countdown?.due, let overdue = countdown?.overdueBegins, overdue <= now,
      case .repeating(let cadence) = rule, cadence.from == .start
    else { return 0 }
    let series = occurrences(cadence)
    let last = cadence.end.map { min(now, self.last(of: $0)) } ?? now
    let next = max(series.number(at: state) + 1, series.firstNumber(after: due))
    return 1 + series.count(from: next, to: series.firstNumber(after: last))
  }

  /// Returns the elapsed part of a countdown, from 0 at its beginning to 1 at due and after; `nil`
  /// without a date.
  public func progress(of countdown: Countdown, at now: Date) -> Double? {
    guard let began = countdown.began, let due = countdown.due else { return nil }
    guard now < due else { return 1 }
    let length = due.timeIntervalSince(began)
    guard length > 0 else { return 0 }
    return max(0, now.timeIntervalSince(began) / length)
  }

  /// Returns the first ones of `coming`.
  public func upcoming(
    _ count: Int, from state: RecurrenceState, moved: LocalDateTime? = nil, now: Date,
    dayTurn: TimeOfDay = .midnight
  ) -> [Countdown] {
    Array(coming(from: state, moved: moved, now: now, dayTurn: dayTurn).prefix(count))
  }
}
