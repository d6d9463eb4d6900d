import ArgumentParser
import Reminders
import SQLiteStore

struct PlaceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a place, from its tasks too; undo brings all back.",
    aliases: ["rm", "delete"])

  @Argument(help: "The place's name or number.", completion: KnownNames.ofPlaces) var place: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    var removed: Place?
    var tasks: [Todo] = []
    try store.edit { context in
      let old = try PlaceNames(places: context.places).place(place)
      removed = old
      tasks = context.todos.filter { $0.places.contains(.place(old.id)) }
      let changes = tasks.map { todo in
        var without = todo
        without.places.removeAll { $0 == .place(old.id) }
        return Edit.Change(before: todo, after: without)
      }
      return Edit(
        summary: "place remove \"\(old.name.oneLine)\"", todos: changes,
        places: [.init(before: old, after: nil)])
    }
    guard let removed else { return }
    try PlaceReport(session, store: store).show(removed) { _ in
      "Removed place \"\(removed.name.oneLine)\". \"passby undo\" brings it back."
    }
    if !tasks.isEmpty {
      let labels = tasks.map(\.label).joined(separator: ", ")
      session.output.note("No longer tied to it: \(labels).")
    }
  }
}
