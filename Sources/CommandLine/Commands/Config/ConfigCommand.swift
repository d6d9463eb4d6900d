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
      environment.output.message(
        SettingsPhrase.formerName(former, name: name, value: line.value.text.quoted).text)
    }
    let key = key.map(SettingsGuide.presentName(of:))
    guard let key else {
      environment.output.message(Self.source(environment.configLocation))
      return try table.show(lines)
    }
    if let line = lines.first(where: { $0.key == key }) { return try table.explain(line) }
    let section = lines.filter { $0.key.hasPrefix(key + ".") }
    guard section.isEmpty else { return try table.show(section) }
    let hint =
      SettingsGuide.nearest(to: key).map { SettingsPhrase.didYouMean($0.quoted).text }
      ?? Suggestion.phrase(for: key, among: lines.map(\.key))
    throw Refusal(.usage, SettingsPhrase.noSuchSetting(key.quoted, hint: hint))
  }

  private static func source(_ location: ConfigLocation) -> String {
    let phrase: SettingsPhrase =
      location.inForce.map { .file($0.quoted) } ?? .noFile(location.path.quoted)
    return phrase.text
  }
}

/// The output of settings: a line each, or one with its explanation.
struct ConfigTable {
  let output: Output

  /// Prints settings, a line each; on a terminal it is fitted, otherwise it is not cut.
  func show(_ lines: [ConfigLine]) throws {
    try output.render(.array(lines.map(\.json))) {
      try output.isTerminal ? showFitted(lines) : showWholeLines(lines)
      noteSecrets(lines)
    }
  }

  private func showWholeLines(_ lines: [ConfigLine]) throws {
    let keyWidth = lines.map(\.key.displayWidth).max() ?? 0
    let valueWidth = min(60, lines.map { Self.text($0).displayWidth }.max() ?? 0)
    for line in lines {
      let text = Self.text(line)
      let value = text + String(repeating: " ", count: max(0, valueWidth - text.displayWidth))
      try output.line("\(line.key.padded(to: keyWidth))  \(value)  \(line.source)")
    }
  }

  /// Prints a line for each setting; only a value that is too long goes on below.
  private func showFitted(_ lines: [ConfigLine]) throws {
    let keyWidth = lines.map(\.key.displayWidth).max() ?? 0
    // At most three rows; `explain` shows the whole value.
    let most = 3 * max(10, output.width - keyWidth - 2)
    for line in lines {
      let isDefault = line.origin == "default"
      let text = line.key.padded(to: keyWidth) + "  " + Self.text(line).fitted(to: most)
      let whole = isDefault ? text : "\(text)  (\(line.source))"
      for row in whole.wrapped(to: output.width, indent: keyWidth + 2) {
        try output.line(isDefault ? output.paint(row, .dim) : row)
      }
    }
  }

  /// Prints one setting: with an explanation on a terminal, otherwise the value alone.
  func explain(_ line: ConfigLine) throws {
    try output.render(line.json) {
      guard output.isTerminal else {
        try output.line(line.value.text.cleanLines)
        return noteSecrets([line])
      }
      try output.line("\(output.paint(line.key, .bold)): \(Self.text(line))")
      let standard = line.standard.text.isEmpty ? SettingsPhrase.empty.text : line.standard.text
      switch line.origin {
      case "default": try output.line(SettingsPhrase.isDefault.text)
      default:
        try output.line(
          SettingsPhrase.setBy(
            (line.setBy ?? line.originText).cleanLine, standard: standard.cleanLine
          ).text)
      }
      let explanation = SettingsGuide.explanation(of: line.key)
      let sentence = explanation.prefix(1).uppercased() + explanation.dropFirst()
      let variable = SettingsPhrase.variable(line.variable).text
      for row in "\(sentence) \(variable)".wrapped(to: output.width) {
        try output.line(output.paint(row, .dim))
      }
      noteSecrets([line])
    }
  }

  private func noteSecrets(_ lines: [ConfigLine]) {
    guard lines.contains(where: \.hidesSecrets) else { return }
    output.message(SettingsPhrase.secretsHidden.text)
  }

  private static func text(_ line: ConfigLine) -> String {
    line.value == .nothing ? "–" : line.value.text.replacing("\n", with: "⏎").cleanLine
  }
}

/// A setting with its value, default and source.
struct ConfigLine {
  let key: String
  let value: SettingsValue
  let standard: SettingsValue
  /// The environment variable of the setting.
  let variable: String
  /// The kind of source: `default`, `page`, `file`, `environment` or `option`.
  let origin: String
  /// The file, variable or option that set it.
  let setBy: String?
  /// True if a part of the value is masked.
  let hidesSecrets: Bool

  /// Creates the line of a setting.
  ///
  /// The database's path is the one in force: it has an option and a variable of its own.
  init(
    _ entry: SettingsEntry, in environment: CommandEnvironment, database option: String?,
    showsSecrets: Bool
  ) {
    key = entry.key
    variable = entry.variable
    hidesSecrets = !showsSecrets && entry.masked != entry.value
    let isDatabase = entry.key == "database"
    value =
      isDatabase
      ? .text(environment.databasePath) : showsSecrets ? entry.value : entry.masked
    standard = isDatabase ? .text(environment.usualDatabasePath) : entry.standard
    let shortVariable = "PASSBY_DB"
    if isDatabase, option != nil {
      (origin, setBy) = ("option", "--db")
    } else if isDatabase, !(environment.variables[shortVariable] ?? "").isEmpty {
      (origin, setBy) = ("environment", shortVariable)
    } else {
      switch entry.origin {
      case nil: (origin, setBy) = ("default", nil)
      case .file(let path): (origin, setBy) = ("file", path)
      case .environment: (origin, setBy) = ("environment", entry.variable)
      case .page: (origin, setBy) = ("page", nil)
      case .commandLine: (origin, setBy) = ("option", nil)
      }
    }
  }

  /// The kind of source in the language in force.
  var originText: String {
    origin == "page" ? SettingsPagePhrase.chosenHere.text : origin
  }

  /// The source in a word or two.
  var source: String { origin == "file" ? "file" : setBy ?? origin }

  /// The keys of a setting.
  var json: JSON {
    .object([
      ("key", .string(key)), ("value", Self.json(value)), ("default", Self.json(standard)),
      ("unit", JSON(value.unit ?? standard.unit)), ("origin", .string(origin)),
      ("whence", JSON(setBy)),
    ])
  }

  private static func json(_ value: SettingsValue) -> JSON {
    switch value {
    case .nothing: .null
    case .flag(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .seconds(let number), .meters(let number): .number(number)
    case .bytes(let bytes): .integer(bytes)
    case .text(let text): .string(text)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }
}
