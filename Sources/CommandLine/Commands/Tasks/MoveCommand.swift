import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Recurrence

struct MoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("move", TaskHelpPhrase.move)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @Argument(help: .phrase(TaskHelpPhrase.moveTo, valueName: "time")) var instant: [String]
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let result = try environment.perform(.move(to: instant.joined(separator: " ")), on: id)
    let before = result.viewBefore
    try environment.output.show(result.view) { view in
      let text = ActionPhrase.moved(
        view.todo.label, to: view.whenAndEnd,
        from: before.countdown?.due.map {
          Wording.moment(
            $0, in: view.zone, now: view.now, asDay: before.countdown?.isInDays ?? false)
        }
      ).text
      return view.noting(text, before: before)
    }
  }
}
