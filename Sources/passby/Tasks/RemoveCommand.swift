import Application
import ArgumentParser
import Localization
import Reminders
import Runtime
import SQLiteStore

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
    let store = try session.openStore()
    let builder = try session.builder()
    var removed: Todo?
    try store.edit { context in
      let todo = try TaskNames(todos: try context.todos).todo(id)
      removed = todo
      return builder.remove(todo).edit
    }
    guard let removed else { return }
    try TaskReport(session, store: store).show(removed) { _ in
      CommandPhrase.removed(removed.label).text
    }
  }
}
