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

struct DeviceCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    .command(
      "device", DevicePhrase.help, discussion: DevicePhrase.helpDiscussion,
      subcommands: [
        DeviceListCommand.self, DeviceAddCommand.self, DeviceShowCommand.self,
        DeviceEditCommand.self, DeviceRemoveCommand.self, DeviceKeyCommand.self,
        DeviceTestCommand.self,
      ], defaultSubcommand: DeviceListCommand.self)
  }
}

struct DeviceListCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("list", DevicePhrase.helpList)
  }

  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let views = try environment.deviceViews(environment.openForReading())
    let output = environment.output
    try output.render(list: views.lazy.map(\.json), none: DevicePhrase.noDevices.text) {
      let isRunning = RunningDaemon(of: environment.databasePath).status != nil
      let rows = views.map {
        (name: $0.device.name.oneLine, person: $0.person.oneLine, app: $0.appName ?? "–", view: $0)
      }
      let width = (
        name: rows.map(\.name.displayWidth).max() ?? 0,
        person: rows.map(\.person.displayWidth).max() ?? 0,
        app: rows.map(\.app.displayWidth).max() ?? 0
      )
      for row in rows {
        let line = DevicePhrase.line(
          person: row.person.padded(to: width.person), app: row.app.padded(to: width.app),
          heard: row.view.heardText(isDaemonKnown: isRunning))
        try output.line(output.paint(row.name.padded(to: width.name), .bold) + "  " + line.text)
      }
    }
  }
}

struct DeviceRemoveCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("remove", DevicePhrase.helpRemove)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: NameCompletion.ofDevices) var device:
    String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let store = try environment.openStore()
    let names = try store.withSnapshot { DeviceNames(devices: try $0.devices) }
    let view = try environment.deviceView(try names.device(device), store)
    try store.edit { context in
      let old = try DeviceNames(devices: try context.devices).device(device)
      return try builder.removeDevice(old, in: context)
    }
    try DeviceSecrets(database: environment.databasePath).set(nil, for: view.device.uuid)
    try environment.output.render(view.json, DevicePhrase.removed(view.device.name.quoted).text)
  }
}

struct DeviceKeyCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("key", DevicePhrase.helpKey)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: NameCompletion.ofDevices) var device:
    String
  @Flag(name: .customLong("new"), help: .phrase(DevicePhrase.helpNewKey)) var isNew = false
  @Option(help: .phrase(DevicePhrase.helpOtrc, valueName: "file"), completion: .file()) var otrc:
    String?
  @Option(help: .phrase(DevicePhrase.helpURL, valueName: "url")) var url: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let base = try DeviceBase(environment, option: url)
    guard isNew else {
      let found = try environment.openForReading().withSnapshot {
        try DeviceNames(devices: try $0.devices).device(device)
      }
      let name = found.name.quoted
      throw Refusal(.refused, DevicePhrase.keyHidden(name, hint: found.keyHint))
    }
    let builder = try environment.builder()
    let file = try otrc.map { try NewFile($0) }
    let outcome = try environment.openStore().edit { context in
      let old = try DeviceNames(devices: try context.devices).device(device)
      return try builder.renewKey(of: old, in: context)
    }.outcome
    try DeviceKeyReport(environment, base: base).show(outcome, file: file) {
      .newKey($0.device.name.quoted)
    }
  }
}

struct DeviceShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", DevicePhrase.helpShow)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: NameCompletion.ofDevices) var device:
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
      for obstacle in regions.compactMap(\.obstacle) { environment.output.message(obstacle.text) }
      let name = device.name.oneLine.replacing("'", with: "’")
      environment.output.message(DevicePhrase.takeOffers("'\(name)'").text)
    }
  }
}

struct DeviceTestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("test", DevicePhrase.helpTest, discussion: DevicePhrase.helpTestDiscussion)
  }

  /// The pause between two questions to the daemon, in seconds.
  private static let pause = 0.25

  @Argument(
    help: .phrase(DevicePhrase.helpTestDevice, valueName: "device"),
    completion: NameCompletion.ofDevices)
  var device: String
  @Option(help: .phrase(DevicePhrase.helpTestWait, valueName: "seconds")) var wait = 60
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let device = try store.withSnapshot {
      try DeviceNames(devices: try $0.devices).device(self.device)
    }
    let name = device.name.quoted
    let seconds = min(max(wait, 0), 3600)
    let before = try status(of: environment)
    guard before.web != nil || before.broker != nil else {
      throw Refusal(.unavailable, DevicePhrase.testNeedsServer)
    }
    let old = before.figures(of: device)
    if !environment.output.json {
      environment.output.message(DevicePhrase.waiting(device: name, seconds: seconds).text)
    }
    let end = ContinuousClock.now + .seconds(seconds)
    repeat {
      // The daemon sends no events over its socket, so the command polls. It has nothing else to do
      // meanwhile, and Ctrl-C ends the process.
      Thread.sleep(forTimeInterval: Self.pause)
      let new = try status(of: environment).figures(of: device)
      guard new.messages != old.messages else { continue }
      try show(DeviceActivity(from: old, to: new), name: name, environment)
      return
    } while ContinuousClock.now < end
    throw Refusal(.unavailable, DevicePhrase.nothingCame(device: name, seconds: seconds))
  }

  private func status(of environment: CommandEnvironment) throws -> DaemonStatus {
    switch RunningDaemon(of: environment.databasePath) {
    case .answers(let status): return status
    case .silent(_, let reason): throw Refusal(.unavailable, CommandPhrase.verbatim(reason))
    case .none: throw Refusal(.unavailable, DevicePhrase.testNeedsDaemon)
    }
  }

  private func show(_ activity: DeviceActivity, name: String, _ environment: CommandEnvironment)
    throws
  {
    try environment.output.render(activity.json(name: device, zone: environment.zone)) {
      for line in activity.lines(name: name) { try environment.output.line(line.text) }
    }
  }
}

extension DaemonStatus {
  /// Returns the figures of a device; empty ones before its first message.
  fileprivate func figures(of device: Device) -> DeviceFigures {
    phones?.first { $0.device == device.id.rawValue } ?? DeviceFigures(device: device.id.rawValue)
  }
}
