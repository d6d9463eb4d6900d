import Application
import Runtime
import Settings

/// One setting as it is shown.
struct ConfigLine {
  let key: String
  let value: SettingsValue
  let standard: SettingsValue
  /// The variable that would set it.
  let variable: String
  /// What set it: `default`, `file`, `environment` or `option`.
  let origin: String
  /// The file, variable or option that set it.
  let whence: String?
  /// Whether something in the value is not shown.
  let hidesSecrets: Bool

  /// Prepares a setting; the database's path is told as it is in force, since it has an option and a variable of its own.
  init(_ entry: SettingsEntry, in session: Session, database option: String?, showsSecrets: Bool) {
    key = entry.key
    variable = entry.variable
    hidesSecrets = !showsSecrets && entry.masked != entry.value
    let isDatabase = entry.key == "database"
    value =
      isDatabase
      ? .text(session.databasePath) : showsSecrets ? entry.value : entry.masked
    standard = isDatabase ? .text(session.usualDatabasePath) : entry.standard
    let shortVariable = "PASSBY_DB"
    if isDatabase, option != nil {
      (origin, whence) = ("option", "--db")
    } else if isDatabase, !(session.environment[shortVariable] ?? "").isEmpty {
      (origin, whence) = ("environment", shortVariable)
    } else {
      switch entry.origin {
      case nil: (origin, whence) = ("default", nil)
      case .file(let path): (origin, whence) = ("file", path)
      case .environment: (origin, whence) = ("environment", entry.variable)
      case .commandLine: (origin, whence) = ("option", nil)
      }
    }
  }

  /// What stands before the last dot of the key; empty for a key without.
  var section: String { key.lastIndex(of: ".").map { String(key[..<$0]) } ?? "" }

  /// What stands behind the last dot of the key.
  var name: String { key.split(separator: ".").last.map(String.init) ?? key }

  /// What set it, in a word or two.
  var source: String { origin == "file" ? "file" : whence ?? origin }

  /// The keys of a setting.
  var json: JSON {
    .object([
      ("key", .string(key)), ("value", Self.json(value)), ("default", Self.json(standard)),
      ("unit", JSON(value.unit ?? standard.unit)), ("origin", .string(origin)),
      ("whence", JSON(whence)),
    ])
  }

  private static func json(_ value: SettingsValue) -> JSON {
    switch value {
    case .nothing: .null
    case .flag(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .seconds(let number), .meters(let number): .number(number)
    case .text(let text): .string(text)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }
}
