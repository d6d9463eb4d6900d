import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Settings
import Text

struct ConfigCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("config", SettingsPhrase.help, discussion: SettingsPhrase.helpDiscussion)
  }

  static var opensStore: Bool { false }

  @Argument(
    help: .phrase(SettingsPhrase.helpKey),
    completion: .list(SettingsGuide.names))
  var key: String?
  @Flag(help: .phrase(SettingsPhrase.helpPath)) var path = false
  @Flag(help: .phrase(SettingsPhrase.helpWrite))
  var write = false
  @Option(
    help: .phrase(SettingsPhrase.helpCheck, valueName: "file"),
    completion: .file()) var check: String?
  @Flag(help: .phrase(SettingsPhrase.helpShowSecrets)) var showSecrets = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func validate() throws {
    guard [key != nil, path, write, check != nil].count(where: { $0 }) > 1 else { return }
    throw ValidationError(SettingsPhrase.excluded.text)
  }

  func run(in process: CommandProcess) throws {
    // Without an environment: a broken configuration must not prevent finding or replacing it.
    let variables = process.context.environment
    let output = Output(
      json: global.json, color: global.color, environment: variables,
      streams: process.context.streams)
    let file = ConfigFile(
      location: ConfigLocation(option: global.config, environment: variables), output: output)
    if path {
      try file.printPath()
    } else if write {
      try file.write()
    } else if let check {
      try file.check(check, home: variables["HOME"] ?? "")
    } else {
      try show(process.environment)
    }
  }

  private func show(_ environment: CommandEnvironment) throws {
    let lines = environment.reading.entries.map {
      ConfigLine($0, in: environment, database: global.db, showsSecrets: showSecrets)
    }
    let table = ConfigTable(output: environment.output)
    for (former, name) in environment.reading.formerNames {
      guard let line = lines.first(where: { $0.key == name }) else { continue }
      environment.output.note(
        SettingsPhrase.formerName(former, name: name, value: line.value.text.quoted).text)
    }
    let key = key.map(SettingsGuide.presentName(of:))
    guard let key else {
      environment.output.note(Self.source(environment.configLocation))
      return try table.show(lines)
    }
    if let line = lines.first(where: { $0.key == key }) { return try table.explain(line) }
    let section = lines.filter { $0.key.hasPrefix(key + ".") }
    guard section.isEmpty else { return try table.show(section) }
    let hint =
      SettingsGuide.nearest(to: key).map { SettingsPhrase.didYouMean($0.quoted).text }
      ?? Suggestion.phrase(for: key, among: lines.map(\.key))
    throw RequestFailure(.usage, SettingsPhrase.noSuchSetting(key.quoted, hint: hint))
  }

  private static func source(_ location: ConfigLocation) -> String {
    let phrase: SettingsPhrase =
      location.inForce.map { .file($0.quoted) } ?? .noFile(location.path.quoted)
    return phrase.text
  }
}
