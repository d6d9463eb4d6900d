import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Recurrence
import SQLiteStore

struct DoneCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "done", abstract: TaskHelpPhrase.done.text)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"), completion: KnownNames.ofTasks)
  var ids: [String]
  @Option(help: .phrase(TaskHelpPhrase.doneAt, valueName: "time")) var at: String?
  @Flag(help: .phrase(TaskHelpPhrase.doneAgain)) var again = false
  @Option(parsing: .unconditional, help: .phrase(TaskHelpPhrase.doneNote, valueName: "text"))
  var note: String?
  @Option(
    help: .phrase(MoodPhrase.helpDoneMood, valueName: "feeling"),
    completion: .list(["very_sad", "sad", "neutral", "happy", "very_happy"]))
  var mood: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    if mood != nil { try environment.needsMoods() }
    let advice = try adviceKind(environment)
    try environment.perform(
      .done(at: at, again: again, note: note, mood: mood, advice: advice), on: ids
    ) { view, _ in
      let phrase: ActionPhrase =
        view.phase == .finished
        ? .doneFinished(view.todo.label) : .done(view.todo.label, prospects: view.prospects)
      return phrase.text
    }
  }

  /// Returns the advice for a feeling after a task that is done now (D11).
  private func adviceKind(_ environment: CommandEnvironment) throws -> AdviceKind? {
    guard at == nil, ids.count == 1, let emotion = mood.flatMap({ Emotion($0.trimmed) }) else {
      return nil
    }
    let store = try environment.openForReading()
    let todo = try store.withSnapshot { try TaskNames.todo(ids[0], in: $0) }
    return try MoodAdviser.kind(
      for: emotion, besides: todo.id, in: store, actionContext: try environment.actionContext())
  }
}
