import ArgumentParser
import Recurrence
import Reminders
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
    var change: (old: Todo, new: Todo)?
    try store.edit { context in
      let old = try TaskNames(todos: context.todos).todo(id)
      let moment = try Moment(parsing: instant).localDateTime(
        in: session.zone(of: old), dayMeans: .end)
      let new = try old.moved(to: moment, machineZone: session.zone)
      change = (old, new)
      return Edit(
        summary: "move \(old.label)", todos: old == new ? [] : [.init(before: old, after: new)])
    }
    guard let (old, new) = change else { return }
    let report = try TaskReport(session, store: store)
    let before = report.view(old)
    report.show(new) { "Moved \(new.label): was \(before.prospects); now \($0.prospects)." }
  }
}
