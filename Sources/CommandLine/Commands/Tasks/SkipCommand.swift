import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Recurrence

struct SkipCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("skip", TaskHelpPhrase.skip)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"), completion: KnownNames.ofTasks)
  var ids: [String]
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.perform(.skip, on: ids) { view, _ in
      let phrase: ActionPhrase =
        view.phase == .finished
        ? .skippedFinished(view.todo.label) : .skipped(view.todo.label, when: view.whenAndEnd)
      return phrase.text
    }
  }
}
