import Application
import ArgumentParser
import Reminders
import Runtime
import SQLiteStore
import Settings
import Terminal

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a task; shows its old and new due.",
    discussion: "An option given as \"none\" is taken away: --end none, --place none, --nag none.")

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @Option(help: "A new name.") var name: String?
  @OptionGroup(title: "Task") var task: TaskOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    let builder = try session.builder()
    var outcome: EditBuilder.TaskOutcome?
    try store.edit { context in
      let old = try TaskNames(todos: try context.todos).todo(id)
      let result = try builder.change(old, name: name, fields: task.fields, in: context)
      session.note(Remarks.of(task.fields, places: try context.places))
      outcome = result
      return result.edit
    }
    guard let outcome, let old = outcome.before, let new = outcome.after else { return }
    let report = try TaskReport(session, store: store)
    guard old != new else {
      report.show(new) { _ in "Nothing to change in \(new.label)." }
      return
    }
    let before = report.overview.view(old)
    report.show(new) { view in
      "Changed \(new.label): was \(before.prospects); now \(view.prospects)."
    }
    if let here = outcome.presentPlace { session.output.note(PresentNote.text(here)) }
  }
}
