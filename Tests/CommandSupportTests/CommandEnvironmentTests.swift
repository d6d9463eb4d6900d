import Application
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import Settings
import TestSupport
import Testing

@testable import CommandSupport

@Suite(.temporaryFolder)
struct CommandEnvironmentTests {
  /// The environment of a user whose home is the test's folder.
  private static func variables(_ more: [String: String] = [:]) throws -> [String: String] {
    ["HOME": try path("home")].merging(more) { $1 }
  }

  private static func path(_ name: String) throws -> String { try TemporaryFolder.file(name) }

  @Test
  func `the database is named by option, variable, file, or the usual path, in this order`() throws
  {
    let config = try Self.path("c.yaml")
    try "database: /from/file.db\n".write(toFile: config, atomically: true, encoding: .utf8)
    let variable = try Self.variables(["PASSBY_DB": "/from/variable.db"])
    let plain = try Self.variables()
    let usual = try Self.path("home/.local/share/passby/passby.db")
    #expect(
      try CommandEnvironment(
        EnvironmentOptions(db: "/from/option.db", config: config), in: .init(environment: variable)
      )
      .databasePath == "/from/option.db")
    #expect(
      try CommandEnvironment(EnvironmentOptions(config: config), in: .init(environment: variable))
        .databasePath
        == "/from/variable.db")
    #expect(
      try CommandEnvironment(EnvironmentOptions(config: config), in: .init(environment: plain))
        .databasePath
        == "/from/file.db")
    #expect(
      try CommandEnvironment(EnvironmentOptions(), in: .init(environment: plain)).databasePath
        == usual)
    let empty = try Self.variables(["PASSBY_DB": ""])
    #expect(
      try CommandEnvironment(EnvironmentOptions(), in: .init(environment: empty)).databasePath
        == usual)
  }

  @Test func `a present in the year 10000 is refused`() throws {
    let variables = try Self.variables()
    #expect(throws: RecurrenceError.self) {
      try CommandEnvironment(
        EnvironmentOptions(now: "9999-12-31T23:59:59-23:59"), in: .init(environment: variables))
    }
  }

  @Test
  func `the present is fixed by the option, then by PASSBY_NOW`() throws {
    let variables = try Self.variables(["PASSBY_NOW": "2026-03-02T12:00:00Z"])
    let environment = try CommandEnvironment(
      EnvironmentOptions(), in: .init(environment: variables))
    #expect(environment.isClockFixed)
    #expect(environment.now == Date(timeIntervalSince1970: 1_772_452_800))
    let other = try CommandEnvironment(
      EnvironmentOptions(now: "2026-03-02T13:00:00Z"), in: .init(environment: variables))
    #expect(other.now == environment.now + 3600)
    #expect(
      try !CommandEnvironment(EnvironmentOptions(), in: .init(environment: Self.variables()))
        .isClockFixed)
  }

  @Test
  func `a configuration file that is named must exist; the usual one need not`() throws {
    let plain = try Self.variables()
    let environment = try CommandEnvironment(EnvironmentOptions(), in: .init(environment: plain))
    #expect(environment.configPath == nil && environment.configStamp == nil)
    #expect(try environment.configLocation.path == Self.path("home/.config/passby/config.yaml"))
    #expect(throws: SettingsError.self) {
      try CommandEnvironment(
        EnvironmentOptions(config: Self.path("no.yaml")), in: .init(environment: plain))
    }
    let named = try Self.variables(["PASSBY_CONFIG": Self.path("no.yaml")])
    #expect(throws: SettingsError.self) {
      try CommandEnvironment(EnvironmentOptions(), in: .init(environment: named))
    }
  }

  @Test
  func `an XDG folder that is empty or relative counts as unset`() {
    let home = ["HOME": "/home/anna"]
    #expect(Folders(environment: home).data == "/home/anna/.local/share/passby")
    for value in ["", "relative/path"] {
      let folders = Folders(environment: home.merging(["XDG_DATA_HOME": value]) { $1 })
      #expect(folders.data == "/home/anna/.local/share/passby")
    }
    let folders = Folders(environment: home.merging(["XDG_CONFIG_HOME": "/etc/xdg"]) { $1 })
    #expect(folders.config == "/etc/xdg/passby")
  }

  @Test
  func `a stamp changes with the file`() throws {
    let path = try Self.path("file")
    #expect(FileStamp(path) == nil)
    try "one".write(toFile: path, atomically: false, encoding: .utf8)
    let first = FileStamp(path)
    #expect(first != nil && FileStamp(path) == first)
    try "another".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(FileStamp(path) != first)
  }
}

/// Settings that were chosen on the page, in an environment.
@Suite(.temporaryFolder)
struct EnvironmentChoiceTests {
  private static func store(_ choices: [String: String]) throws -> String {
    let path = try TemporaryFolder.file("passby.db")
    var edit = Edit(summary: "settings")
    edit.preferences = choices.map {
      .init(before: nil, after: Preference(key: $0, value: $1))
    }
    try SQLiteStore.empty(path: path).edit { [edit] _ in edit }
    return path
  }

  @Test
  func `commands use what was chosen, unless a variable says otherwise`() throws {
    let path = try Self.store(["day.start": "06:15", "language": "uk", "clock": "12h"])
    let plain = try CommandEnvironment(
      EnvironmentOptions(db: path), in: .init(environment: ["HOME": "/nonexistent"]))
    #expect(plain.settings.dayStart == "06:15")
    #expect(try plain.actionContext().dayStart == TimeOfDay(hour: 6, minute: 15))
    #expect(plain.localizer.language.code == "uk")
    let other = try CommandEnvironment(
      EnvironmentOptions(db: path),
      in: .init(environment: ["HOME": "/nonexistent", "PASSBY_LANGUAGE": "en"]))
    #expect(other.localizer.language.code == "en")
    #expect(other.settings.clock == .hours12)
    // Help is read before the database is.
    let process = ProcessContext(environment: ["HOME": "/nonexistent"])
    let arguments = ["list", "--db", path]
    let localizer = try LanguageChoice.localizer(
      for: arguments, EarlySettings(arguments, in: process), in: process)
    #expect(localizer.language.code == "en" && localizer.clock != .hours12)
  }

  @Test
  func `a caller that knows the choices is taken at its word`() throws {
    let path = try Self.store(["day.start": "06:15"])
    let environment = try CommandEnvironment(
      EnvironmentOptions(db: path), in: .init(environment: ["HOME": "/nonexistent"]),
      preferences: [:])
    #expect(environment.settings.dayStart == "08:00")
  }
}
