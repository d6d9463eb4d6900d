import Application
import ArgumentParser
import CommandSupport
import Daemon
import Localization
import Model
import SQLiteStore

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

  @Argument(help: .phrase(DevicePhrase.helpName), completion: KnownNames.ofDevices) var device:
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
    try environment.output.render(
      view.json, DevicePhrase.removed("\"\(view.device.name.oneLine)\"").text)
  }
}

struct DeviceKeyCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("key", DevicePhrase.helpKey)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: KnownNames.ofDevices) var device:
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
      let name = "\"\(found.name.oneLine)\""
      throw RequestFailure(.refused, DevicePhrase.keyHidden(name, hint: found.keyHint))
    }
    let builder = try environment.builder()
    let file = try otrc.map { try NewFile($0) }
    let outcome = try environment.openStore().edit { context in
      let old = try DeviceNames(devices: try context.devices).device(device)
      return try builder.renewKey(of: old, in: context)
    }.outcome
    try DeviceKeyReport(environment, base: base).show(outcome, file: file) {
      .newKey("\"\($0.device.name.oneLine)\"")
    }
  }
}
