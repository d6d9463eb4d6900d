import Application
import ArgumentParser
import Daemon
import Foundation
import GPSD
import Geo
import Recurrence
import Reminders
import Runtime
import SQLiteStore
import Terminal

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
    let standing = try StatusReport(
      store, overview: overview, daemon: daemon, address: address, probe: probe)
    if session.output.json {
      session.output.line(standing.json(zone: session.zone, now: session.now))
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
}
