import Application
import ArgumentParser
import CommandSupport
import Localization
import Model

struct RemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", TaskHelpPhrase.remove, aliases: ["rm", "delete"])
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.severalTasks, valueName: "task"), completion: KnownNames.ofTasks)
  var ids: [String]
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.perform(.remove, on: ids) { view, _ in
      ActionPhrase.removed(view.todo.label).text
    }
  }
}
