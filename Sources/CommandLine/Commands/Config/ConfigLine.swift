import Application
import CommandSupport
import Localization
import Settings
import Text

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

  /// The part of the key before its last dot; empty without a dot.
  var section: String { key.lastIndex(of: ".").map { String(key[..<$0]) } ?? "" }

  /// The part of the key after its last dot.
  var name: String { key.split(separator: ".").last.map(String.init) ?? key }

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
