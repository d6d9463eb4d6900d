package import Application
import Hummingbird
import Localization
package import Model

extension RouteHandlers {
  /// Records a mood in one step.
  package func recordMood(_ input: MoodInput) throws -> (view: MoodView, step: Int64?) {
    let actionContext = ports.actionContext
    let advice = try MoodAdviser.kind(for: input, in: ports.store, actionContext: actionContext)
    let applied = try step { context in
      let outcome = try EditBuilder(actionContext).mood(
        input, advice: advice, in: context)
      let completion = try outcome.value.completion.flatMap { try context.completion($0) }
      let entry = MoodEntry(
        mood: outcome.value, task: completion?.completion.todo.id,
        taskName: completion?.completion.todo.name, category: completion?.completion.category)
      return Outcome(outcome.edit, entry)
    }
    return (MoodView(applied.outcome.value, actionContext: actionContext), applied.step)
  }

  /// Marks a day in one step: with a word, or by going on from its present mark.
  package func mark(
    _ day: Int, typed text: String, as word: String?
  ) throws -> (mark: DayMark.Mark?, step: Int64?) {
    let actionContext = ports.actionContext
    let wanted = try word.map(MoodReading.mark)
    let applied = try step { context in
      try EditBuilder(actionContext).mark(
        day, typed: text, as: { old in if let wanted { wanted } else { old.next } }, in: context)
    }
    return (applied.outcome.value, applied.step)
  }
}
