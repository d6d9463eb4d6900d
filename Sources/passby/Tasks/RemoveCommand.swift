import ArgumentParser
import Desk
import Reminders
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
    let names = PlaceNames(places: try store.places())
    var removed: Todo?
    try store.edit { context in
      let todo = try TaskNames(todos: context.todos).todo(id)
      removed = todo
      return Edit(summary: "remove \(todo.label)", todos: [.init(before: todo, after: nil)])
    }
    guard let removed else { return }
    let view = TaskView(removed, places: names, machineZone: session.zone, now: session.now)
    session.output.json
      ? session.output.line(view.json)
      : session.output.line("Removed \(removed.label). \"passby undo\" brings it back.")
  }
}
