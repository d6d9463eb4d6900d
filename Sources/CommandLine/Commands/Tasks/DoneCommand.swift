import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Recurrence
import SQLiteStore
import Text

struct DoneCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("done", TaskHelpPhrase.done)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"), completion: KnownNames.ofTasks)
  var ids: [String] = []
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
    guard !ids.isEmpty else { throw try choice(environment) }
    if mood != nil { try environment.needsMoods() }
    let advice = try adviceKind(environment)
    try environment.perform(
      .done(at: at, again: again, note: note, mood: mood, advice: advice), on: ids
    ) { view, _ in
      let phrase: ActionPhrase =
        view.phase == .finished
        ? .doneFinished(view.todo.label) : .done(view.todo.label, when: view.whenAndEnd)
      return phrase.text
    }
  }

  /// The most tasks that are offered.
  private static let mostOffered = 15

  /// Returns the failure of a call without a task: what can be done now, with its numbers.
  private func choice(_ environment: CommandEnvironment) throws -> RequestFailure {
    let store = try environment.openForReading()
    let overview = try TaskReport(environment, store: store).overview
    let views = overview.todos.map(overview.view).filter {
      ($0.phase == .open || $0.phase == .due) && !$0.todo.isWish
    }.soonestFirst
    guard let first = views.first else {
      return RequestFailure(.usage, ActionPhrase.nothingCanBeDone)
    }
    let shown = views.prefix(Self.mostOffered)
    let width = shown.map { String($0.todo.id.rawValue).count }.reduce(1, max)
    let lines = shown.map { view in
      let number = String(view.todo.id.rawValue)
      let padding = String(repeating: " ", count: width - number.count)
      let words = [view.todo.name.oneLine, view.whenText].compactMap(\.self)
      return "  \(padding)\(number) \(words.joined(separator: ", "))"
    }
    let call = "passby done \(first.todo.id.rawValue)"
    return RequestFailure(
      .usage,
      CommandPhrase.verbatim(
        ([ActionPhrase.whichIsDone(call: call).text] + lines
          + (views.count > shown.count ? ["  …"] : [])).joined(separator: "\n")))
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
