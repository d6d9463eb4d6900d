import ArgumentParser
import Foundation
import GPSD
import Geo
import Recurrence
import Reminders
import SQLiteStore

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "How things stand: receiver, last fix, places, next reminder, outbox.")

  @Option(help: "Where gpsd is: HOST, HOST:PORT or [ADDRESS]:PORT.") var gpsd: String?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let session = try Session(global)
    let address = try session.gpsdAddress(gpsd)
    let store = try session.openForReading()
    let probe = await GPSDProbe.run(address: address, timeout: .seconds(3))
    let report = try TaskReport(session, store: store)
    let standing = Standing(
      probe: probe, last: try store.track()?.gate.last,
      inside: try inside(store, report), next: next(report), outbox: try store.outboxSummary(),
      tasks: report.todos.count, places: report.names.places.count)
    if session.output.json {
      session.output.line(standing.json(in: session.zone))
    } else {
      for (title, text) in standing.rows(session) {
        session.output.line(session.output.paint(title.padded(to: 10), .dim) + text)
      }
    }
  }

  private func inside(_ store: SQLiteStore, _ report: TaskReport) throws -> [String] {
    try store.memory().visits.filter { $0.ended == nil }.compactMap { visit in
      report.names.places.first { $0.id == visit.id.place }?.name
    }
  }

  /// The next instant at which a task opens or is due.
  private func next(_ report: TaskReport) -> (time: Date, view: TaskView)? {
    report.todos.map(report.view).flatMap { view in
      [view.countdown?.opens, view.countdown?.due].compactMap { $0 }
        .filter { $0 > report.session.now }.map { (time: $0, view: view) }
    }.min { $0.time < $1.time }
  }
}

/// The answer of `status`.
struct Standing {
  let probe: GPSDProbe
  let last: Fix?
  let inside: [String]
  let next: (time: Date, view: TaskView)?
  let outbox: OutboxSummary
  let tasks: Int
  let places: Int

  /// The keys of a status.
  func json(in zone: TimeZone) -> JSON {
    .object([
      ("gpsd", .string(probe.address.description)),
      ("receiver", .string(word)),
      ("receiver_text", JSON(probe.state?.words)),
      ("gpsd_release", JSON(probe.version?.description)),
      ("devices", .array(probe.devices.map { .string($0.path) })),
      ("last_fix", JSON(last?.time, in: zone)),
      ("last_fix_accuracy_m", JSON(last?.accuracyMeters, decimals: 1)),
      ("inside", .array(inside.map { .string($0) })),
      ("next", JSON(next?.time, in: zone)),
      ("next_task", JSON(next?.view.todo.name)),
      ("outbox_waiting", .integer(outbox.waiting)),
      ("outbox_failing", .integer(outbox.failing)),
      ("outbox_abandoned", .integer(outbox.abandoned)),
      ("tasks", .integer(tasks)),
      ("places", .integer(places)),
    ])
  }

  private var word: String {
    switch probe.state {
    case .ok?: "ok"
    case .stale?, nil: "stale"
    case .noFix?: "no fix"
    case .noDevice?: "no device"
    case .noDaemon?: "no daemon"
    }
  }

  /// The rows for people.
  func rows(_ session: Session) -> [(String, String)] {
    var receiver = probe.state?.words ?? "connected, nothing heard yet"
    if probe.isReachable { receiver += " (\(probe.address))" }
    let lastFix = last.map {
      "\(Wording.relative($0.time, in: session.zone, now: session.now)), ±\(Int($0.accuracyMeters.rounded())) m"
    }
    let coming = next.map { next in
      let what = next.time == next.view.countdown?.due ? "is due" : "opens"
      return
        "\(next.view.todo.label) \(what) \(Wording.when(next.time, in: next.view.zone, now: session.now))"
    }
    var outboxWords = outbox.waiting == 0 ? "empty" : "\(outbox.waiting) waiting"
    if outbox.failing > 0 { outboxWords += ", \(outbox.failing) failing" }
    if outbox.abandoned > 0 { outboxWords += ", \(outbox.abandoned) given up" }
    if let error = outbox.lastError { outboxWords += " (\(error.oneLine))" }
    return [
      ("receiver", receiver),
      ("last fix", lastFix ?? "none yet"),
      ("inside", inside.isEmpty ? "no place" : inside.map(\.oneLine).joined(separator: ", ")),
      ("next", coming ?? "nothing is coming"),
      ("outbox", outboxWords),
      (
        "database",
        "\(session.databasePath.wholeLine), \(Wording.count(tasks, "task")), \(Wording.count(places, "place"))"
      ),
    ]
  }
}
