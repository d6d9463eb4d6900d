public import Foundation

extension Schedule {
  /// Returns the state of a new task: from start the first occurrence strictly later than now,
  /// and likewise for a rhythm with days (R20), else the beginning.
  public func initialState(now: Date) -> RecurrenceState {
    guard case .repeating(let cadence) = rule, cadence.from == .start || cadence.days != nil else {
      return .beginning
    }
    return .occurrence(Occurrences(cadence, in: zone).firstNumber(after: now))
  }

  /// True if the rule is never due up to year 9999, whatever its end, such as
  /// `2y on fifth mon of feb` from an odd year on.
  public var hasNoOccurrence: Bool {
    guard case .repeating(let cadence) = rule else { return false }
    return plan(cadence, at: .beginning) == nil
  }

  /// Returns the cycle at a state, or `nil` if the task is finished or the next due moment is
  /// beyond the end (R9).
  ///
  /// `moved` replaces the due moment of this occurrence, and is not compared with the end. Without
  /// a window, opens moves along; with one it stays, unless it would come after due.
  public func countdown(at state: RecurrenceState, moved: LocalDateTime? = nil) -> Countdown? {
    guard state != .finished else { return nil }
    switch rule {
    case .once(let due):
      guard let due = (moved ?? due)?.date(in: zone) else {
        return Countdown(began: nil, opens: nil, due: nil)
      }
      let opens = due.addingTimeInterval(-horizonSeconds)
      return Countdown(began: opens, opens: opens, due: due)
    case .repeating(let cadence):
      guard let plan = plan(cadence, at: state) else { return nil }
      if let end = cadence.end, plan.due > end.date(in: zone) { return nil }
      let due = moved?.date(in: zone) ?? plan.due
      let opens = plan.opens ?? due.addingTimeInterval(-horizonSeconds)
      return Countdown(began: plan.began, opens: min(opens, due), due: due)
    }
  }

  /// A cycle as the cadence alone has it; `opens` only where there is a window.
  private struct Plan {
    let began: Date
    let opens: Date?
    let due: Date
  }

  private func plan(_ cadence: Cadence, at state: RecurrenceState) -> Plan? {
    switch (cadence.from, state) {
    case (.start, _): return occurrence(of: cadence, at: state)
    case (.done, .completed(let time)) where cadence.days != nil:
      // The first match after the local day of the completion (R21).
      return occurrence(of: cadence, at: state).map {
        Plan(began: time, opens: nil, due: $0.due)
      }
    case (.done, .completed(let time)): return cycle(of: cadence, after: Base(time, in: zone))
    case (.done, _) where cadence.days != nil: return occurrence(of: cadence, at: state)
    case (.done, _):
      // A first due moment is occurrence 0 of a series anchored there: its cycle began one period
      // before.
      return cadence.first == nil
        ? cycle(of: cadence, after: Base(cadence.start, in: zone))
        : occurrence(of: cadence, at: .occurrence(0))
    }
  }

  private func occurrence(of cadence: Cadence, at state: RecurrenceState) -> Plan? {
    let series = Occurrences(cadence, in: zone)
    let number = series.number(at: state)
    guard let due = series.due(number) else { return nil }
    return Plan(
      began: series.began(number),
      opens: cadence.every.minimum.map { series.opens(number, after: $0) }, due: due)
  }

  private func cycle(of cadence: Cadence, after base: Base) -> Plan? {
    guard let due = base.adding(cadence.every.maximum, at: cadence.at) else { return nil }
    let opens = cadence.every.minimum.flatMap { base.adding($0, at: cadence.at) }
    return Plan(began: base.date, opens: opens, due: due)
  }
}
