import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Settings

struct EditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", TaskHelpPhrase.edit, discussion: TaskHelpPhrase.editDiscussion)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @Option(help: .phrase(TaskHelpPhrase.newName)) var name: String?
  @OptionGroup(title: CommandPhrase.taskOptions.text) var task: TaskOptions
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openStore()
    let fields = task.fields
    let result = try TaskChange.perform(in: store, actionContext: environment.actionContext()) {
      .edit(try TaskNames.todo(id, in: $0), name: name, fields)
    }
    try environment.show(result) { view in
      guard let before = result.before, !result.isUnchanged else {
        return ActionPhrase.nothingToChange(view.todo.label).text
      }
      let isRenamed = before.todo.name != view.todo.name && fields == TaskFields()
      let phrase: ActionPhrase =
        isRenamed
        ? .renamed(id: "\(view.todo.id.rawValue)", name: "\"\(view.todo.name.oneLine)\"")
        : .changed(view.todo.label, was: before.prospects, now: view.prospects)
      return view.noting(phrase.text, before: before)
    }
  }
}
