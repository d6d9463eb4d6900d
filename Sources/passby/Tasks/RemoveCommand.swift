import Application
import ArgumentParser
import Reminders
import Runtime
import SQLiteStore

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a task; its history stays, and undo brings it back.",
    aliases: ["rm", "delete"])

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

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
      "Removed \(removed.label). \"passby undo\" brings it back."
    }
  }
}
