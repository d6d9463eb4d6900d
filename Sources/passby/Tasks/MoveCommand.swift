import Application
import ArgumentParser
import Reminders
import Runtime
import SQLiteStore

struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Move this occurrence only; the series stays where it is.")

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @Argument(help: "The new due moment, such as 2026-01-15T09:00.") var instant: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    let builder = try session.builder()
    var outcome: EditBuilder.TaskOutcome?
    try store.edit { context in
      let old = try TaskNames(todos: try context.todos).todo(id)
      let result = try builder.move(old, to: instant)
      outcome = result
      return result.edit
    }
    guard let old = outcome?.before, let new = outcome?.after else { return }
    let report = try TaskReport(session, store: store)
    let before = report.overview.view(old)
    report.show(new) { "Moved \(new.label): was \(before.prospects); now \($0.prospects)." }
  }
}
