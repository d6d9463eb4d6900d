import Application
import ArgumentParser
import Foundation
import Reminders
import Runtime
import SQLiteStore
import Settings
import Terminal

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
    let builder = try session.builder()
    let fields = task.fields
    let store = try dryRun ? session.openForReading() : session.openStore()
    if dryRun {
      let report = try TaskReport(session, store: store)
      let places = report.overview.names.places
      session.note(Remarks.of(fields, places: places))
      report.show(try builder.preview(name: name, fields: fields, places: places)) {
        "Would add \"\(name.oneLine)\": \($0.prospects)."
      }
      return
    }
    var outcome: EditBuilder.TaskOutcome?
    try store.edit { context in
      let result = try builder.add(name: name, fields: fields, in: context)
      session.note(Remarks.of(fields, places: try context.places))
      outcome = result
      return result.edit
    }
    guard let outcome, let added = outcome.after else { return }
    try TaskReport(session, store: store).show(added) { "Added \(added.label): \($0.prospects)." }
    if let here = outcome.presentPlace { session.output.note(PresentNote.text(here)) }
  }
}

/// What a command says when it silences a task for a visit (N3).
enum PresentNote {
  /// The sentence.
  static func text(_ place: String) -> String {
    "You are at \"\(place.oneLine)\" now: it stays silent there until your next visit."
  }
}
