import Application
import ArgumentParser
import Localization
import Recurrence
import Reminders
import Runtime
import Terminal

struct SkipCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "skip", abstract: HelpPhrase.skip.text)
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let result = try session.perform(.skip, on: id)
    session.output.show(result.view) { view in
      let phrase: CommandPhrase =
        view.phase == .finished
        ? .skippedFinished(view.todo.label) : .skipped(view.todo.label, prospects: view.prospects)
      return phrase.text
    }
  }
}
