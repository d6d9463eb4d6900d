import Application
import CommandSupport
import Journal
import Localization
import Model
import SQLiteStore
import Text

/// Changes a habit in one step, and prints it.
struct HabitChange {
  /// Performs the change; a phrase describes it.
  init(
    _ process: CommandProcess,
    _ edit: (EditBuilder, any EditContext) throws -> EditBuilder.HabitOutcome,
    sentence: (EditBuilder.HabitOutcome, _ name: String) -> String
  ) throws {
    let environment = try process.environment
    try environment.require(.journal)
    let store = try environment.openStore()
    let builder = try environment.builder()
    let outcome = try store.edit { try edit(builder, $0) }.outcome
    let view = try store.withSnapshot {
      try HabitView(outcome.habit, in: $0, actionContext: builder.actionContext)
    }
    try environment.output.render(view.json) {
      try environment.output.line(sentence(outcome, outcome.habit.name.quoted))
      guard outcome.kind == .done, !outcome.isUnchanged else { return }
      try environment.output.line(view.progress.isFinished ? view.praise : view.text)
    }
  }

  /// Fills or empties the box of a day.
  init(
    _ process: CommandProcess, habit: String, date: String?, option: String?,
    as kind: HabitMark.Kind?
  ) throws {
    guard date == nil || option == nil else {
      throw RequestFailure(.usage, JournalPhrase.dateTwice)
    }
    let date = date ?? option
    try self.init(process) { builder, context in
      let actionContext = builder.actionContext
      let found = try HabitNames(habits: try context.habits)
        .habit(habit, today: actionContext.todayNumber)
      let day =
        try date.map { try actionContext.day($0, field: .date) } ?? actionContext.todayNumber
      return try builder.mark(found, on: day, typed: date, as: kind, in: context)
    } sentence: { outcome, name in
      let day = LocalDays.text(outcome.day ?? 0)
      return outcome.isUnchanged
        ? JournalPhrase.habitUnchanged(name, date: day).text
        : JournalPhrase.habitMarked(name, date: day, kind: kind?.rawValue).text
    }
  }
}
