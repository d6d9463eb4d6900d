import Localization
import Testing

@testable import Settings

/// Settings that were chosen on the page.
struct PageChoiceTests {
  @Test func `a choice gives way to file, variable and option, and wins over the default`() throws {
    let choices = [
      "day.start": "06:00", "day.end": "20:00", "clock": "12h", "week_start": "sunday",
    ]
    let reading = try ConfigurationFile.with("day: {end: '21:00'}\nweek_start: monday\n") {
      try SettingsReading(
        overrides: ["week_start": "sunday"], environment: ["PASSBY_CLOCK": "24h"], file: $0.path,
        preferences: choices)
    }
    let settings = reading.settings
    #expect(settings.dayStart == "06:00" && settings.dayEnd == "21:00")
    #expect(settings.clock == .hours24 && settings.weekStart == .sunday)
    func origin(_ key: String) -> SettingsOrigin? {
      reading.entries.first { $0.key == key }?.origin
    }
    #expect(origin("day.start") == .page)
    #expect(origin("clock") == .environment)
    #expect(origin("week_start") == .commandLine)
    #expect(origin("day.turn") == nil)
    guard case .file? = origin("day.end") else {
      Issue.record("the file does not win")
      return
    }
  }

  /// A value of each kind that is typed; those to choose from are in the table.
  private static let typed = [
    "/x", "x", "80", "3d", "20min", "11 m", "3 MB", "05:00", "yes", "no", "::1", #"["x"]"#,
    #"["10.0.0.1"]"#, "http://x/",
    "http://x/{z}/{x}/{y}", "#0f8", "[today]", "me@example.org",
  ]

  @Test(arguments: Setting.all)
  func `what an option changes, a choice changes where the page shows it, and only there`(
    setting: Setting
  ) throws {
    func values(_ value: String) -> [String: String] {
      var values = [setting.name: value]
      if setting.name == "quiet_hours.start" { values["quiet_hours.end"] = "23:00" }
      if setting.name == "quiet_hours.end" { values["quiet_hours.start"] = "23:00" }
      return values
    }
    func differs(_ reading: SettingsReading?) -> Bool {
      reading.map { setting.value($0.settings) != setting.value(.standard) } ?? false
    }
    let value = (setting.words + Self.typed).first {
      differs(try? SettingsReading(overrides: values($0)))
    }
    let choice = values(try #require(value, "a value of a new kind is missing here"))
    #expect(try differs(SettingsReading(preferences: choice)) == (setting.page != nil))
  }

  @Test(arguments: [
    ["day.start": "25:00"], ["unknown.key": "x"], ["gpsd.port": "1"], ["web.tiles": "no address"],
    ["day.start": "22:00"], ["quiet_hours.start": "22:00"],
    ["quiet_hours.start": "22:00", "quiet_hours.end": "22:00"],
  ])
  func `a choice that cannot be is left out, and nothing else`(choices: [String: String]) throws {
    let all = choices.merging(["day.turn": "03:00"]) { $1 }
    let settings = try SettingsReading(preferences: all).settings
    #expect(settings.dayTurn == "03:00")
    #expect(settings.dayStart == "08:00" && settings.quietHoursStart == nil)
    #expect(settings.gpsdPort == 2947 && settings.webTiles == nil)
  }

  @Test func `a choice gives way to a file that contradicts it`() throws {
    let settings = try ConfigurationFile.with("day: {start: '20:00'}\n") {
      try SettingsReading(file: $0.path, preferences: ["day.end": "20:00", "clock": "12h"]).settings
    }
    #expect(settings.dayStart == "20:00" && settings.dayEnd == "22:00")
    #expect(settings.clock == .hours12)
  }

  @Test func `a wrong file is refused whatever was chosen`() throws {
    #expect(throws: SettingsError.self) {
      try ConfigurationFile.with("day: {start: '22:00'}\n") {
        try SettingsReading(file: $0.path, preferences: ["day.end": "23:00x", "clock": "12h"])
      }
    }
  }

  @Test func `nothing is a choice as well`() throws {
    let reading = try SettingsReading(preferences: ["web.tiles": ""])
    let tiles = reading.entries.first { $0.key == "web.tiles" }
    #expect(tiles?.origin == .page && tiles?.value == .nothing)
    let geocoder = reading.entries.first { $0.key == "web.geocoder" }
    #expect(geocoder?.origin == nil)
  }

  @Test(arguments: [
    (["day.start": "x"], ["day.start"], false), (["day.start": "22:00"], ["day.start"], true),
    (["day.start": "06:00", "day.end": "06:00"], ["day.end", "day.start"], true),
    (["quiet_hours.start": "22:00"], ["quiet_hours.start"], true),
    (["quiet_hours.end": nil], ["quiet_hours.end"], true),
    (["day.turn": "07:00", "clock": "13h"], ["clock", "day.turn"], false),
    (["day.start": nil, "language": "uk"], [], false), (["language": "auto"], [], false),
  ])
  func `what is wrong with a change is said of the settings that it changes`(
    changes: [String: String?], expected: [String], isConflict: Bool
  ) throws {
    let present =
      changes.keys.contains("quiet_hours.end")
      ? ["quiet_hours.start": "22:00", "quiet_hours.end": "07:00"] : ["day.start": "09:00"]
    let problems = try SettingsSources().problems(changing: changes, of: present)
    #expect(problems.keys.sorted() == expected)
    #expect(problems.values.allSatisfy { $0.isConflict == isConflict })
  }

  @Test func `a day that ends when it begins is refused`() {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: ["day.start": "22:00"])
    }
    #expect(error == .emptyDay("22:00"))
    #expect(error?.kind == .configuration)
    #expect(error?.description.contains("day.start and day.end are both \"22:00\"") == true)
  }
}
