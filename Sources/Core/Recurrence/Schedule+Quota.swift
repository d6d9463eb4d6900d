public import Foundation

/// Tasks that are done a number of times in each period, on whichever days (Y4).
extension Schedule {
  /// The quota of the rule; `nil` for other rules.
  public var quota: Quota? { quotaCadence?.rhythm.quota }

  private var quotaCadence: Cadence? {
    guard case .repeating(let cadence) = rule, cadence.rhythm.quota != nil else { return nil }
    return cadence
  }

  /// Returns the day of the user in which an instant lies, on the wall clock of the rule.
  public func day(of instant: Date, turn: TimeOfDay) -> Int {
    LocalDay(containing: instant, in: zone, turn: turn).date.daysSinceEpoch
  }

  /// Returns the tally of a task that begins on a day: its period asks from then on, or from the
  /// start of the rule.
  func tally(
    beginningOn today: Int, weekStart: Weekday, isBegunNow: Bool = false
  ) -> PeriodTally? {
    guard let cadence = quotaCadence, let quota = cadence.rhythm.quota else { return nil }
    let start = cadence.start.daysSinceEpoch
    let begun = isBegunNow ? max(start, today) : start
    let period = quota.unit.period(of: max(begun, today), weekStart: weekStart)
    return PeriodTally(period, begun: begun, changed: today)
  }

  /// Returns the tally of a state; one of another rule begins with the rule.
  public func tally(at state: RecurrenceState) -> PeriodTally? {
    guard let cadence = quotaCadence else { return nil }
    if case .counting(let tally) = state { return tally }
    return tally(beginningOn: cadence.start.daysSinceEpoch, weekStart: .monday)
  }

  /// Returns the state with the period in which an instant lies; other states stay as they are.
  public func rolled(_ state: RecurrenceState, to now: Date, days: UserDays) -> RecurrenceState {
    guard let quota, state != .finished, let tally = tally(at: state) else { return state }
    let today = max(day(of: now, turn: days.turn), tally.begun)
    let period = quota.unit.period(of: today, weekStart: days.weekStart)
    return .counting(
      period == tally.first...tally.last ? tally : tally.moved(to: period, unit: quota.unit))
  }

  /// Returns the state after an edit that keeps the unit: what is asked may be another number.
  public func changed(_ state: RecurrenceState, at now: Date, days: UserDays) -> RecurrenceState {
    guard case .counting(var tally) = rolled(state, to: now, days: days) else { return state }
    tally.changed = day(of: now, turn: days.turn)
    return .counting(tally)
  }

  /// Returns when the period of a state is over; `nil` for other rules.
  public func periodEnd(of state: RecurrenceState, turn: TimeOfDay) -> Date? {
    tally(at: state).map { midnight(of: $0.last + 1).at(turn).date(in: zone) }
  }

  /// Returns the state after a time that was done on a day up to today; it counts in the period of
  /// the state alone.
  func state(after tally: PeriodTally, doneOn day: Int, today: Int) -> RecurrenceState {
    var tally = tally
    if tally.counts(day, severalADay: quotaCadence?.isSeveralADay ?? false) { tally.add(day) }
    tally.changed = today
    return .counting(tally)
  }

  /// Returns the state after what is left of the pending period was let go.
  func state(lettingGo tally: PeriodTally, today: Int) -> RecurrenceState {
    guard let period = periodToSkip(tally) else { return .counting(tally) }
    var tally = tally
    let isOwn = period.upperBound <= tally.last
    tally.letGo = isOwn ? min(max(today, tally.first), tally.last) : period.lowerBound
    tally.changed = today
    return .counting(tally)
  }

  /// Returns the days of the period of which a skip lets go what is left: the one of a tally, also
  /// on a day that counted, or the next one that asks for something; `nil` after the last period.
  public func periodToSkip(_ tally: PeriodTally) -> ClosedRange<Int>? {
    guard let cycle = cycle(of: tally) else { return nil }
    guard tally.isLetGo || tally.done >= asked(tally) else { return tally.begin...tally.last }
    return cycle.begin...cycle.period.upperBound
  }

  // MARK: The pending period

  /// The period that a countdown is about.
  struct QuotaCycle {
    /// Its days.
    let period: ClosedRange<Int>
    /// The day from which it asks for something.
    let begin: Int
    /// The day on which the task opens.
    let opening: Int
    /// The day on which it is due.
    let due: Int
    /// Its tally.
    let tally: PeriodTally
  }

  /// The longest time without a period that asks for something, in days: 28 years.
  private static let longestRest = 10_228

  /// Returns the pending countdown of a tally; `nil` after the last period.
  func countdown(of tally: PeriodTally) -> Countdown? {
    cycle(of: tally).map { cycle in
      Countdown(
        began: midnight(of: cycle.begin).firstSecond(in: zone),
        opensOn: midnight(of: cycle.opening), dueOn: midnight(of: cycle.due), in: zone)
    }
  }

