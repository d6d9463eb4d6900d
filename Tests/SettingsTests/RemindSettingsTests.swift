import Foundation
import Model
import Testing

@testable import Settings

/// When tasks remind that do not say it themselves (Z4), and quiet hours (Z15).
struct RemindSettingsTests {
  @Test(arguments: [
    ("15min, 0", [Lead.minutes(15), .start]), ("1D,Evening", [.days(1), .evening]),
    (" 0 ", [.start]), ("none", []), ("1h30min", [.minutes(90)]),
  ])
  func `leads are read as tasks have them`(text: String, leads: [Lead]) throws {
    let settings = try PassbySettings.load(overrides: ["remind.appointments": text])
    #expect(settings.appointmentLeads == leads)
    #expect(settings.deadlineLeads == [.start] && settings.dayLeads == [.morning])
  }

  @Test(arguments: [
    ("both", [Lead.minutes(15), .start]), ("true", [.minutes(15), .start]), ("start", [.start]),
    ("False", [.start]), ("none", []),
  ])
  func `the former name is read wherever it stands`(word: String, leads: [Lead]) throws {
    let name = "plan.remind_fixed"
    let file = "plan:\n  remind_fixed: \(word)\n"
    let readings = [
      try SettingsReading(overrides: [name: word]),
      try SettingsReading(environment: ["PASSBY_PLAN_REMIND_FIXED": word]),
      try ConfigurationFile.with(file) { try SettingsReading(file: $0.path) },
      try SettingsReading(preferences: [name: word]),
    ]
    for reading in readings {
      #expect(reading.settings.appointmentLeads == leads)
      #expect(reading.formerNames.map(\.former) == [name])
      let entry = reading.entries.first { $0.key == "remind.appointments" }
      #expect(entry?.origin != nil)
    }
    #expect(try SettingsReading().formerNames.isEmpty)
  }

  @Test func `the present name counts before the former one, and the better place before both`()
    throws
  {
    let both = "plan: {remind_fixed: none}\nremind: {appointments: 1h}\n"
    let reading = try ConfigurationFile.with(both) { try SettingsReading(file: $0.path) }
    #expect(reading.settings.appointmentLeads == [.minutes(60)])
    #expect(reading.formerNames.isEmpty)
    let variable = try ConfigurationFile.with("remind: {appointments: 1h}\n") {
      try SettingsReading(
        environment: ["PASSBY_PLAN_REMIND_FIXED": "none"], file: $0.path)
    }
    #expect(variable.settings.appointmentLeads == [])
  }

  @Test func `off means no quiet hours, whatever the end is`() throws {
    for end in [nil, "07:00", "22:00"] {
      var overrides = ["quiet_hours.start": "OFF"]
      overrides["quiet_hours.end"] = end
      #expect(try PassbySettings.load(overrides: overrides).quietHours == nil)
    }
    let choices = ["quiet_hours.start": "22:00", "quiet_hours.end": "07:00"]
    let chosen = try SettingsReading(preferences: choices).settings
    #expect(chosen.quietHours.map { "\($0.start) \($0.end)" } == "22:00 07:00")
    let off = try SettingsReading(
      environment: ["PASSBY_QUIET_HOURS_START": "off"], preferences: choices)
    #expect(off.settings.quietHours == nil)
    // An empty value in a file means what the database has.
    let empty = try ConfigurationFile.with("quiet_hours: {start: '', end: ''}\n") {
      try SettingsReading(file: $0.path, preferences: choices)
    }
    #expect(empty.settings.quietHours != nil)
  }
}
