import Application
import ArgumentParser
import Localization
import Recurrence
import Reminders
import Runtime
import Terminal

struct DoneCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "done", abstract: HelpPhrase.done.text)
  }

  @Argument(help: .phrase(.severalTasks, valueName: "task"), completion: KnownNames.ofTasks)
  var ids: [String]
  @Option(help: .phrase(.doneAt, valueName: "time")) var at: String?
  @Flag(help: .phrase(.doneAgain)) var again = false
  @Option(parsing: .unconditional, help: .phrase(.doneNote, valueName: "text")) var note: String?
  @Option(
    help: .progress(.doneMood, valueName: "feeling"),
    completion: .list(["very_sad", "sad", "neutral", "happy", "very_happy"]))
  var mood: String?
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    if mood != nil { try session.needsMoods() }
    try session.perform(.done(at: at, again: again, note: note, mood: mood), on: ids) { view, _ in
      let phrase: CommandPhrase =
        view.phase == .finished
        ? .doneFinished(view.todo.label) : .done(view.todo.label, prospects: view.prospects)
      return phrase.text
    }
  }
}
