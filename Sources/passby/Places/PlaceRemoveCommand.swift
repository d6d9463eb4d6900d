import Application
import ArgumentParser
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct PlaceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a place, from its tasks too; undo brings all back.",
    aliases: ["rm", "delete"])

  @Argument(help: "The place's name or number.", completion: KnownNames.ofPlaces) var place: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    let builder = try session.builder()
    var outcome: EditBuilder.PlaceOutcome?
    try store.edit { context in
      let old = try PlaceNames(places: try context.places).place(place)
      let result = try builder.removePlace(old, in: context)
      outcome = result
      return result.edit
    }
    guard let outcome, let removed = outcome.before else { return }
    try PlaceReport(session, store: store).show(removed) { _ in
      "Removed place \"\(removed.name.oneLine)\". \"passby undo\" brings it back."
    }
    if !outcome.untied.isEmpty {
      let labels = outcome.untied.map(\.label).joined(separator: ", ")
      session.output.note("No longer tied to it: \(labels).")
    }
  }
}
