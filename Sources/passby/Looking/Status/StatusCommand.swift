import ArgumentParser
import Desk
import Foundation
import GPSD
import Geo
import Recurrence
import Reminders
import SQLiteStore

struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "How things stand: daemon, receiver, last fix, places, next reminder, outbox.",
    discussion: """
      A running daemon is asked how its receiver is; without one, gpsd is.
      """)

  @Option(help: "Where gpsd is: HOST, HOST:PORT or [ADDRESS]:PORT; asked even while a daemon runs.")
  var gpsd: String?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let session = try Session(global)
    let address = try session.gpsdAddress(gpsd)
    let store = try session.openForReading()
    let daemon = RunningDaemon(of: session.databasePath)
    var probe: GPSDProbe?
    if daemon.status == nil || gpsd != nil {
      probe = await GPSDProbe.run(address: address, timeout: .seconds(3))
    }
    let overview = try TaskReport(session, store: store).overview
    let standing = Standing(
      daemon: daemon, address: address, probe: probe, last: try store.track()?.gate.last,
      inside: try inside(store, overview), next: next(overview), outbox: try store.outboxSummary(),
      tasks: overview.todos.count, places: overview.names.places.count)
    if session.output.json {
      session.output.line(standing.json(session))
      return
    }
    for (title, text) in standing.rows(session) {
      let lines = text.wholeLine.wrapped(to: session.output.width - 10)
      for (index, line) in lines.enumerated() {
        let head = (index == 0 ? title : "").padded(to: 10)
        session.output.line(session.output.paint(head, .dim) + line)
      }
    }
  }

  private func inside(_ store: SQLiteStore, _ overview: Overview) throws -> [String] {
    try store.memory().visits.filter { $0.ended == nil }.compactMap { visit in
      overview.names.places.first { $0.id == visit.id.place }?.name
    }
  }

  /// The next instant at which a task opens or is due.
  private func next(_ overview: Overview) -> (time: Date, view: TaskView)? {
    overview.todos.map(overview.view).flatMap { view in
      [view.countdown?.opens, view.countdown?.due].compactMap { $0 }
        .filter { $0 > overview.circumstances.now }.map { (time: $0, view: view) }
    }.min { $0.time < $1.time }
  }
}
