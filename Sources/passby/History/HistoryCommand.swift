import Application
import ArgumentParser
import Foundation
import Recurrence
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "What was done and skipped, by day, newest first.",
    discussion: """
      passby history --search medicine
      passby history --task 3 --from 2026-01-01 --to 2026-03-31
      passby history --all              reminders, and coming and going, too
      """)

  @Option(help: "Only where the name, the notes or a place contains this.") var search: String?
  @Option(
    help: "Only this task, by number or name; it may be gone.", completion: KnownNames.ofTasks)
  var task: String?
  @Option(
    help: "Only this place, by number or name, or this #tag.",
    completion: KnownNames.ofPlacesAndTags)
  var place: String?
  @Option(help: "Only from this day or instant on, such as 2026-01-15.") var from: String?
  @Option(help: "Only up to this day or instant.") var to: String?
  @Flag(help: "Reminders, and coming and going, too; these are kept for a while only.")
  var all = false
  @Option(name: [.long, .customLong("limit")], help: "How many, 1 to 100000.") var count = 100
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard (1...100_000).contains(count) else {
      throw CommandFailure(.usage, "--count \"\(count)\" is out of range: expected 1 to 100000.")
    }
    let session = try Session(global)
    var query = HistoryQuery(
      search: search, task: task, place: place, limit: count, isWhole: all)
    if let from { query.from = try Moment(parsing: from).date(in: session.zone, dayMeans: .start) }
    if let to { query.to = try Moment(parsing: to).date(in: session.zone, dayMeans: .end) }
    guard query.from <= query.to else {
      throw CommandFailure(
        .usage,
        "--from \"\((from ?? "").oneLine)\" is later than --to \"\((to ?? "").oneLine)\": expected the earlier one first."
      )
    }
    let store = try session.openForReading()
    let items = try query.items(
      from: store, overview: try TaskReport(session, store: store).overview)
    guard !session.output.json else {
      session.output.line(.array(items.map(\.json)))
      return
    }
    show(items, session)
  }

  /// A heading for each day of the user's own wall clock.
  private func show(_ items: [HistoryItem], _ session: Session) {
    let output = session.output
    guard !items.isEmpty else {
      let isNarrowed = [search, task, place, from, to].contains { $0 != nil }
      output.line(isNarrowed ? "Nothing so far matches." : "Nothing was done yet.")
      return
    }
    var day: String?
    for item in items {
      let heading = Wording.dayHeading(item.time, in: session.zone)
      if heading != day { output.line(output.paint(heading, .bold)) }
      day = heading
      let line = "  \(Wording.clock(item.time, in: session.zone))  \(item.text)"
      output.line(item.isUndone ? output.paint(line, .dim) : line)
    }
    if items.count == count {
      output.note("Only the newest \(count) are shown: --limit shows more.")
    }
  }
}
