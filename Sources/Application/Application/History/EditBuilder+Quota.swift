import Foundation
import Model
import Recurrence

/// The period of a quota in which a time that was done, or a skip, belongs, and whether it counts
/// (Y4).
struct QuotaEntry {
  /// The first second of the period, from which on it asks for something.
  let opened: Date
  /// When the period was due before; at its end if that is over.
  let due: Date
  /// The last second of the period.
  let ends: Date
  /// True for a time that counts, which earns points.
  let counts: Bool
  /// True if the period is over.
  let isOver: Bool
}

extension EditBuilder {
  /// Returns where a completion belongs that is about to be stored; `nil` for other rules.
  ///
  /// A time of an earlier period fills that period's history alone.
  func quotaEntry(
    of old: Todo, _ kind: Completion.Kind, at time: Date, _ countdown: Countdown?,
    in context: any EditContext
  ) throws -> QuotaEntry? {
    guard let unit = old.rule.quota?.unit else { return nil }
    let todo = pending(old)
    guard let tally = todo.tally else { return nil }
    let schedule = todo.schedule(machineZone: actionContext.machineZone)
    guard kind == .done else {
      let period = schedule.periodToSkip(tally) ?? tally.begin...tally.last
      return entry(period, countdown?.due, schedule, counts: false, isOver: false)
    }
    let day = schedule.day(of: time, turn: actionContext.hours.turn)
    if (tally.first...tally.last).contains(day) {
      return entry(
        min(tally.begin, day)...tally.last, countdown?.due, schedule, counts: todo.counts(day),
        isOver: false)
    }
    var period = unit.period(of: day, weekStart: actionContext.days.weekStart)
    if let stored = old.tally, (stored.first...stored.last).contains(day) {
      period = stored.first...stored.last
    }
    if period.contains(tally.begun) { period = min(tally.begun, day)...period.upperBound }
    let isSeveral =
      if case .repeating(let cadence) = old.rule { cadence.isSeveralADay } else { false }
    let counts = try isSeveral || !hasCounted(old, on: day, schedule, in: context)
    return entry(period, nil, schedule, counts: counts, isOver: period.upperBound < tally.first)
  }

  private func entry(
    _ period: ClosedRange<Int>, _ due: Date?, _ schedule: Schedule, counts: Bool, isOver: Bool
  ) -> QuotaEntry {
    let ends = schedule.lastSecond(ofDay: period.upperBound)
    return QuotaEntry(
      opened: schedule.firstSecond(ofDay: period.lowerBound), due: min(due ?? ends, ends),
      ends: ends, counts: counts, isOver: isOver)
  }

  /// Returns true if a time of a day has counted already, by the history.
  private func hasCounted(
    _ todo: Todo, on day: Int, _ schedule: Schedule, in context: any EditContext
  ) throws -> Bool {
    let turn = actionContext.hours.turn
    let start = schedule.firstSecond(ofDay: day)
    return try context.completions(
      from: start, to: start.addingTimeInterval(2 * 86_400), limit: .max
    ) {
      $0.todo.id == todo.id && $0.kind == .done && schedule.day(of: $0.time, turn: turn) == day
    }.contains { $0.counts && !$0.isUndone }
  }

  /// Returns the changes of a step: the periods that have ended short are stored, one time less for
  /// the one that the step fills.
  func missed(
    of old: Todo, filling entry: QuotaEntry, in context: any EditContext
  ) throws -> [Edit.Change<MissedTime>] {
    var changes = try missed(of: old, in: context)
    guard entry.counts, entry.isOver else { return changes }
    if let index = changes.firstIndex(where: { $0.after?.due == entry.ends }) {
      let time = changes.remove(at: index).after
      if let left = time?.counting((time?.count ?? 1) - 1) {
        changes.insert(.init(before: nil, after: left), at: index)
      }
      return changes
    }
    let stored = try context.missedTimes(
      of: old.id, from: entry.ends, to: entry.ends, limit: 1, where: { _ in true })
    return changes + stored.map { .init(before: $0, after: $0.counting($0.count - 1)) }
  }

  /// Returns the change of the row of a period that is over, when one of its times does not count
  /// any more.
  func missedAgain(
    _ entry: HistoryEntry, in context: any EditContext
  ) throws -> [Edit.Change<MissedTime>] {
    let completion = entry.completion
    guard completion.kind == .done, entry.counts, completion.todo.hasQuota,
      let opened = completion.opened, let ends = completion.ends,
      ends < actionContext.now, ends >= actionContext.keptSince,
      try context.todo(completion.todo.id) != nil
    else { return [] }
    let zone = actionContext.zone(of: completion.todo)
    let stored = try context.missedTimes(
      of: completion.todo.id, from: ends, to: ends, limit: 1, where: { _ in true })
    if let row = stored.first {
      return [.init(before: row, after: row.counting(row.count + 1))]
    }
    let days =
      LocalDateTime(opened, in: zone).daysSinceEpoch...LocalDateTime(ends, in: zone).daysSinceEpoch
    let asked = completion.todo.schedule(machineZone: actionContext.machineZone).asked(in: days)
    // A period may be let go before it begins.
    let entries = try context.completions(
      from: opened.addingTimeInterval(-366 * 86_400), to: ends.addingTimeInterval(86_400),
      limit: .max
    ) {
      $0.todo.id == completion.todo.id && $0.ends == ends
    }.filter { !$0.isUndone }
    let isLetGo = entries.contains { $0.completion.kind == .skipped }
    let counted = entries.count { $0.completion.kind == .done && $0.counts }
    // A period that is not stored yet follows from the tally.
    let pending = try context.todo(completion.todo.id).flatMap { todo in
      todo.tally.map { $0.first <= days.lowerBound }
    }
    guard counted - 1 < asked, !isLetGo, pending != true else { return [] }
    let row = MissedTime(
      completion.todo, due: ends, in: zone, places: completion.places,
      category: completion.category)
    return [.init(before: nil, after: row)]
  }

  /// Returns the change of a task whose tally has the day of a completion that does not count any
  /// more; `nil` where it does not.
  func uncounted(
    _ entry: HistoryEntry, in context: any EditContext
  ) throws -> Edit.Change<Todo>? {
    let completion = entry.completion
    guard completion.kind == .done, entry.counts,
      let now = try context.todo(completion.todo.id), now.uuid == completion.todo.uuid,
      let tally = now.tally
    else { return nil }
    let schedule = now.schedule(machineZone: actionContext.machineZone)
    let without = tally.without(
      schedule.day(of: completion.time, turn: actionContext.hours.turn))
    guard without != tally else { return nil }
    var todo = now
    todo.state = .counting(without)
    return .init(before: now, after: todo)
  }
}
