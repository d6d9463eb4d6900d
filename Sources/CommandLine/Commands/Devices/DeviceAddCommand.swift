import Application
import ArgumentParser
import CommandSupport
import DaemonControl
import Foundation
import HTTPServer
import Localization
import Model
import SQLiteStore
import Settings
import Text

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
      environment.output.message(DevicePhrase.stored("\"\(outcome.device.name)\"").text)
    }
    try DeviceKeyReport(environment, base: base).show(outcome, file: file) {
      .added($0.device.name.quoted, person: $0.person.name.oneLine)
    }
  }
}

struct DeviceEditCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("edit", DevicePhrase.helpEdit)
  }

  @Argument(help: .phrase(DevicePhrase.helpName), completion: NameCompletion.ofDevices) var device:
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
      throw Refusal(.usage, DevicePhrase.nothingGiven)
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
      environment.output.message(DevicePhrase.stored("\"\(outcome.device.name)\"").text)
    }
    let label = outcome.device.name.quoted
    try environment.output.render(environment.deviceView(outcome.device, store).json) {
      let isUnchanged = outcome.edit.devices == nil && secret == nil
      try environment.output.line(
        (isUnchanged ? DevicePhrase.unchanged(label) : .changed(label)).text)
    }
  }
}

/// The options that describe a device, the same for new and edited ones.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: .phrase(DevicePhrase.helpWhose, valueName: "person"), completion: NameCompletion.ofPersons
  )
  var person: String?
  @Option(
    help: .phrase(DevicePhrase.helpKind, valueName: "app"),
    completion: .list([
      "owntracks", "overland", "traccar", "osmand", "gpslogger", "browser", "other",
    ]))
  var kind: String?
  @Option(help: .phrase(DevicePhrase.helpTopic, valueName: "topic")) var topic: String?
  @Option(help: .phrase(DevicePhrase.helpSecretFile, valueName: "file"), completion: .file())
  var secretFile: String?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(DevicePhrase.helpShare))
  var share: Bool?
  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(DevicePhrase.helpLeads))
  var leads: Bool?
  @Option(
    help: .phrase(DevicePhrase.helpPushPlaces, valueName: "choice"),
    completion: .list(["on", "all", "off"]))
  var pushPlaces: String?
  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive, help: .phrase(DevicePhrase.helpNotifyInApp))
  var notifyInApp: Bool?

  /// The fields that were given.
  var input: DeviceInput {
    var input = DeviceInput()
    input.person = person
    input.kind = kind
    input.topic = topic
    input.shared = share
    input.leads = leads
    input.pushPlaces = pushPlaces
    input.notifyInApp = notifyInApp
    return input
  }
}

/// The address under which a phone reaches the page.
struct DeviceBase {
  /// The address, without a path: `http://192.168.1.2:7575`.
  let url: String
  /// From where it can be reached.
  let reach: Reach
  /// True if it is the page's own address, which only this machine can reach.
  let isLoopback: Bool

  /// Takes the user's address, or else the one from anywhere, or else that of the daemon, or else
  /// that of the settings.
  ///
  /// - Throws: `Refusal` for a text that is no address.
  init(_ environment: CommandEnvironment, option: String?) throws {
    if let option {
      guard let address = try? URLComponents(webAddress: option.trimmed), address.query == nil
      else {
        throw Refusal(.usage, DevicePhrase.base("--url \(option.quoted)"))
      }
      (url, reach, isLoopback) = (option.trimmed, Reach(url: option.trimmed), false)
      return
    }
    if let address = environment.settings.webPublicURL {
      (url, reach, isLoopback) = (address, Reach(url: address), false)
      return
    }
    let isEverywhere = ["0.0.0.0", "::"].contains(environment.settings.webListen)
    let status = RunningDaemon(of: environment.databasePath).status
    if let other = status?.webOthers?.first {
      (url, reach, isLoopback) = (
        other, isEverywhere ? Reach(interface: other) : Reach(url: other), false
      )
      return
    }
    let settings = environment.settings
    let host = settings.webListen
    let listening = ListenAddress(host: host, port: settings.webPort)
    let named = host.contains(":") ? "[\(host)]" : host
    url = status?.web ?? "http://\(named):\(settings.webPort)"
    isLoopback = listening.isLoopback
    reach = isEverywhere ? .private : Reach(host: host)
  }
}
