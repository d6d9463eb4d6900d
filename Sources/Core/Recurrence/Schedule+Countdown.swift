public import Foundation

extension Schedule {
  /// Returns the state of a new task: for a rule from start or with days, the first occurrence
  /// strictly later than now (R20); else `beginning`.
  ///
  /// A quota begins to count in the period in which `now` lies: from the start of the rule on, or
  /// from the day of `now` on with `isBegunNow`.
  public func initialState(
    now: Date, days: UserDays = UserDays(), isBegunNow: Bool = false
  ) -> RecurrenceState {
    if quota != nil,
      let tally = tally(
        beginningOn: day(of: now, turn: days.turn), weekStart: days.weekStart,
        isBegunNow: isBegunNow)
    {
      return .counting(tally)
    }
    guard case .repeating(let cadence) = rule, cadence.from == .start || cadence.days != nil else {
      return .beginning
    }
    return .occurrence(occurrences(cadence).firstNumber(after: now))
  }

  /// True if the rule is never due up to year 9999, whatever its end, such as
  /// `2y on fifth mon of feb` from an odd year on, or is never due in season within 28 years.
  public var hasNoOccurrence: Bool {
    guard case .repeating(let cadence) = rule, quota == nil else { return false }
    return plan(cadence, at: .beginning) == nil
  }

  /// Returns the pending countdown of a state; `nil` if the task is finished or the next due moment
  /// is beyond the end (R9).
  ///
  /// `moved` replaces the due moment of this occurrence, and is not compared with the end. Without
  /// a window, opens moves along; with one it stays, unless it would come after due. What would be
  /// due out of season is due at its time of day on the first day of the next one (Y2).
  public func countdown(at state: RecurrenceState, moved: LocalDateTime? = nil) -> Countdown? {
    guard state != .finished else { return nil }
    switch rule {
    case .once(let due):
      guard let due = (moved ?? due).map({ inSeason($0) }) else {
        return Countdown(began: nil, opens: nil, due: nil)
      }
      if isInDays, due.isLastSecond {
        let opening = openingInSeason(due.addingDays(-horizonDays), isWindow: false, dueAt: due)
        return Countdown(
          began: opening.firstSecond(in: zone), opensOn: opening, dueOn: due, in: zone)
      }
      let opens = openingInSeason(
        due.date(in: zone).addingTimeInterval(-horizonSeconds), isWindow: false, dueAt: due)
      return Countdown(began: opens, opens: opens, due: due.date(in: zone))
    case .repeating(let cadence):
      if cadence.rhythm.quota != nil, let tally = tally(at: state) {
        return self.countdown(of: tally)
      }
      guard let plan = plan(cadence, at: state) else { return nil }
      let opened = plan.opening ?? plan.opens.map { LocalDateTime($0, in: zone) }
      let own = inSeason(plan.wall, openedAt: opened)
      guard own <= .latest else { return nil }
      let ownDue = own == plan.wall ? plan.due : date(of: own)
      if let end = cadence.end, ownDue > last(of: end) { return nil }
      let wall = moved.map { inSeason($0) } ?? own
      if isInDays, moved?.isLastSecond ?? true {
        let usual =
          plan.opening
          ?? max(
            periodBefore(wall, isMoved: moved != nil, of: cadence) ?? wall.addingDays(-horizonDays),
            plan.earliest ?? .earliest)
        let opening = openingInSeason(usual, isWindow: opened != nil, dueAt: wall)
        return Countdown(began: plan.began, opensOn: min(opening, wall), dueOn: wall, in: zone)
      }
      let due = moved == nil ? ownDue : wall.date(in: zone)
      let period = periodBefore(wall, isMoved: moved != nil, of: cadence)
      let usual =
        plan.opens ?? plan.opening?.firstSecond(in: zone)
        ?? max(
          period?.date(in: zone) ?? due.addingTimeInterval(-horizonSeconds),
          plan.earliest?.firstSecond(in: zone)
            // One of several times a day opens when the one before it has begun.
            ?? (cadence.isSeveralTimesADay ? plan.began : .distantPast))
      let opens = openingInSeason(usual, isWindow: opened != nil, dueAt: wall)
      return Countdown(began: plan.began, opens: min(opens, due), due: due)
    }
  }

  /// Returns one period of months or years before a due moment, as the calendar counts it; `nil`
  /// unless the horizon is such a period.
  ///
  /// That is the occurrence of the period before, which may be some days off: the 31 March before
  /// 30 April where days are clamped.
  private func periodBefore(
    _ due: LocalDateTime, isMoved: Bool, of cadence: Cadence
  ) -> LocalDateTime? {
    let period = cadence.every.maximum
    guard period.months > 0, horizonSeconds == period.longestSeconds else { return nil }
    let step = due.adding(-1, of: period)
    guard !isMoved, cadence.hasCalendarDates else { return step }
    let series = Occurrences(cadence, in: zone, isInDays: isInDays)
    let number = series.firstNumber(after: step.date(in: zone).addingTimeInterval(-1))
    // Months differ by three days.
    if let next = series.wall(number), next < due, next <= step.addingDays(3) { return next }
    return series.wall(number - 1).map { min($0, step) } ?? step
  }

  /// The horizon in days, a part of a day counted as one.
  private var horizonDays: Int { Int((horizonSeconds / 86_400).rounded(.up)) }

  /// Returns the last instant that an occurrence may be due at, for the end of a series (R9).
  func last(of end: LocalDateTime) -> Date {
    isInDays ? end.lastSecond(in: zone) : end.date(in: zone)
  }

