import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import GPSD
import Geo
import Localization
import Model
import Recurrence
import SQLiteStore

struct StatusCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: DaemonPhrase.helpStatus.text,
      discussion: DaemonPhrase.helpStatusDiscussion.text)
  }

  @Option(help: .phrase(DaemonPhrase.helpStatusGPSD, valueName: "address"))
  var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let session = try process.session
    let address = try session.gpsdAddress(gpsd)
    let store = try session.openForReading()
    let daemon = RunningDaemon(of: session.databasePath)
    var probe: GPSDProbe?
    if daemon.status == nil || gpsd != nil {
      probe = await GPSDProbe.run(address: address, timeout: .seconds(3))
    }
    let overview = try TaskReport(session, store: store).overview
    let report = try StatusReport(
      store, overview: overview, daemon: daemon, address: address, probe: probe)
    if session.output.json {
      try session.output.line(report.json(zone: session.zone, now: session.now))
      return
    }
    let heard = try session.deviceViews(store).filter { $0.device.id != .receiver }.map {
      (
        DevicePhrase.rowDevice.text,
        DevicePhrase.heard(
          $0.device.name.oneLine, $0.heardText(isDaemonKnown: daemon.status != nil)
        ).text
      )
    }
    try session.output.table(
      (report.rows(session) + heard).map { ($0.0, $0.1.wholeLine) }, titleWidth: 10)
  }
}
