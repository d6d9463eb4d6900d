public import Foundation

/// A rule on the wall clock of a zone; computes every date of a task.
///
/// Results depend on the arguments alone; no function reads the clock or the process's time zone.
public struct Schedule: Sendable, Hashable {
  /// The rule by which the task is due.
  public let rule: Rule
  /// The zone of the rule's wall clock.
  public let zone: TimeZone
  /// How long before due a task without a window opens, in elapsed seconds (R11).
  public let horizonSeconds: Double
  /// True if whole local days count, since the rule has no time of day (R25); never for hours.
  public let isInDays: Bool
  /// The parts of the year in which it is due; `nil` for the whole year (Y2).
  public let season: Season?

  /// Creates a schedule; the horizon is 24 hours unless given.
  public init(
    rule: Rule, zone: TimeZone, horizonSeconds: Double = 86_400, isInDays: Bool = false,
    season: Season? = nil
  ) {
    self.rule = rule
    self.zone = zone
    self.horizonSeconds = horizonSeconds
    self.isInDays = isInDays && rule.allowsDays
    self.season = season
  }
}

extension Schedule {
  /// Returns the phase of a countdown at an instant; opens and due begin their phases (R12), and
  /// out of season all rests (Y2).
  public func phase(of countdown: Countdown?, at now: Date) -> Phase {
    guard let countdown else { return .finished }
    if rests(at: now) { return .resting }
    // Each day of a quota of a day is its due day, on which it is open.
    if let due = countdown.dueBegins, now >= due { return quota?.unit == .day ? .open : .due }
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

  // States after a completion and after a skip. The earlier state is untouched, so that undo
  // can restore it.

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
    if cadence.rhythm.quota != nil, let tally = tally(at: state) {
      return self.state(
        after: tally, doneOn: day(of: time, turn: dayTurn), today: day(of: now, turn: dayTurn))
    }
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
    if cadence.rhythm.quota != nil, let tally = tally(at: state) {
      return self.state(lettingGo: tally, today: day(of: now, turn: dayTurn))
    }
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
