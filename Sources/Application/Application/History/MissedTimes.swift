import Foundation
import Model
import Planning
import Recurrence

extension ActionContext {
  /// How many missed times of a task have rows of their own after an absence; those before are one
  /// row with their number (R28).
  static let mostMissedRows = 100

  /// The instant before which nothing of the history is kept.
  var keptSince: Date { now.addingTimeInterval(-historyKeepSeconds) }

  /// Returns the times of an appointment that have passed unticked and are not stored, in order, as
  /// rows of the history.
  func missedTimes(
    of todo: Todo, besides stored: StoredMissed, placeNames: () throws -> [String],
    category: () throws -> Category?
  ) rethrows -> [MissedTime] {
    let passed = stored.passedDues(
      of: todo, at: now, machineZone: machineZone, usualSeconds: plan.defaultTaskSeconds,
      turn: hours.turn, since: keptSince, limit: todo.hasQuota ? .max : Self.mostMissedRows)
    guard !passed.latest.isEmpty else { return [] }
    let (places, stamp) = (try placeNames(), try category().map(CategoryStamp.init))
    func row(_ due: Date, count: Int = 1) -> MissedTime {
      MissedTime(
        todo, due: due, in: zone(of: todo), count: count, places: places, category: stamp)
    }
    // A period of a quota is one row, with how many times it was short of.
    if todo.hasQuota {
      let counts = Dictionary(grouping: passed.latest) { $0 }.mapValues(\.count)
      return counts.sorted { $0.key < $1.key }.map { row($0.key, count: $0.value) }
    }
    return (passed.lastEarlier.map { [row($0, count: passed.earlier)] } ?? [])
      + passed.latest.map { row($0) }
  }

  /// Returns when the occurrence of a task with a fixed time ends; `nil` for other tasks.
  func end(of todo: Todo, due: Date?) -> Date? {
    guard todo.hasFixedTime, let due else { return nil }
    return todo.end(of: due, usualSeconds: plan.defaultTaskSeconds)
  }
}

extension Overview {
  /// Returns the times of appointments that passed unticked in a span and satisfy a condition,
  /// newest first: those that are stored, and those that follow from the rules (R28).
  func missedTimes(
    in store: any StoreSnapshot, from start: Date = .distantPast, to end: Date = .distantFuture,
    limit: Int = .max, where isWanted: (MissedTime) -> Bool = { _ in true }
  ) throws -> [MissedTime] {
    let first = max(start, actionContext.keptSince)
    let last = min(end, actionContext.now)
    guard first <= last else { return [] }
    var times = try store.missedTimes(
      of: nil, from: first, to: last, limit: limit, where: isWanted)
    let stored = try store.storedMissed()
    for todo in todos where todo.isAppointment || todo.hasQuota {
      times += actionContext.missedTimes(
        of: todo, besides: stored, placeNames: { todo.places.map(names.text) },
        category: { todo.category.flatMap { id in categories.first { $0.id == id } } }
      ).filter { $0.due >= first && $0.due <= last && isWanted($0) }
    }
    return Array(times.sorted { $0.due > $1.due }.prefix(limit))
  }
}

extension StoreSnapshot {
  /// Returns what was missed of one task, or of all, as it is stored; `edit` is a step that is not
  /// stored yet.
  func storedMissed(of todo: Todo.ID? = nil, with edit: Edit? = nil) throws -> StoredMissed {
    StoredMissed(try missedRecords(of: todo), changes: edit?.missed ?? [])
  }
}

/// The rows of the times that have passed unticked before a step, which the step stores (R28).
extension EditBuilder {
  /// Returns the changes of a step on a task: what has passed is stored, but for the occurrence
  /// that the step ends, which is missed no more.
  func missed(
    of todo: Todo, ending due: Date? = nil, in context: any EditContext
  ) throws -> [Edit.Change<MissedTime>] {
    let stored = try context.missedTimes(
      of: todo.id, from: .distantPast, to: .distantFuture, limit: .max, where: { _ in true })
    let passed = try actionContext.missedTimes(
      of: todo, besides: StoredMissed(stored.map(\.record).reversed()),
      placeNames: {
        let places = try context.places(of: todo)
        return todo.places.map { $0.text(among: places) }
      },
      category: { try todo.category.flatMap { id in try context.categories.first { $0.id == id } } }
    )
    return stored.filter { $0.due == due }.map { .init(before: $0, after: nil) }
      + passed.filter { $0.due != due }.map { .init(before: nil, after: $0) }
  }

  /// Returns the row of an entry that does not count any more, if its time has passed.
  func missed(
    of entry: HistoryEntry, in context: any EditContext
  ) throws -> [Edit.Change<MissedTime>] {
    let (completion, todo) = (entry.completion, entry.completion.todo)
    if todo.hasQuota { return try missedAgain(entry, in: context) }
    guard todo.isAppointment, let due = completion.due,
      todo.end(of: due, usualSeconds: actionContext.plan.defaultTaskSeconds) <= actionContext.now,
      due >= actionContext.keptSince
    else { return [] }
    let time = MissedTime(
      todo, due: due, in: actionContext.zone(of: todo), places: completion.places,
      category: completion.category)
    return [.init(before: nil, after: time)]
  }
}

extension Todo {
  /// For how many days a single appointment that was missed stands in Today.
  private static let daysOfMissed = 7

  /// Returns when the appointment began that was missed last; `nil` once seven days have passed
  /// since it was over, and of a repeating one a day.
  func lastMissed(_ schedule: Schedule, usualSeconds: Double, at now: Date) -> Date? {
    let length = seconds(usual: usualSeconds)
    let present = LocalDateTime(now, in: schedule.zone)
    let days = if case .once = self.rule { Self.daysOfMissed } else { 1 }
    let earliest = present.addingDays(-days).date(in: schedule.zone).addingTimeInterval(-length)
    let end = now.addingTimeInterval(0.001 - length)
    return schedule.dueDates(from: earliest, to: end, at: state, moved: moved).last {
      $0 > earliest
    }
  }
}
