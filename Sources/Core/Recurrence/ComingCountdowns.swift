public import Foundation

/// The pending countdown and later ones, each assumed to be done when due, or now if that has
/// passed.
public struct ComingCountdowns: Sequence, IteratorProtocol, Sendable {
  private let schedule: Schedule
  private let now: Date
  private let dayTurn: TimeOfDay
  private var state: RecurrenceState
  private var moved: LocalDateTime?

  init(
    _ schedule: Schedule, from state: RecurrenceState, moved: LocalDateTime?, now: Date,
    dayTurn: TimeOfDay
  ) {
    self.schedule = schedule
    self.state = state
    self.moved = moved
    self.now = now
    self.dayTurn = dayTurn
  }

  /// Returns the next countdown; `nil` after the last one, or after one without a date.
  public mutating func next() -> Countdown? {
    guard let countdown = schedule.countdown(at: state, moved: moved) else { return nil }
    if schedule.quota != nil, let cycle = schedule.tally(at: state).flatMap(schedule.cycle) {
      state = schedule.following(cycle).map { .counting($0) } ?? .finished
      return countdown
    }
    guard let due = countdown.due else {
      state = .finished
      return countdown
    }
    let done = Swift.max(due, now)
    state = schedule.state(
      afterDoneAt: done, from: state, moved: moved, now: done, dayTurn: dayTurn)
    moved = nil
    return countdown
  }

  /// Leaves out those that are due before an instant, in constant time.
  ///
  /// Only periods of hours can be due many times a day, so that others are left as they are.
  public mutating func skip(to instant: Date) {
    guard case .repeating(let cadence) = schedule.rule else { return }
    let seconds = Double(cadence.every.maximum.elapsedSeconds)
    guard seconds > 0 else { return }
    switch (cadence.from, state) {
    case (.done, .completed(let time)):
      guard schedule.season == nil else { return skipSeasons(to: instant, every: seconds) }
      let periods = (instant.timeIntervalSince(time) / seconds).rounded(.up) - 1
      if periods > 0 { state = .completed(time.addingTimeInterval(periods * seconds)) }
    case (.start, .occurrence(let number)):
      let first = schedule.occurrences(cadence).firstNumber(
        after: instant.addingTimeInterval(-0.001))
      state = .occurrence(Swift.max(number, first))
    default: break
    }
  }

  /// Leaves out those of a period of hours that are due before an instant, a season at a time.
  private mutating func skipSeasons(to instant: Date, every seconds: Double) {
    while let due = schedule.countdown(at: state, moved: moved)?.due, due < instant {
      let end = schedule.carries(dueAt: due).map { Swift.min($0, instant) } ?? instant
      let periods = (end.timeIntervalSince(due) / seconds).rounded(.up) - 1
      state = .completed(due.addingTimeInterval(Swift.max(0, periods) * seconds))
      moved = nil
    }
  }
}

extension Schedule {
  /// Returns the pending countdown and later ones.
  ///
  /// `moved` is the due moment of the pending occurrence if the user moved it; the user's day
  /// begins at `dayTurn`.
  public func coming(
    from state: RecurrenceState, moved: LocalDateTime? = nil, now: Date,
    dayTurn: TimeOfDay = .midnight
  ) -> ComingCountdowns {
    ComingCountdowns(self, from: state, moved: moved, now: now, dayTurn: dayTurn)
  }
}
