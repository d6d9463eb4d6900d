import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct DeviceAddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", DevicePhrase.helpAdd)
  }

  @Argument(help: .phrase(DevicePhrase.helpNewName)) var name: String
  @OptionGroup var options: DeviceOptions
  @Option(help: .phrase(DevicePhrase.helpOtrc, valueName: "file"), completion: .file()) var otrc:
    String?
  @Option(help: .phrase(DevicePhrase.helpURL, valueName: "url")) var url: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let base = try DeviceBase(environment, option: url)
    var input = options.input
    input.name = name
    let secret = try options.secretFile.map {
      try DeviceSecrets.read($0, input: process.context.streams.input)
    }
    if secret != nil { input.encrypted = true }
    let file = try otrc.map { try NewFile($0) }
    let secrets = DeviceSecrets(database: environment.databasePath)
    let builder = try environment.builder()
    let outcome = try environment.openStore().edit { context in
      let result = try builder.addDevice(input, in: context)
      if let secret { try secrets.set(secret, for: result.device.uuid) }
      return result
    }.outcome
    if DeviceName.changes(name) {
      environment.output.note(DevicePhrase.stored("\"\(outcome.device.name)\"").text)
    }
    try DeviceKeyReport(environment, base: base).show(outcome, file: file) {
      .added("\"\($0.device.name.oneLine)\"", person: $0.person.name.oneLine)
    }
  }
}

struct DeviceEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", DevicePhrase.helpEdit)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: KnownNames.ofDevices) var device:
    String
  @Option(help: .phrase(DevicePhrase.helpNewName)) var name: String?
  @OptionGroup var options: DeviceOptions
  @Flag(help: .phrase(DevicePhrase.helpNoSecret)) var noSecret = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func validate() throws {
    guard !(noSecret && options.secretFile != nil) else {
      throw ValidationError(CommandPhrase.excluded("--secret-file", "--no-secret").text)
    }
  }

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    var input = options.input
    input.name = name
    let secret = try options.secretFile.map {
      try DeviceSecrets.read($0, input: process.context.streams.input)
    }
    if secret != nil { input.encrypted = true }
    if noSecret { input.encrypted = false }
    guard !input.isEmpty else {
      throw RequestFailure(.usage, DevicePhrase.nothingGiven)
    }
    let secrets = DeviceSecrets(database: environment.databasePath)
    let builder = try environment.builder()
    let store = try environment.openStore()
    let outcome = try store.edit { context in
      var known = try context.devices
      if !known.contains(where: { $0.id == .receiver }) {
        known.append(Device.receiver(created: environment.now))
      }
      let old = try DeviceNames(devices: known).device(device)
      let result = try builder.changeDevice(old, input, in: context)
      if secret != nil || noSecret { try secrets.set(secret, for: old.uuid) }
      return result
    }.outcome
    if let name, DeviceName.changes(name) {
      environment.output.note(DevicePhrase.stored("\"\(outcome.device.name)\"").text)
    }
    let label = "\"\(outcome.device.name.oneLine)\""
    try environment.output.render(environment.deviceView(outcome.device, store).json) {
      let isUnchanged = outcome.edit.devices == nil && secret == nil
      try environment.output.line(
        (isUnchanged ? DevicePhrase.unchanged(label) : .changed(label)).text)
    }
  }
}
