import Application
import ArgumentParser
import CommandSupport
import Daemon
import DaemonControl
import Foundation
import Geo
import Localization
import Model
import SQLiteStore
import Text

struct DeviceShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", DevicePhrase.helpShow)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: KnownNames.ofDevices) var device:
    String
  @Flag(help: .phrase(DevicePhrase.helpWaypoints)) var waypoints = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let found = try store.withSnapshot {
      try DeviceNames(devices: try $0.devices).device(device)
    }
    guard !waypoints else { return try showWaypoints(of: found, environment) }
    let view = try environment.deviceView(found, store)
    try environment.output.render(view.json) {
      let hasSecret = DeviceSecrets(database: environment.databasePath).all[found.uuid] != nil
      let isRunning = RunningDaemon(of: environment.databasePath).status != nil
      let rows = DeviceRows(view, hasSecret: hasSecret, isDaemonKnown: isRunning).rows.map {
        ($0.title.lowercased(), $0.text)
      }
      try environment.output.table(rows, titleWidth: 11)
      for phrase in DeviceAdvice(view).phrases {
        try environment.output.line(
          "\n" + environment.output.paint(DevicePhrase.rowAdvice.text, .bold) + ": " + phrase.text)
      }
    }
  }

  /// Lists the regions that the phone offers, each as the command that makes it a place.
  private func showWaypoints(of device: Device, _ environment: CommandEnvironment) throws {
    let regions =
      RunningDaemon(of: environment.databasePath).status?.health[device.id]?.offers ?? []
    try environment.output.render(
      list: regions.lazy.map { region in
        JSON.object([
          ("name", .string(region.name)), ("lat", JSON(region.center.latitude, decimals: 7)),
          ("lon", JSON(region.center.longitude, decimals: 7)),
          ("radius_m", JSON(region.radiusMeters, decimals: 1)),
          ("circle", .bool(region.isCircle)),
        ])
      }
    ) {
      guard !regions.isEmpty else {
        try environment.output.line(DevicePhrase.noWaypoints.text)
        return
      }
      for region in regions where region.obstacle == nil {
        let radius =
          region.radiusMeters.map { " --radius \(Int(min($0, 100_000).rounded()))" } ?? ""
        // A name is the phone's: nothing in it may mean anything to a shell.
        let name = region.name.oneLine.replacing("'", with: "’")
        try environment.output.line(
          "passby place add '\(name)' \(region.center.latitude),\(region.center.longitude)\(radius)"
        )
      }
      for obstacle in regions.compactMap(\.obstacle) { environment.output.note(obstacle.text) }
      let name = device.name.oneLine.replacing("'", with: "’")
      environment.output.note(DevicePhrase.takeOffers("'\(name)'").text)
    }
  }
}
