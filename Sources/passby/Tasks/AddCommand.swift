import ArgumentParser
import Desk
import Foundation
import Reminders
import SQLiteStore
import Settings

struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Create a task.",
    discussion: """
      passby add "Cat medicine" --every 10-14w --place Vet
      passby add "Water plants" --every 3d --at 18:00
      passby add "Rent" --every 1mo --from start --start 2026-01-01T09:00
      passby add "Buy screws" --place "Hardware store"
      """)

  @Argument(help: "What it is called.") var name: String
  @OptionGroup(title: "Task") var task: TaskOptions
  @Flag(help: "Show what it would be, store nothing.") var dryRun = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try dryRun ? session.openForReading() : session.openStore()
    if dryRun {
      let names = PlaceNames(places: try store.places())
      let todo = try makeTodo(session, places: names.places, id: 0, countdown: 0)
      let view = TaskView(todo, places: names, machineZone: session.zone, now: session.now)
      session.output.json
        ? session.output.line(view.json)
        : session.output.line("Would add \"\(name.oneLine)\": \(view.prospects).")
      return
    }
    var added: Todo?
    var here: String?
    try store.edit { context in
      let todo = try makeTodo(
        session, places: context.places, id: context.nextTodoID().rawValue,
        countdown: context.nextCountdownNumber())
      let visits = PresentVisits(
        context, now: session.now, coolDown: session.settings.coolDownSeconds)
      added = todo
      here = visits.placeName(of: todo)
      return Edit(
        summary: "add \(todo.label)", todos: [.init(before: nil, after: todo)],
        silences: visits.silences(for: todo, reason: .created))
    }
    guard let added else { return }
    try TaskReport(session, store: store).show(added) { "Added \(added.label): \($0.prospects)." }
    if let here { session.output.note(PresentNote.text(here)) }
  }

  private func makeTodo(
    _ session: Session, places: [Place], id: Int64, countdown: Int64
  ) throws -> Todo {
    let reading = DraftReading(
      options: task, now: session.now, machineZone: session.zone, places: places,
      settings: session.settings)
    return try reading.newDraft(name: name.trimmed).makeTodo(
      id: Todo.ID(rawValue: id), uuid: UUID(), now: session.now, machineZone: session.zone,
      countdownNumber: countdown)
  }
}

/// What a command says when it silences a task for a visit (N3).
enum PresentNote {
  /// The sentence.
  static func text(_ place: String) -> String {
    "You are at \"\(place.oneLine)\" now: it stays silent there until your next visit."
  }
}

extension String {
  /// Without blanks and line ends at either side.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