  /// Returns the instant at which a moment is due: its day's last second where days count.
  private func date(of moment: LocalDateTime) -> Date {
    isInDays ? moment.lastSecond(in: zone) : moment.date(in: zone)
  }

  /// Returns the occurrences of a cadence on this wall clock, in season.
  func occurrences(_ cadence: Cadence) -> Occurrences {
    Occurrences(cadence, in: zone, isInDays: isInDays, season: season)
  }

  /// A cycle as the cadence alone has it.
  private struct Plan {
    let began: Date
    /// The date and time at which it is due.
    let wall: LocalDateTime
    let due: Date
    /// The date and time at which a window opens; `nil` without a window.
    var opening: LocalDateTime?
    /// The instant at which a window opens.
    var opens: Date?
    /// The day before which it does not open (R25).
    var earliest: LocalDateTime?
  }

  private func plan(_ cadence: Cadence, at state: RecurrenceState) -> Plan? {
    switch (cadence.from, state) {
    case (.start, _): return occurrence(of: cadence, at: state)
    case (.done, .completed(let time)) where cadence.days != nil:
      return match(of: cadence, after: time)
    case (.done, .completed(let time)):
      return cycle(of: cadence, after: CountingStart(time, in: zone), isCompleted: true)
    case (.done, _) where cadence.days != nil: return occurrence(of: cadence, at: state)
    case (.done, _):
      // A first due moment is occurrence 0 of a series anchored there: its cycle began one period
      // before.
      return cadence.first == nil
        ? cycle(of: cadence, after: CountingStart(cadence.start, in: zone), isCompleted: false)
        : occurrence(
          of: cadence, at: .occurrence(0), among: Occurrences(cadence, in: zone, isInDays: isInDays)
        )
    }
  }

  private func occurrence(
    of cadence: Cadence, at state: RecurrenceState, among given: Occurrences? = nil
  ) -> Plan? {
    let series = given ?? occurrences(cadence)
    let number = series.number(at: state)
    guard let due = series.due(number) else { return nil }
    let minimum = cadence.every.minimum.map { isInDays ? $0.inWholeDays : $0 }
    let opens = minimum.map { series.opens(number, after: $0) }
    return Plan(
      began: series.began(number), wall: series.wall(number) ?? LocalDateTime(due, in: zone),
      due: due, opening: opens.map { LocalDateTime($0, in: zone) }, opens: opens)
  }

  /// Returns the cycle after a completion on days: the first match after its local day (R21), or
  /// the match nearest to it plus a period of several units (R29).
  private func match(of cadence: Cadence, after time: Date) -> Plan? {
    guard let days = cadence.days else { return nil }
    let period = cadence.every.maximum
    let completed = LocalDateTime(time, in: zone)
    let next = completed.addingDays(1).at(sameTimeAs: cadence.start).pinned(to: cadence.at)
    let series = DaySeries(
      days, every: period.single, start: max(next, cadence.start), at: cadence.at, in: zone,
      isInDays: isInDays)
    let nearest =
      period.count == 1
      ? series.lowest : series.nearestNumber(to: completed.adding(1, of: period).daysSinceEpoch)
    let number = Occurrences(.days(series), in: zone, season: season).inSeason(nearest)
    if let wall = series.wall(number), inSeason(wall) != wall { return nil }
    guard let wall = series.wall(number), let due = series.due(number) else { return nil }
    return Plan(
      began: isInDays ? completed.firstSecond(in: zone) : time, wall: wall, due: due,
      earliest: isInDays ? completed.addingDays(1).at(.midnight) : nil)
  }

  private func cycle(of cadence: Cadence, after base: CountingStart, isCompleted: Bool) -> Plan? {
    let (minimum, maximum) = (cadence.every.minimum, cadence.every.maximum)
    if isInDays {
      let first = base.wall.at(.midnight)
      let day = first.adding(1, of: maximum)
      guard day <= .latest else { return nil }
      return Plan(
        began: first.firstSecond(in: zone), wall: day, due: day.lastSecond(in: zone),
        opening: minimum.map { first.adding(1, of: $0.inWholeDays) },
        earliest: isCompleted ? first.addingDays(1) : nil)
    }
    guard let due = base.adding(maximum, at: cadence.at) else { return nil }
    return Plan(
      began: base.date, wall: LocalDateTime(due, in: zone), due: due,
      opens: minimum.flatMap { base.adding($0, at: cadence.at) })
  }

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

/// The instant that a countdown from done is measured from: a completion, or the start.
private struct CountingStart {
  /// The moment on the wall clock.
  let wall: LocalDateTime
  /// The same moment.
  let date: Date
  private let zone: TimeZone

  /// Counts from the start.
  init(_ start: LocalDateTime, in zone: TimeZone) {
    wall = start
    date = start.date(in: zone)
    self.zone = zone
  }

  /// Counts from a completion.
  init(_ completion: Date, in zone: TimeZone) {
    wall = LocalDateTime(completion, in: zone)
    date = completion
    self.zone = zone
  }

  /// The moment one period later, or `nil` beyond year 9999.
  ///
  /// A time of day pins all but elapsed hours (R8).
  func adding(_ period: Period, at time: TimeOfDay?) -> Date? {
    if period.unit == .hour {
      return date.addingTimeInterval(Double(period.elapsedSeconds))
    }
    let sum = wall.adding(1, of: period)
    guard sum <= .latest else { return nil }
    if let time { return sum.at(time).date(in: zone) }
    // The wall clock counts whole seconds; the completion's fraction goes along.
    let seconds = date.timeIntervalSince1970
    return sum.date(in: zone).addingTimeInterval(seconds - seconds.rounded(.down))
  }
}