  /// Returns the first period from that of a tally on that asks for something: its own unless all
  /// was done, was let go, or has no day left.
  func cycle(of tally: PeriodTally) -> QuotaCycle? {
    guard let cadence = quotaCadence, let quota = cadence.rhythm.quota else { return nil }
    let lastBeginning = cadence.end.map { midnightIsBefore($0) } ?? .max
    var tally = tally
    let latest = tally.last + Self.longestRest
    while tally.begin <= lastBeginning, tally.first <= latest {
      if !tally.isLetGo, let cycle = own(cycle: tally, severalADay: cadence.isSeveralADay) {
        return cycle
      }
      tally = tally.following(quota.unit)
    }
    return nil
  }

  /// Returns the tally behind a cycle, with nothing done, as if all of it had been.
  func following(_ cycle: QuotaCycle) -> PeriodTally? {
    quota.map { cycle.tally.following($0.unit) }
  }

  private func own(cycle tally: PeriodTally, severalADay: Bool) -> QuotaCycle? {
    let missing = asked(tally) - tally.done
    guard missing > 0 else { return nil }
    var opening = tally.begin
    if !severalADay, let last = tally.lastDay { opening = max(opening, last + 1) }
    while opening <= tally.last, !isInSeason(opening) { opening += 1 }
    guard opening <= tally.last else { return nil }
    // The day from which on each day is needed.
    var (due, left) = (tally.last + 1, missing)
    while left > 0, due > tally.first {
      due -= 1
      if isInSeason(due) { left -= 1 }
    }
    due = min(max(due, opening, tally.changed), tally.last)
    while due > opening, !isInSeason(due) { due -= 1 }
    return QuotaCycle(
      period: tally.first...tally.last, begin: tally.begin, opening: opening, due: due,
      tally: tally)
  }

  /// Returns how many times a period asks for: at most as many as it has days, where it was begun
  /// in its middle, or is partly out of season.
  public func asked(_ tally: PeriodTally) -> Int {
    guard let quota else { return 0 }
    let days = tally.begin...max(tally.begin, tally.last)
    let available = season == nil ? days.count : days.count { isInSeason($0) }
    let isWhole = tally.begin == tally.first && available == days.count
    return isWhole ? quota.times : min(quota.times, available)
  }

  /// Returns how many times a period asked for, by its days from the first on which it did.
  public func asked(in days: ClosedRange<Int>) -> Int {
    guard let unit = quota?.unit else { return 0 }
    let whole = unit.period(
      of: days.upperBound, weekStart: Weekday(daysSinceEpoch: days.upperBound + 1))
    return asked(
      PeriodTally(
        first: whole.lowerBound, last: days.upperBound, begun: days.lowerBound,
        changed: days.lowerBound))
  }

  /// Returns true if a day is in the season of the task.
  func isInSeason(_ day: Int) -> Bool { season?.contains(day) ?? true }

  // MARK: Periods that ended short

  /// A period that ended with less than it asked for.
  public struct Shortfall: Sendable, Hashable {
    /// The last second of the period.
    public let end: Date
    /// How many times were missing.
    public let missing: Int
  }

  /// Returns the periods from that of a state on that have ended short by an instant, and end after
  /// another one.
  public func shortfalls(
    from state: RecurrenceState, since start: Date = .distantPast, now: Date, turn: TimeOfDay
  ) -> [Shortfall] {
    guard let cadence = quotaCadence, let quota, state != .finished, var tally = tally(at: state)
    else { return [] }
    let lastBeginning = cadence.end.map { midnightIsBefore($0) } ?? .max
    let today = day(of: now, turn: turn)
    let earliest = start == .distantPast ? Int.min : day(of: start, turn: .midnight)
    var shortfalls: [Shortfall] = []
    while tally.last < today, tally.begin <= lastBeginning {
      let missing = asked(tally) - tally.done
      if missing > 0, !tally.isLetGo, tally.begin <= tally.last, tally.last >= earliest {
        let end = midnight(of: tally.last).lastSecond(in: zone)
        if end >= start { shortfalls.append(Shortfall(end: end, missing: missing)) }
      }
      tally = tally.following(quota.unit)
    }
    return shortfalls
  }

  // MARK: Days

  /// Returns the first second of a day.
  public func firstSecond(ofDay day: Int) -> Date { midnight(of: day).firstSecond(in: zone) }

  /// Returns the last second of a day.
  public func lastSecond(ofDay day: Int) -> Date { midnight(of: day).lastSecond(in: zone) }

  func midnight(of day: Int) -> LocalDateTime { LocalDateTime(wallSeconds: day * 86_400) }

  /// The last day that begins before an end; the end is inclusive (R9).
  private func midnightIsBefore(_ end: LocalDateTime) -> Int { end.daysSinceEpoch }
}

/// The times of day at which a quota with a time reminds (Y4).
extension Schedule {
  /// Returns the time of day on each day from the opening of a state to the end of its period;
  /// empty for other rules, and while nothing is asked.
  ///
  /// Of the next period only where the state is done with its own.
  public func remindingTimes(at state: RecurrenceState) -> [Date] {
    guard let time = quotaCadence?.at, let tally = tally(at: state), let cycle = cycle(of: tally)
    else { return [] }
    return (cycle.opening...cycle.period.upperBound).filter(isInSeason).map {
      midnight(of: $0).at(time).date(in: zone)
    }
  }
}
