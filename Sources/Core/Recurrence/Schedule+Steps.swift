public import Foundation

/// States after a completion and after a skip. The earlier state is untouched, so that undo
/// can restore it.
extension Schedule {
  /// Returns the state of the task after it was done at a time up to now.
  ///
  /// From done, the countdown restarts at that time (R6). From start, the next occurrence is the
  /// first strictly later than now and than the pending due moment (R5), so that a long absence
  /// leaves no backlog.
  ///
  /// Where whole days count, both times stand for the days of the user, which begin at `dayTurn`:
  /// with 03:00, half past one in the night belongs to the day before (R25).
  public func state(
    afterDoneAt time: Date, from state: RecurrenceState, moved: LocalDateTime? = nil, now: Date,
    dayTurn: TimeOfDay = .midnight
  ) -> RecurrenceState {
    guard state != .finished, case .repeating(let cadence) = rule else { return .finished }
    switch cadence.from {
    case .done: return .completed(completion(at: time, dayTurn: dayTurn))
    case .start:
      return occurrence(
        of: cadence, after: state, moved: moved, now: lastSecond(of: now, dayTurn: dayTurn))
    }
  }

  /// Returns the instant that stands for a completion: noon of its day where whole days count.
  public func completion(at time: Date, dayTurn: TimeOfDay) -> Date {
    guard isInDays else { return time }
    let day = LocalDay(containing: time, in: zone, turn: dayTurn)
    return day.date.at(TimeOfDay(hour: 12, minute: 0)).date(in: zone)
  }

  private func lastSecond(of time: Date, dayTurn: TimeOfDay) -> Date {
    isInDays ? LocalDay(containing: time, in: zone, turn: dayTurn).date.lastSecond(in: zone) : time
  }

  /// Returns the state of the task after its occurrence was skipped (R16).
  ///
  /// From done, the countdown restarts at the pending due moment, or now if that has passed; days
  /// keep to the calendar, and the next match after that moment is pending. Where whole days count,
  /// now stands for the day of the user, which begins at `dayTurn`.
  public func state(
    afterSkipFrom state: RecurrenceState, moved: LocalDateTime? = nil, now: Date,
    dayTurn: TimeOfDay = .midnight
  ) -> RecurrenceState {
    guard state != .finished, case .repeating(let cadence) = rule else { return .finished }
    switch cadence.from {
    case .done where cadence.days == nil || !cadence.hasCalendarDates:
      guard let due = countdown(at: state, moved: moved)?.due else { return state }
      return .completed(
        now > due
          ? completion(at: now, dayTurn: dayTurn) : completion(at: due, dayTurn: .midnight))
    case .done, .start: return occurrence(of: cadence, after: state, moved: moved, now: now)
    }
  }

  /// Returns the state that goes on with the occurrence that was pending by an earlier schedule of
  /// the same days, now that they have more or fewer times, whose numbers mean others (Z6).
  ///
  /// One that has begun stays, or the next one takes its place. Else the first one to come is
  /// pending, but none up to the one before it, which was done.
  public func state(
    after earlier: Schedule, at state: RecurrenceState, now: Date
  ) -> RecurrenceState {
    guard case .repeating(let cadence) = rule, let countdown = earlier.countdown(at: state),
      let due = countdown.due
    else { return initialState(now: now) }
    return .occurrence(
      occurrences(cadence).firstNumber(
        after: due <= now ? due.addingTimeInterval(-0.001) : max(now, countdown.began ?? now)))
  }

  private func occurrence(
    of cadence: Cadence, after state: RecurrenceState, moved: LocalDateTime?, now: Date
  ) -> RecurrenceState {
    guard let due = countdown(at: state, moved: moved)?.due else { return state }
    let series = occurrences(cadence)
    // An occurrence that was moved to an earlier moment is used up all the same.
    return .occurrence(
      max(series.firstNumber(after: max(now, due)), series.number(at: state) + 1))
  }
}
