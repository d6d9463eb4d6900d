import Foundation
package import Model
import Planning
package import Progress
import Recurrence
package import Text

/// The streak of one task for every form of output.
package struct TaskProgressView: Sendable {
  /// The task.
  package let todo: Todo
  /// Its completions.
  package let progress: TaskProgress
  /// Its streak as it stands; `nil` for a one-off.
  package let streak: TaskStreak?

  /// Reads the completions of a task.
  package init(
    _ todo: Todo, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    var tally = try ProgressTally(snapshot, of: todo.id, actionContext: actionContext)
    try tally.readRecords(snapshot, of: todo.id, byAnyone: todo.turns != nil)
    self.todo = todo
    progress = tally.progress(of: todo.id)
    streak = tally.streak(of: todo, actionContext: actionContext)
  }

  /// The keys, as `progress ID --json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(todo.id.rawValue))), ("name", .string(todo.name)),
      ("streak", streak.map { .integer($0.length) } ?? .null),
      ("best_streak", streak.map { .integer($0.best) } ?? .null),
      ("reserve", streak.map { .integer($0.reserve) } ?? .null),
      ("at_risk", .bool(streak?.isAtRisk ?? false)),
      ("kept", .integer(progress.kept)), ("late", .integer(progress.late)),
      ("skipped", .integer(progress.skipped)),
    ])
  }
}

/// The streaks of tasks, for the keys `streak` and `best_streak`.
package struct TaskStreaks: Sendable {
  private let streaks: [Todo.ID: TaskStreak]

  /// Reads the streaks of tasks: the history of one, or the whole history for several.
  ///
  /// `edit` is a step that is not stored yet.
  package init(
    of todos: [Todo], in snapshot: any StoreSnapshot, actionContext: ActionContext,
    adding edit: Edit? = nil
  ) throws {
    var streaks: [Todo.ID: TaskStreak] = [:]
    // One-offs have no streak: nothing is read for them.
    var repeating = todos.filter { if case .repeating = $0.rule { true } else { false } }
    // The streak of turns is that of the task, whoever did it.
    for todo in repeating where todo.turns != nil {
      var tally = try ProgressTally(snapshot, of: todo.id, with: edit, actionContext: actionContext)
      let new = edit?.completions.filter { $0.todo.id == todo.id } ?? []
      try tally.readRecords(
        snapshot, of: todo.id, byAnyone: true, adding: new.map(CompletionRecord.init))
      streaks[todo.id] = tally.streak(of: todo, actionContext: actionContext)
    }
    repeating.removeAll { $0.turns != nil }
    guard !repeating.isEmpty else {
      self.streaks = streaks
      return
    }
    let only = repeating.count == 1 ? repeating[0].id : nil
    var tally = try ProgressTally(snapshot, of: only, with: edit, actionContext: actionContext)
    try tally.readRecords(
      snapshot, of: only, adding: edit?.ownCompletions.map(CompletionRecord.init) ?? [])
    for todo in repeating {
      streaks[todo.id] = tally.streak(of: todo, actionContext: actionContext)
    }
    self.streaks = streaks
  }

  /// Returns the streak of a task; `nil` for a one-off.
  package subscript(todo: Todo.ID) -> TaskStreak? { streaks[todo] }
}

extension Edit {
  /// The completions of the viewer, without those of others.
  var ownCompletions: [Completion] { completions.filter { $0.by == nil } }
}

extension ProgressTally {
  /// Creates an empty tally of one task, or of all, with what the store has of missed times; `edit`
  /// is a step that is not stored yet.
  package init(
    _ snapshot: any StoreSnapshot, of todo: Todo.ID? = nil, with edit: Edit? = nil,
    actionContext: ActionContext
  ) throws {
    self.init(
      clock: actionContext.dayIndex, rest: try snapshot.rest,
      missed: try snapshot.storedMissed(of: todo, with: edit), keptSince: actionContext.keptSince,
      weekStart: actionContext.rules.weekStart)
  }

  /// Returns the streak of a task as it stands at the present.
  package mutating func streak(of todo: Todo, actionContext: ActionContext) -> TaskStreak? {
    let pending = actionContext.pending(todo)
    let due = pending.countdown(machineZone: actionContext.machineZone)?.due
    return streak(
      of: todo.hasQuota ? pending : todo, due: due, now: actionContext.now,
      usualSeconds: actionContext.plan.defaultTaskSeconds)
  }
}
