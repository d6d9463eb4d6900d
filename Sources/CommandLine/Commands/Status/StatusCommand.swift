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

struct StatusCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("status", DaemonPhrase.helpStatus, discussion: DaemonPhrase.helpStatusDiscussion)
  }

  @Option(help: .phrase(DaemonPhrase.helpStatusGPSD, valueName: "address"))
  var gpsd: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let environment = try process.environment
    let address = try environment.gpsdAddress(gpsd)
    let store = try environment.openForReading()
    let daemon = RunningDaemon(of: environment.databasePath)
    var probe: GPSDProbe?
    if daemon.status == nil || gpsd != nil {
      probe = await GPSDProbe.run(address: address, timeout: .seconds(3))
    }
    let overview = try TaskReport(environment, store: store).overview
    let report = try StatusReport(
      store, overview: overview, daemon: daemon, address: address, probe: probe)
    try environment.output.render(report.json(zone: environment.zone, now: environment.now)) {
      let heard = try environment.deviceViews(store).filter { $0.device.id != .receiver }.map {
        (
          DevicePhrase.rowDevice.text,
          DevicePhrase.heard(
            $0.device.name.oneLine, $0.heardText(isDaemonKnown: daemon.status != nil)
          ).text
        )
      }
      try environment.output.table(
        (report.rows(environment) + heard).map { ($0.0, $0.1.wholeLine) }, titleWidth: 10)
    }
  }
}
