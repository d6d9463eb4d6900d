import Foundation
package import Recurrence

/// Tasks that are done a number of times in each period, on whichever days (Y4).
extension Todo {
  /// True if the rule is a quota, such as `3x week`.
  package var hasQuota: Bool { self.rule.quota != nil }

  /// True if it is a quota that reminds at a time of day, on each day on which it is open.
  package var isTimedQuota: Bool {
    if case .repeating(let cadence) = self.rule {
      cadence.rhythm.quota != nil && cadence.at != nil
    } else {
      false
    }
  }

  /// Returns the task with its tally of the period in which an instant lies.
  func counting(at now: Date, machineZone: TimeZone, days: UserDays) -> Todo {
    let state = schedule(machineZone: machineZone).rolled(state, to: now, days: days)
    guard state != self.state else { return self }
    var todo = self
    todo.state = state
    return todo
  }

  /// The tally of its period as it stands; `nil` for other rules.
  package var tally: PeriodTally? {
    if case .counting(let tally) = state { tally } else { nil }
  }

  /// Returns true if a time that was done on a day counts in the period of the task as it stands.
  package func counts(_ day: Int) -> Bool {
    guard let tally, case .repeating(let cadence) = self.rule else { return false }
    return tally.counts(day, severalADay: cadence.isSeveralADay)
  }

  /// Returns the ends of the periods that have ended short, each as often as a time was missing:
  /// the latest `limit` of those from `start` on.
  func passedPeriods(
    at now: Date, machineZone: TimeZone, since start: Date, limit: Int,
    turn: TimeOfDay
  ) -> PassedDues {
    let all = schedule(machineZone: machineZone).shortfalls(
      from: state, since: start, now: now, turn: turn)
    let dues = all.flatMap { Array(repeating: $0.end, count: $0.missing) }
    guard dues.count > limit else { return PassedDues(latest: dues) }
    var passed = PassedDues(latest: Array(dues.suffix(limit)))
    passed.earlier = dues.count - limit
    passed.lastEarlier = dues[dues.count - limit - 1]
    return passed
  }
}

extension Rule {
  /// The start of what repeats.
  fileprivate var start: LocalDateTime? {
    if case .repeating(let cadence) = self { cadence.start } else { nil }
  }
}

extension TodoDetails {
  /// Returns the state of an edited task: the days of the present period go on to count if its
  /// unit and its start are the same; else the period begins in its middle.
  func counting(
    after old: Todo, now: Date, machineZone: TimeZone, days: UserDays
  ) -> RecurrenceState {
    let schedule = schedule(machineZone: machineZone)
    guard case .repeating(let new) = rule, case .repeating(let before) = old.rule,
      let unit = old.rule.quota?.unit, unit == rule.quota?.unit, new.start == before.start,
      case .counting = old.state
    else {
      // A start that was not given with the edit is no reason to ask for the days before the edit.
      let isBegun =
        if case .repeating(let new) = rule { new.start == old.rule.start } else { false }
      return schedule.initialState(now: now, days: days, isBegunNow: isBegun)
    }
    return schedule.changed(old.state, at: now, days: days)
  }
}
