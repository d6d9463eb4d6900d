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
struct SessionTests {
  /// The environment of a user whose home is the test's folder.
  private static func environment(_ more: [String: String] = [:]) throws -> [String: String] {
    ["HOME": try path("home")].merging(more) { $1 }
  }

  private static func path(_ name: String) throws -> String { try TemporaryFolder.file(name) }

  @Test
  func `the database is named by option, variable, file, or the usual path, in this order`() throws
  {
    let config = try Self.path("c.yaml")
    try "database: /from/file.db\n".write(toFile: config, atomically: true, encoding: .utf8)
    let variable = try Self.environment(["PASSBY_DB": "/from/variable.db"])
    let plain = try Self.environment()
    let usual = try Self.path("home/.local/share/passby/passby.db")
    #expect(
      try Session(
        SessionOptions(db: "/from/option.db", config: config), in: .init(environment: variable)
      )
      .databasePath == "/from/option.db")
    #expect(
      try Session(SessionOptions(config: config), in: .init(environment: variable)).databasePath
        == "/from/variable.db")
    #expect(
      try Session(SessionOptions(config: config), in: .init(environment: plain)).databasePath
        == "/from/file.db")
    #expect(try Session(SessionOptions(), in: .init(environment: plain)).databasePath == usual)
    let empty = try Self.environment(["PASSBY_DB": ""])
    #expect(try Session(SessionOptions(), in: .init(environment: empty)).databasePath == usual)
  }

  @Test func `a present in the year 10000 is refused`() throws {
    let environment = try Self.environment()
    #expect(throws: RecurrenceError.self) {
      try Session(
        SessionOptions(now: "9999-12-31T23:59:59-23:59"), in: .init(environment: environment))
    }
  }

  @Test
  func `the present is fixed by the option, then by PASSBY_NOW`() throws {
    let environment = try Self.environment(["PASSBY_NOW": "2026-03-02T12:00:00Z"])
    let session = try Session(SessionOptions(), in: .init(environment: environment))
    #expect(session.isClockFixed)
    #expect(session.now == Date(timeIntervalSince1970: 1_772_452_800))
    let other = try Session(
      SessionOptions(now: "2026-03-02T13:00:00Z"), in: .init(environment: environment))
    #expect(other.now == session.now + 3600)
    #expect(try !Session(SessionOptions(), in: .init(environment: Self.environment())).isClockFixed)
  }

  @Test
  func `a configuration file that is named must exist; the usual one need not`() throws {
    let plain = try Self.environment()
    let session = try Session(SessionOptions(), in: .init(environment: plain))
    #expect(session.configPath == nil && session.configStamp == nil)
    #expect(try session.configLocation.path == Self.path("home/.config/passby/config.yaml"))
    #expect(throws: SettingsError.self) {
      try Session(SessionOptions(config: Self.path("no.yaml")), in: .init(environment: plain))
    }
    let named = try Self.environment(["PASSBY_CONFIG": Self.path("no.yaml")])
    #expect(throws: SettingsError.self) {
      try Session(SessionOptions(), in: .init(environment: named))
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

/// Settings that were chosen on the page, in a session.
@Suite(.temporaryFolder)
struct SessionChoiceTests {
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
    let plain = try Session(
      SessionOptions(db: path), in: .init(environment: ["HOME": "/nonexistent"]))
    #expect(plain.settings.dayStart == "06:15")
    #expect(try plain.actionContext().dayStart == TimeOfDay(hour: 6, minute: 15))
    #expect(plain.localizer.language.code == "uk")
    let other = try Session(
      SessionOptions(db: path),
      in: .init(environment: ["HOME": "/nonexistent", "PASSBY_LANGUAGE": "en"]))
    #expect(other.localizer.language.code == "en")
    #expect(other.settings.clock == .hours12)
    // Help is read before the database is.
    let localizer = try LanguageChoice.localizer(
      for: ["list", "--db", path], in: .init(environment: ["HOME": "/nonexistent"]))
    #expect(localizer.language.code == "en" && localizer.clock != .hours12)
  }

  @Test
  func `a caller that knows the choices is taken at its word`() throws {
    let path = try Self.store(["day.start": "06:15"])
    let session = try Session(
      SessionOptions(db: path), in: .init(environment: ["HOME": "/nonexistent"]), preferences: [:])
    #expect(session.settings.dayStart == "08:00")
  }
}
