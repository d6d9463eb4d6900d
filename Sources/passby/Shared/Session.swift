import Application
import Foundation
import Recurrence
import Reminders
import SQLiteStore
import Settings

/// What a command works with: the clock, the zone, the settings, the database, and the way out.
///
/// The only place that reads the environment.
struct Session {
  /// The present; whole seconds, unless the user gave it otherwise.
  let now: Date
  /// Whether the user fixed the present.
  let isClockFixed: Bool
  /// The machine's zone.
  let zone: TimeZone
  /// Where the database is.
  let databasePath: String
  /// Where it is when nothing says otherwise.
  let usualDatabasePath: String
  /// The settings in force.
  let settings: PassbySettings
  /// The configuration file in force, if there is one.
  let configPath: String?
  /// Which version of the configuration file was read.
  let configStamp: FileStamp?
  /// Where the configuration file is looked for.
  let configPlace: ConfigPlace
  /// Where output goes.
  let output: Output
  /// The environment, for what only some commands need.
  let environment: [String: String]

  /// Reads options, environment and configuration.
  init(_ options: GlobalOptions) throws {
    environment = ProcessInfo.processInfo.environment
    // As it is now: a zone that changes by itself cannot be compared with what it was.
    zone = TimeZone(identifier: TimeZone.current.identifier) ?? .current
    let folders = Folders(environment: environment)
    configPlace = ConfigPlace(options, environment: environment)
    configPath = configPlace.inForce
    configStamp = configPath.flatMap(FileStamp.init)
    settings = try PassbySettings.load(
      overrides: [:], environment: environment, file: configPath)
    usualDatabasePath = folders.data + "/passby.db"
    databasePath =
      options.db ?? environment["PASSBY_DB"].flatMap { $0.isEmpty ? nil : $0 }
      ?? settings.database.flatMap { $0.isEmpty ? nil : $0 } ?? usualDatabasePath
    let fixed = options.now ?? environment["PASSBY_NOW"].flatMap { $0.isEmpty ? nil : $0 }
    isClockFixed = fixed != nil
    if let fixed {
      now = try Moment(parsing: fixed).date(in: zone, dayMeans: .start)
    } else {
      now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }
    output = Output(json: options.json, color: options.color, environment: environment)
  }

  /// Opens the database, creating it when it is not there.
  func openStore() throws -> SQLiteStore {
    try SQLiteStore(path: databasePath)
  }

  /// Opens the database for looking only: what is not there counts as empty, and nothing is created.
  func openForReading() throws -> SQLiteStore {
    try SQLiteStore(path: databasePath, mode: .readOnlyIfPresent)
  }

  /// What holds for what is asked now.
  func actionContext() throws -> ActionContext {
    ActionContext(
      now: now, rules: try engineRules(), horizonSeconds: settings.horizonSeconds,
      dwellSeconds: settings.dwellSeconds)
  }

  /// Says something beside the data, a line each.
  func note(_ remarks: [String]) {
    for remark in remarks { output.note(remark) }
  }

  /// What carries out the user's wishes.
  func builder() throws -> EditBuilder { EditBuilder(try actionContext()) }

  /// The engine's rules as the settings have them.
  func engineRules() throws -> EngineRules {
    var quiet: QuietHours?
    if let start = settings.quietHoursStart, let end = settings.quietHoursEnd {
      quiet = QuietHours(
        start: try TimeOfDay(parsing: start), end: try TimeOfDay(parsing: end))
    }
    return EngineRules(
      machineZone: zone, coolDownSeconds: settings.coolDownSeconds,
      whileInside: settings.whileInside, quietHours: quiet)
  }
}

/// The user's folders, by the XDG Base Directory Specification 0.8.
struct Folders {
  /// Where configuration lies.
  let config: String
  /// Where data lies.
  let data: String

  /// Finds the folders; an empty or relative XDG variable counts as unset.
  init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    func folder(_ variable: String, _ usual: String) -> String {
      let value = environment[variable] ?? ""
      return (value.hasPrefix("/") ? value : home + usual) + "/passby"
    }
    config = folder("XDG_CONFIG_HOME", "/.config")
    data = folder("XDG_DATA_HOME", "/.local/share")
  }
}
