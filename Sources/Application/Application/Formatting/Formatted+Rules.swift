package import Foundation
package import Localization
package import Model
package import Recurrence

/// A rule in sentences, while it is being described.
extension Formatted {
  /// Returns the coming dates of a task, in one or two sentences.
  ///
  /// `If you do it today, then from Thu 29 Jan, until Thu 26 Feb.`
  ///
  /// Without a date, it depends on its places what brings a task to mind.
  package static func prospects(
    of todo: Todo, hasPlaces: Bool, actionContext: ActionContext
  ) -> String {
    if let text = quotaProspects(of: todo, actionContext) { return text }
    let phrase = phrase(of: todo, actionContext)
    return (phrase == .onceUndated && !hasPlaces ? .onceUnplaced : phrase).text
  }

  /// Returns what a quota asks for in its period, and from which day on that is needed each day.
  private static func quotaProspects(of todo: Todo, _ actionContext: ActionContext) -> String? {
    guard let quota = todo.rule.quota else { return nil }
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    let pending = actionContext.pending(todo)
    guard let countdown = schedule.countdown(at: pending.state), let due = countdown.due else {
      return DatePhrase.never.text
    }
    return QuotaPhrase.prospects(
      quota,
      due: RelativeTime(due, in: schedule.zone, now: actionContext.now).asDay(true)
    ).text
  }

  private static func phrase(of todo: Todo, _ actionContext: ActionContext) -> DatePhrase {
    let todo = todo.isAppointment ? todo : actionContext.pending(todo)
    let (state, moved, now) = (todo.state, todo.moved, actionContext.now)
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    guard let pending = schedule.countdown(at: state, moved: moved) else { return .never }
    let relative = { RelativeTime($0, in: schedule.zone, now: now).asDay(pending.isInDays) }
    let isOverdue = pending.overdueBegins.map { $0 <= now } ?? false
    guard case .repeating(let cadence) = schedule.rule else {
      guard let due = pending.due else { return .onceUndated }
      return .once(
        TaskWhen(todo.kind, opens: nil, due: relative(due), isOverdue: isOverdue))
    }
    // A rhythm of days and longer that names no time needs no time of day in its dates.
    let showsTime = cadence.every.maximum.unit == .hour || cadence.at != nil
    let date = { RuleDate(relative($0), showsTime: showsTime) }
    let dates = { (countdown: Countdown) -> RuleDates? in
      countdown.due.map {
        RuleDates(
          opens: todo.kind == .window ? countdown.opens.map(date) : nil, due: date($0),
          isDeadline: showsTime && todo.kind == .deadline)
      }
    }
    guard let due = pending.due, let first = dates(pending) else { return .onceUndated }
    guard cadence.from == .done else {
      let next = schedule.upcoming(2, from: state, moved: moved, now: now).dropFirst().first
      return .fixed(first, then: next?.due.map(date))
    }
    let isOpen = pending.opens.map { $0 <= now } ?? false
    let standing: RuleStanding =
      if isOverdue {
        .dueSince(date(due))
      } else if isOpen, todo.kind == .window {
        .open(due: date(due))
      } else {
        .first(first)
      }
    let done = schedule.state(
      afterDoneAt: now, from: state, moved: moved, now: now, dayTurn: actionContext.hours.turn)
    guard let next = schedule.countdown(at: done).flatMap(dates) else {
      return .finishedIfDoneToday(standing)
    }
    let isSame = DatePhrase.fixed(next, then: nil).text == DatePhrase.fixed(first, then: nil).text
    return .ifDoneToday(isSame ? nil : standing, next: next)
  }

  /// Returns the due moments after the next one, each taken to be done when it is due.
  package static func comingDates(
    _ count: Int, of schedule: Schedule, at state: RecurrenceState, moved: LocalDateTime? = nil,
    now: Date
  ) -> [String] {
    guard case .repeating(let cadence) = schedule.rule else { return [] }
    let showsTime =
      cadence.every.maximum.unit == .hour || (cadence.at != nil && cadence.rhythm.quota == nil)
    return schedule.upcoming(count, from: state, moved: moved, now: now).compactMap(\.due).map {
      let time = RelativeTime($0, in: schedule.zone, now: now).asDay(schedule.isInDays)
      return DatePhrase.date(RuleDate(time, showsTime: showsTime)).text
    }
  }
}

extension Rhythm {
  /// The rhythm in words: `every 10 to 14 weeks`, `every 2 weeks on Tue, Fri`.
  package var words: String {
    if let quota { return QuotaPhrase.every(quota).text }
    return TaskPhrase.everyPeriod(every.minimum?.span, every.maximum.span, on: days).text
  }
}

extension Rhythm {
  /// The rhythm as it may be typed: `every 2 weeks on Thu`, `3 times a week`.
  package var typedWords: String {
    if let quota { return QuotaPhrase.every(quota).text }
    return TaskInputPhrase.typedRule(every.minimum?.span, every.maximum.span, on: days).text
  }
}

extension Period {
  /// The period for texts.
  package var span: TimeSpan {
    switch unit {
    case .hour: TimeSpan(count, .hour)
    case .day: TimeSpan(count, .day)
    case .week: TimeSpan(count, .week)
    case .month: TimeSpan(count, .month)
    case .year: TimeSpan(count, .year)
    }
  }
}

extension TimesOfDay {
  /// The times with commas and blanks between: `08:00, 20:00`.
  package var words: String { all.map(\.description).joined(separator: ", ") }
}
