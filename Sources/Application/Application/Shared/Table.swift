import Foundation
import Localization
package import Model
import Recurrence
import Text

/// A table for spreadsheets (M8); its words are the same in every language.
package enum Table: String, Sendable, Hashable, CaseIterable {
  case tasks, history, moods, habits, daylio

  /// Passes the rows of the table to a closure, the header first.
  package func write(
    from store: any StoreReader, actionContext: ActionContext,
    _ put: (String) throws -> Void
  ) throws {
    switch self {
    case .tasks: try Self.writeTasks(store, actionContext, put)
    case .history: try Self.writeHistory(store, actionContext, put)
    case .moods: try Self.writeMoods(store, actionContext, put)
    case .habits: try HabitTable.write(store, actionContext, put)
    case .daylio: try Self.writeDaylio(store, actionContext, put)
    }
  }

  private static func writeTasks(
    _ store: any StoreReader, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    try put(
      CSV.row([
        "id", "name", "category", "priority", "difficulty", "timing", "duration_min", "every",
        "opens", "due", "phase", "last_done", "remind", "notes", "items",
      ]))
    let overview = try Overview(store, actionContext: actionContext)
    for view in overview.todos.map(overview.view) {
      let todo = view.todo
      var every: String?
      if case .repeating(let cadence) = todo.rule { every = cadence.rhythm.description }
      func instant(_ date: Date?) -> String { date.map { Instant.text($0, in: view.zone) } ?? "" }
      try put(
        CSV.row([
          "\(todo.id.rawValue)", todo.name, view.category?.name ?? "", todo.priority.rawValue,
          "\(todo.difficulty.rawValue)", todo.timing.rawValue,
          todo.durationMinutes.map(String.init) ?? "", every ?? "",
          instant(view.countdown?.opens), instant(view.countdown?.due), view.phase.rawValue,
          instant(todo.lastDone), todo.leads?.leadText ?? "", todo.notes ?? "",
          todo.items.map(\.text.cleanLine).joined(separator: "; "),
        ]))
    }
  }

  private static func writeHistory(
    _ store: any StoreReader, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    try put(
      CSV.row([
        "time", "kind", "id", "task", "category", "priority", "difficulty", "duration_min",
        "points", "opened", "due", "places", "note", "undone",
      ]))
    let (entries, missed) = try store.withSnapshot { snapshot in
      let overview = try Overview(snapshot, actionContext: actionContext)
      return (
        try snapshot.completions(
          from: .distantPast, to: .distantFuture, limit: .max, where: { _ in true }),
        try overview.missedTimes(in: snapshot)
      )
    }
    // Newest first.
    var passed = missed
    for entry in entries.reversed() where entry.isOwn {
      let completion = entry.completion
      while let time = passed.last, time.due < completion.time {
        passed.removeLast()
        try writeMissed(time, actionContext, put)
      }
      let zone = actionContext.zone(of: completion.todo)
      func instant(_ date: Date?) -> String { date.map { Instant.text($0, in: zone) } ?? "" }
      try put(
        CSV.row([
          instant(completion.time), completion.kind.rawValue, "\(completion.todo.id.rawValue)",
          completion.todo.name, completion.category?.name ?? "", completion.priority.rawValue,
          "\(completion.difficulty.rawValue)", completion.durationMinutes.map(String.init) ?? "",
          "\(completion.points)", instant(completion.opened), instant(completion.due),
          completion.places.joined(separator: "; "), completion.note ?? "", "\(entry.isUndone)",
        ]))
    }
    for time in passed.reversed() { try writeMissed(time, actionContext, put) }
  }

  /// Writes the row of an appointment that was missed.
  private static func writeMissed(
    _ time: MissedTime, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    let todo = time.todo
    let due = Instant.text(time.due, in: actionContext.zone(of: todo))
    try put(
      CSV.row([
        due, "missed", "\(todo.id.rawValue)", todo.name, time.category?.name ?? "",
        todo.priority.rawValue, "\(todo.difficulty.rawValue)",
        todo.durationMinutes.map(String.init) ?? "", "", "", due,
        time.places.joined(separator: "; "), "", "false",
      ]))
  }

  private static func writeMoods(
    _ store: any StoreReader, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    try put(CSV.row(["time", "emotion", "label", "task", "category", "note"]))
    for entry in try moods(store) {
      try put(
        CSV.row([
          Instant.text(entry.mood.time, in: actionContext.machineZone),
          "\(entry.mood.emotion.rawValue)", entry.mood.emotion.name, entry.taskName ?? "",
          entry.category?.name ?? "", entry.mood.note ?? "",
        ]))
    }
  }

  private static func writeDaylio(
    _ store: any StoreReader, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    try put(CSV.row(Daylio.header))
    let english = English()
    for entry in try moods(store) {
      let local = LocalDateTime(entry.mood.time, in: actionContext.machineZone)
      try put(
        CSV.row([
          local.dateText, "\(english.month(local.month)) \(local.day)",
          Daylio.weekdays[local.daysSinceSunday], String(local.description.dropFirst(11).prefix(5)),
          Daylio.names[entry.mood.emotion.rawValue],
          [entry.taskName, entry.category?.name].compactMap(\.self).joined(separator: " | "), "",
          "", entry.mood.note.map(Daylio.written) ?? "",
        ]))
    }
  }

  /// The moods that count, in the order of their times.
  private static func moods(_ store: any StoreReader) throws -> [MoodEntry] {
    try store.withSnapshot { try $0.moodEntries(from: .distantPast, to: .distantFuture) }
      .filter { !$0.isUndone }
  }
}

extension String {
  /// The text on one line, without control characters, and cut where it is very long.
  package var oneLine: String { cleanLine(cutAfter: 200) }

  /// The whole text on one line, without control characters.
  package var wholeLine: String { cleanLine }

  /// The text without control characters other than the ends of its lines.
  package var cleanLines: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).wholeLine }.joined(separator: "\n")
  }

  /// Without blanks and line ends at either side.
  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
