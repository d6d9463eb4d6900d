import Foundation
import Localization
import Testing

@testable import Settings

struct SettingsFileTests {
  @Test func `a file sets everything`() throws {
    let settings = try ConfigurationFile.settings(
      """
      database: /srv/passby.db
      gpsd:
        host: pi.local
        port: 2950
        device: /dev/ttyACM0
      reminders:
        horizon: 2d
        dwell: 10min
        while_inside: no
        initial: fire
        cool_down: 90s
      geofence:
        assumed_accuracy: 40
        best_accuracy: 5 m
        worst_accuracy: 200m
      quiet_hours:
        start: 22:00
        end: 07:30
      notify:
        desktop: off
        give_up_after: 1w
        retry_longest: 5min
      web:
        port: 8080
      history:
        keep: 1d
      tracks:
        record: yes
        keep: 2h
      log:
        level: debug
      """)
    #expect(settings.database == "/srv/passby.db")
    #expect(settings.gpsdHost == "pi.local")
    #expect(settings.gpsdPort == 2950)
    #expect(settings.gpsdDevice == "/dev/ttyACM0")
    #expect(settings.horizonSeconds == 172_800)
    #expect(settings.dwellSeconds == 600)
    #expect(!settings.whileInside)
    #expect(settings.initial == .fire)
    #expect(settings.coolDownSeconds == 90)
    #expect(settings.assumedAccuracyMeters == 40)
    #expect(settings.bestAccuracyMeters == 5)
    #expect(settings.worstAccuracyMeters == 200)
    #expect(settings.quietHoursStart == "22:00")
    #expect(settings.quietHoursEnd == "07:30")
    #expect(settings.desktop == .off)
    #expect(settings.giveUpAfterSeconds == 604_800)
    #expect(settings.retryLongestSeconds == 300)
    #expect(settings.webPort == 8080)
    #expect(settings.historyKeepSeconds == 86_400)
    #expect(settings.tracksRecord)
    #expect(settings.tracksKeepSeconds == 7200)
    #expect(settings.logLevel == .debug)
  }

  @Test(arguments: [
    "", "\n\n", "# nothing but a comment\n", "---\n# nothing\n", "gpsd:\n  # port: 1\n",
    "gpsd: ~\n", "gpsd: {}\n", "notify:\n  webhook:\n", "notify:\n  command:\n    speaker: ~\n",
    "notify:\n  webhook:\n    phone:\n      headers:\n      url: ''\n",
    "gpsd:\n  port:\n  host: null\n", "quiet_hours:\n  start: ''\n  end: \"\"\n",
    "\u{FEFF}# a byte order mark\n",
  ])
  func `a file that sets nothing gives the defaults`(text: String) throws {
    #expect(try ConfigurationFile.settings(text) == .standard)
  }

  @Test(arguments: [
    ("gpsd:\n  prot: 1", #"unknown setting "gpsd.prot" in "FILE". Did you mean "gpsd.port"?"#),
    ("port: 1", #"unknown setting "port" in "FILE". Did you mean "gpsd.port"?"#),
    (
      "reminders:\n  while-inside: no",
      #"unknown setting "reminders.while-inside" in "FILE". Did you mean "reminders.while_inside"?"#
    ),
    (
      "database:\n  path: x",
      #"unknown setting "database.path" in "FILE". Did you mean "database"?"#
    ),
    (
      "colour: blue",
      #"unknown setting "colour" in "FILE". Did you mean "appearance.color"?"#
    ),
    (
      "gpsd:\n  host: a\ngpsd.host: b",
      #"setting gpsd.host appears twice in "FILE": keep one of them."#
    ),
    (
      "gpsd: localhost",
      #"setting gpsd is "localhost" in "FILE": expected a section with host, port, device. "#
        + "Correct it, or leave it out for the default."
    ),
    (
      "gpsd: [localhost, 2947]",
      #"setting gpsd is a list in "FILE": expected a section with host, port, device. "#
        + "Correct it, or leave it out for the default."
    ),
    (
      "gpsd:\n  port: [1, 2]",
      #"setting gpsd.port is a list in "FILE": expected a whole number from 1 to 65535. "#
        + "Correct it, or leave it out for the default."
    ),
  ])
  func `a file with what is no setting is refused`(text: String, message: String) throws {
    #expect(try ConfigurationFile.refusal(text) == message)
  }

  @Test(arguments: [
    ("gpsd:\n  host: a\n port: 1\n", ", line 3", "did not find expected key"),
    (
      "gpsd:\n  port: 1\n\thost: a\n", ", line 3", "found a tab character that violates indentation"
    ),
    ("gpsd:\n  host: \"a\n", ", line 3", "found unexpected end of stream"),
    (
      "gpsd:\n  port: 1\nlog:\ngpsd:\n  port: 2\n", "",
      "found the following duplicated key(s): 'gpsd'"
    ),
    ("just words\n", "", "Top level YAML value is not a mapping"),
    ("- a\n- b\n", "", "Top level YAML value is not a mapping"),
    ("gpsd:\n  port: *nowhere\n", ", line 2", "found undefined alias"),
    ("gpsd:\n  port: 1\n---\ngpsd:\n  port: 2\n", ", line 3", "but found another document"),
    ("? [a, b]\n: c\n", "", "YAML key is not convertible to string"),
    ("gpsd:\n  host: \u{1}\n", ", line 2", "control characters are not allowed"),
  ])
  func `broken YAML is refused with its line`(text: String, line: String, reason: String) throws {
    let message = try #require(try ConfigurationFile.refusal(text))
    #expect(message.hasPrefix(#"configuration file "FILE""# + line + " is not valid: "))
    #expect(message.contains(reason))
    #expect(message.hasSuffix(#". Expected lines such as "port: 2947" below "gpsd:"."#))
    #expect(!message.contains("\n"))
  }

  @Test func `a file that is not text is refused`() throws {
    let message = try ConfigurationFile.refusal(Data([0x67, 0xFF, 0xFE, 0x3A]))
    #expect(
      message == #"configuration file "FILE" is not valid: it is not UTF-8 text."#
        + #" Expected lines such as "port: 2947" below "gpsd:"."#)
  }

  @Test func `a file longer than any configuration is refused`() throws {
    let message = try ConfigurationFile.refusal(String(repeating: "#", count: 65_537))
    #expect(message?.contains("it is longer than 64 KiB") == true)
  }

  @Test(arguments: ["[", "{", "- ", "? ", "a: [", "{a: "])
  func `brackets without end are refused, and nothing worse`(opening: String) throws {
    let text = String(repeating: opening, count: 65_000 / opening.count)
    #expect(try ConfigurationFile.refusal(text) != nil)
  }

  @Test func `a file that was named and is not there is an error of its own kind`() {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(file: "/nowhere/config.yaml")
    }
    #expect(error?.kind == .noSuchFile)
    #expect(
      error?.description == #"configuration file "/nowhere/config.yaml" does not exist: "#
        + "check the path, or leave it out for the defaults.")
  }

  @Test func `a folder cannot be read`() {
    let error = #expect(throws: SettingsError.self) { try PassbySettings.load(file: "/") }
    #expect(error?.kind == .inputOutput)
    #expect(
      error?.description
        == #"configuration file "/" cannot be read: it is a folder. Expected a text file that you may read."#
    )
  }
}
