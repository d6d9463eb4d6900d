import ArgumentParser
import Foundation
import Reminders
import SQLiteStore

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "What was done and skipped, by day, newest first.")

  @Option(help: "Only where the name or the notes contain this.") var search: String?
  @Option(help: "How many, 1 to 100000.") var count = 100
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard (1...100_000).contains(count) else {
      throw CommandFailure(.usage, "--count \"\(count)\" is out of range: expected 1 to 100000.")
    }
    let session = try Session(global)
    let store = try session.openForReading()
    let entries = try store.history(search: search, limit: count)
    let output = session.output
    guard !output.json else {
      output.line(.array(entries.map { json($0, session) }))
      return
    }
    guard !entries.isEmpty else {
      output.line(
        search.map { "Nothing done so far matches \"\($0.oneLine)\"." } ?? "Nothing was done yet.")
      return
    }
    var day: String?
    for entry in entries {
      let zone = session.zone(of: entry.completion.todo)
      let heading = Wording.dayHeading(entry.completion.time, in: zone)
      if heading != day { output.line(output.paint(heading, .bold)) }
      day = heading
      let line = "  \(Wording.clock(entry.completion.time, in: zone))  \(words(entry, session))"
      output.line(entry.isUndone ? output.paint(line, .dim) : line)
    }
  }

  /// What happened, and how it stood to due: `Cat medicine done, 4 weeks before it was due`.
  private func words(_ entry: HistoryEntry, _ session: Session) -> String {
    let completion = entry.completion
    var words = "\(completion.todo.name.oneLine) \(completion.kind.rawValue)"
    if let due = completion.due {
      let zone = session.zone(of: completion.todo)
      let distance = completion.time.timeIntervalSince(due)
      if abs(distance) < 60 {
        words += ", on time"
      } else if distance < 0 {
        words += ", \(Wording.span(from: completion.time, to: due, in: zone)) before it was due"
      } else {
        words += ", \(Wording.span(from: due, to: completion.time, in: zone)) late"
      }
    }
    return entry.isUndone ? words + " (undone)" : words
  }

  private func json(_ entry: HistoryEntry, _ session: Session) -> JSON {
    let completion = entry.completion
    let zone = session.zone(of: completion.todo)
    return .object([
      ("time", JSON(completion.time, in: zone)),
      ("recorded", JSON(completion.recorded, in: zone)),
      ("kind", .string(completion.kind.rawValue)),
      ("id", .integer(Int(completion.todo.id.rawValue))),
      ("uuid", .string(completion.todo.uuid.uuidString.lowercased())),
      ("task", .string(completion.todo.name)),
      ("opened", JSON(completion.opened, in: zone)),
      ("due", JSON(completion.due, in: zone)),
      ("places", .array(completion.places.map { .string($0) })),
      ("undone", .bool(entry.isUndone)),
    ])
  }
}
