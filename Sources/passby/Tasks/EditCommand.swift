import ArgumentParser
import Reminders
import SQLiteStore
import Settings

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
    var change: (old: Todo, new: Todo)?
    var here: String?
    try store.edit { context in
      let old = try TaskNames(todos: context.todos).todo(id)
      let reading = DraftReading(
        options: task, now: session.now, machineZone: session.zone, places: context.places,
        settings: session.settings)
      let new = try reading.changedDraft(of: old, name: name?.trimmed).apply(
        to: old, now: session.now, machineZone: session.zone)
      change = (old, new)
      let visits = PresentVisits(
        context, now: session.now, coolDown: session.settings.coolDownSeconds)
      here = visits.placeName(of: new)
      return Edit(
        summary: "edit \(old.label)", todos: old == new ? [] : [.init(before: old, after: new)],
        silences: old == new ? [] : visits.silences(for: new, reason: .edited))
    }
    guard let (old, new) = change else { return }
    let report = try TaskReport(session, store: store)
    guard old != new else {
      report.show(new) { _ in "Nothing to change in \(new.label)." }
      return
    }
    let before = report.view(old)
    report.show(new) { view in
      "Changed \(new.label): was \(before.prospects); now \(view.prospects)."
    }
    if let here { session.output.note(PresentNote.text(here)) }
  }
}
