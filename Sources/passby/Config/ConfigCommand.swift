import Application
import ArgumentParser
import Foundation
import Runtime
import Settings
import Terminal
import Text

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show the settings in force, and where each comes from.",
    discussion: """
      passby config                     all settings
      passby config notify              a section
      passby config gpsd.port           one, explained
      passby config --write             makes a configuration file with all defaults, to edit
      passby config --check new.yaml    tells what is wrong in a file, before it is used
      """)

  @Argument(help: "A setting such as gpsd.port, or a section such as gpsd. All, unless given.")
  var key: String?
  @Flag(help: "Print where the configuration file is, or would be looked for.") var path = false
  @Flag(help: "Make a configuration file with every default explained, where there is none.")
  var write = false
  @Option(
    help: ArgumentHelp("Check a file instead of reading the settings in force.", valueName: "file"),
    completion: .file()) var check: String?
  @Flag(help: "Show passwords and tokens instead of ***.") var showSecrets = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    guard [key != nil, path, write, check != nil].count(where: { $0 }) > 1 else { return }
    throw ValidationError("A setting, --path, --write and --check exclude each other.")
  }

  func run() throws {
    // A broken configuration must not keep anybody from finding, checking or replacing it.
    let environment = ProcessInfo.processInfo.environment
    let output = Output(json: global.json, color: global.color, environment: environment)
    let file = ConfigFile(
      location: ConfigLocation(option: global.config, environment: environment), output: output)
    if path {
      file.tellPath()
    } else if write {
      try file.write()
    } else if let check {
      try file.check(check)
    } else {
      try show(Session(global))
    }
  }

  private func show(_ session: Session) throws {
    let reading = try SettingsReading(environment: session.environment, file: session.configPath)
    let lines = reading.entries.map {
      ConfigLine($0, in: session, database: global.db, showsSecrets: showSecrets)
    }
    let table = ConfigTable(output: session.output)
    guard let key else {
      session.output.note(Self.source(session.configLocation))
      return table.show(lines)
    }
    if let line = lines.first(where: { $0.key == key }) { return table.explain(line) }
    let section = lines.filter { $0.key.hasPrefix(key + ".") }
    guard section.isEmpty else { return table.show(section) }
    let hint =
      SettingsGuide.nearest(to: key).map { " Did you mean \($0.quoted)?" }
      ?? Suggestion.phrase(for: key, among: lines.map(\.key))
    throw CommandFailure(
      .usage, "there is no setting \(key.quoted).\(hint) \"passby config\" lists them.")
  }

  private static func source(_ location: ConfigLocation) -> String {
    location.inForce.map { "Configuration file: \($0.quoted)" }
      ?? "No configuration file; \"passby config --write\" makes one: \(location.path.quoted)"
  }
}
