package import Foundation
import Localization
package import Model
import Recurrence

/// An action of a user on one task.
///
/// Command line, page, API and the buttons of a notification all perform it here. Texts are as
/// typed: they are read inside the transaction, since they depend on the task's wall clock.
package enum TaskAction: Sendable, Hashable {
  /// It was done, at a time up to now; `again` allows a repetition within 10 minutes, and `mood` is
  /// how the user feels about it, from 0 to 4 or a name, with a kind of advice. `once` names the
  /// completion, for a request that may be sent again. `occurrence` is when the time of an
  /// appointment was due, on its wall clock, where not the latest that began is meant but the next
  /// one.
  case done(
    at: String? = nil, again: Bool = false, note: String? = nil, mood: String? = nil,
    advice: AdviceKind? = nil, once: UUID? = nil, occurrence: String? = nil)
  /// This occurrence is skipped.
  case skip
  /// It does not remind for a while.
  case snooze(SnoozeInput)
  /// This occurrence is due at another time.
  case move(to: String)
  /// It is removed.
  case remove
  /// The plan of this day holds it at a time of day, as typed (D8).
  case pin(at: String)
  /// The plan chooses its time again.
  case unpin

  /// Performs the action in one write transaction, which also reads what a view of the task needs.
  ///
  /// `find` returns the task within the transaction, or throws where it must not be changed. When
  /// anything throws, nothing is changed.
  ///
  /// - Throws: What `find` throws, `RecurrenceError` and `RequestFailure` for a text that cannot be
  ///   read, `TodoError` for an action that is not allowed, and what the store throws.
  package func perform(
    in store: any ReminderStore, actionContext: ActionContext,
    on find: (any EditContext) throws -> Todo
  ) throws -> TaskActionResult {
    let applied = try store.edit { context in
      let todo = try find(context)
      let result = try edit(todo, builder: EditBuilder(actionContext), in: context)
      let shown = result.todos.first?.after ?? todo
      let overview = try Overview(
        of: shown, in: context, actionContext: actionContext, adding: result)
      let answer =
        try isDone ? DoneAnswer(of: result, in: context, actionContext: actionContext) : nil
      return Outcome(result, (todo: todo, overview: overview, answer: answer))
    }
    let (todo, overview, answer) = applied.outcome.value
    return TaskActionResult(
      self, edit: applied.edit, step: applied.step, before: todo, overview: overview,
      answer: answer)
  }

  /// True if a task is done by it.
  var isDone: Bool { if case .done = self { true } else { false } }

  /// Returns the edit of the action.
  func edit(
    _ todo: Todo, builder: EditBuilder, in context: any EditContext
  ) throws -> Edit {
    let actionContext = builder.actionContext
    switch self {
    case .done(let at, let again, let note, let mood, let advice, let once, let occurrence):
      let time = try at.map { text in
        try actionContext.completionTime(text, of: todo)
      }
      var edit = try builder.done(
        todo, at: time, again: again, note: note, once: once, occurrence: occurrence, in: context)
      if let mood, let completion = edit.completions.first {
        guard actionContext.parts.contains(.mood) else {
          throw RequestFailure(.notFound, SettingsPhrase.isOff(.mood, setting: Part.setting))
        }
        let noted = try builder.mood(mood, of: completion, advice: advice, in: context)
        edit.moods = MoodChanges(moods: [.init(before: nil, after: noted)])
      }
      return edit
    case .skip:
      return try builder.skipped(todo, in: context)
    case .snooze(let input) where input.isThisVisit:
      return try builder.dismissed(todo, in: context)
    case .snooze(let input):
      let end = try input.end(for: todo, actionContext: actionContext)
      return try builder.snoozed(todo, until: end, in: context)
    case .move(let text):
      return try builder.move(todo, to: text, in: context).edit
    case .remove:
      return try builder.remove(todo, in: context)
    case .pin(let time):
      return try builder.pinned(todo, at: time)
    case .unpin:
      return builder.unpinned(todo)
    }
  }
}
