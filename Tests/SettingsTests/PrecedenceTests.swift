import Localization
import Testing

@testable import Settings

struct PrecedenceTests {
  @Test func `options win over variables, variables over the file, the file over the default`()
    throws
  {
    let text = "gpsd:\n  port: 3003\n  host: from-file\nlog:\n  level: error\n"
    let settings = try ConfigurationFile.with(text) {
      try PassbySettings.load(
        overrides: ["gpsd.port": "3001"],
        environment: ["PASSBY_GPSD_PORT": "3002", "PASSBY_GPSD_HOST": "from-variable"],
        file: $0.path)
    }
    #expect(settings.gpsdPort == 3001)
    #expect(settings.gpsdHost == "from-variable")
    #expect(settings.logLevel == .error)
    #expect(settings.desktop == .auto)
  }

  @Test func `without anything the defaults hold`() throws {
    let settings = try PassbySettings.load()
    #expect(settings == .standard)
    #expect(settings.database == nil)
    #expect(settings.gpsdHost == "localhost")
    #expect(settings.gpsdPort == 2947)
    #expect(settings.gpsdDevice == nil)
    #expect(settings.horizonSeconds == 86_400)
    #expect(settings.dwellSeconds == 300)
    #expect(settings.whileInside)
    #expect(settings.initial == .silent)
    #expect(settings.coolDownSeconds == 600)
    #expect(settings.assumedAccuracyMeters == 30)
    #expect(settings.bestAccuracyMeters == 10)
    #expect(settings.worstAccuracyMeters == nil)
    #expect(settings.quietHoursStart == nil)
    #expect(settings.quietHoursEnd == nil)
    #expect(settings.dayStart == "08:00")
    #expect(settings.dayEnd == "22:00")
    #expect(settings.dayTurn == "00:00")
    #expect(settings.desktop == .auto)
    #expect(settings.giveUpAfterSeconds == 172_800)
    #expect(settings.retryLongestSeconds == 3600)
    #expect(settings.commands.isEmpty)
    #expect(settings.webhooks.isEmpty)
    #expect(settings.webPort == 7575)
    #expect(settings.historyKeepSeconds == 90 * 86_400)
    #expect(!settings.tracksRecord)
    #expect(settings.tracksKeepSeconds == 30 * 86_400)
    #expect(settings.logLevel == .info)
  }

  @Test func `an empty value counts as not set`() throws {
    let settings = try ConfigurationFile.with("gpsd:\n  port: 3003\n") {
      try PassbySettings.load(
        overrides: ["gpsd.port": ""], environment: ["PASSBY_GPSD_PORT": ""], file: $0.path)
    }
    #expect(settings.gpsdPort == 3003)
  }

  @Test func `a value that loses is not checked`() throws {
    let settings = try PassbySettings.load(
      overrides: ["gpsd.port": "3001"], environment: ["PASSBY_GPSD_PORT": "nonsense"])
    #expect(settings.gpsdPort == 3001)
  }

  @Test(arguments: [
    ("PASSBY_DATABASE", "/x", \PassbySettings.database, "/x"),
    ("PASSBY_GPSD_DEVICE", "/dev/gps", \PassbySettings.gpsdDevice, "/dev/gps"),
  ])
  func `variables are named after the settings`(
    name: String, value: String, path: any KeyPath<PassbySettings, String?> & Sendable,
    expected: String
  ) throws {
    #expect(try PassbySettings.load(environment: [name: value])[keyPath: path] == expected)
  }

  @Test func `every setting can be set by a variable and an option`() throws {
    for key in Setting.all {
      #expect(throws: SettingsError.self, "\(key.name)") {
        try PassbySettings.load(environment: [key.variable: "\u{1}"])
      }
      #expect(throws: SettingsError.self, "\(key.name)") {
        try PassbySettings.load(overrides: [key.name: "\u{1}"])
      }
    }
  }

  @Test(arguments: [
    ("gpsd.port", "PASSBY_GPSD_PORT"), ("appearance.color", "PASSBY_APPEARANCE_COLOR"),
    ("language", "PASSBY_LANGUAGE"), ("parts", "PASSBY_PARTS"),
  ])
  func `a wrong variable is named as in the file and as the user wrote it`(
    key: String, variable: String
  ) {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(environment: [variable: "x"])
    }
    #expect(error?.description.hasPrefix("setting \(key) (\(variable)) is ") == true)
    #expect(error?.description.contains(" in the environment: expected ") == true)
    #expect(error?.keys == [key])
  }

  @Test func `a variable that is nearly spelt like a setting is refused`() {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(environment: ["PASSBY_GPSD_PROT": "2947"])
    }
    #expect(
      error?.description
        == #"unknown setting "PASSBY_GPSD_PROT" in the environment. Did you mean "PASSBY_GPSD_PORT"?"#
    )
  }

  @Test(arguments: [
    "PASSBY_DB", "PASSBY_NOW", "PASSBY_CONFIG", "PASSBY_SOMETHING_ELSE", "GPSD_PROT",
    // What a notifier's program is given, and may hand on.
    "PASSBY_TASK", "PASSBY_TEXT", "PASSBY_TITLE", "PASSBY_PLACE", "PASSBY_CAUSE", "PASSBY_TIME",
    "PASSBY_UUID", "PASSBY_COUNT", "PASSBY_BODY",
  ])
  func `other variables are left alone`(name: String) throws {
    #expect(try PassbySettings.load(environment: [name: "nonsense"]) == .standard)
  }

  @Test func `an option that is no setting is refused`() {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: ["gpsd.hots": "x"])
    }
    #expect(
      error?.description
        == #"unknown setting "gpsd.hots" in the command line. Did you mean "gpsd.host"?"#)
  }

  @Test(arguments: [
    ("~/p.db", ["HOME": "/home/x"], "/home/x/p.db"), ("~/p.db", [:], "~/p.db"),
    ("~x/p.db", ["HOME": "/h"], "~x/p.db"),
    ("p.db", ["HOME": "/h"], "p.db"),
  ])
  func `a tilde before the database's path is the home folder`(
    path: String, environment: [String: String], expected: String
  ) throws {
    let settings = try PassbySettings.load(
      overrides: ["database": path], environment: environment)
    #expect(settings.database == expected)
  }
}
