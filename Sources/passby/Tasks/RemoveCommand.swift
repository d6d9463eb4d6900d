import Application
import ArgumentParser
import Localization
import Reminders
import Runtime
import Terminal

struct RemoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove", abstract: HelpPhrase.remove.text,
      aliases: ["rm", "delete"])
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let result = try session.perform(.remove, on: id)
    session.output.show(result.view) { CommandPhrase.removed($0.todo.label).text }
  }
}
