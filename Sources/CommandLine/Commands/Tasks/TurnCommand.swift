import Application
import ArgumentParser
import CommandSupport
import Localization
import Model

struct TurnCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("turn", TurnsPhrase.helpTurn)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @Argument(
    help: .phrase(TurnsPhrase.helpTurnPerson, valueName: "person"),
    completion: NameCompletion.ofPersons)
  var person: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let result = try environment.perform(.turn(to: person), on: id)
    try environment.output.show(result.view) { view in
      result.isUnchanged ? ActionPhrase.nothingToChange(view.todo.label).text : result.text
    }
  }
}
