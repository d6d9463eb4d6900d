import Localization
import Testing

@testable import Settings

struct SettingsValuesTests {
  /// The key, and a value that it refuses.
  @Test(arguments: [
    ("language", "fr"), ("language", "ukr"), ("clock", "13h"), ("week_start", "friday"),
    ("appearance.theme", "black"), ("appearance.color", "mauve"), ("appearance.color", "#12"),
    ("appearance.color", "0f6a60"), ("appearance.icon", "dog"), ("parts", "today"),
    ("gpsd.port", "0"), ("gpsd.port", "65536"), ("gpsd.port", "-1"), ("gpsd.port", "2947.0"),
    ("gpsd.port", "0x10"),
    ("gpsd.port", "99999999999999999999"), ("gpsd.port", "two"), ("gpsd.host", "pi:2947"),
    ("gpsd.host", "a b"),
    ("gpsd.host", "[::1]"), ("gpsd.host", "a\u{7}"),
    ("gpsd.host", String(repeating: "a", count: 254)),
    ("gpsd.device", "a\u{0}b"), ("database", "a\nb"), ("reminders.while_inside", "maybe"),
    ("reminders.while_inside", "2"),
    ("reminders.initial", "loud"), ("reminders.cool_down", "10"), ("reminders.cool_down", "10m"),
    ("reminders.cool_down", "0s"), ("reminders.cool_down", "8d"), ("reminders.cool_down", "-5min"),
    ("quiet_hours.start", "24:00"), ("quiet_hours.start", "7:00"), ("quiet_hours.start", "07:60"),
    ("quiet_hours.start", "07:00:00"), ("quiet_hours.start", "+7:00"), ("quiet_hours.end", "seven"),
    ("quiet_hours.start", "no"), ("quiet_hours.end", "off"), ("quiet_hours.places", "maybe"),
    ("remind.appointments", "soon"), ("remind.appointments", "1h,1h"),
    ("remind.appointments", "0,1h,2h,3h,4h,5h"), ("remind.appointments", "15min,"),
    ("remind.appointments", "none, 0"), ("remind.deadlines", "1d2h"), ("remind.days", "15min"),
    ("remind.days", "0"), ("remind.evening", "7pm"), ("plan.remind_fixed", "maybe"),
    ("notify.desktop", "true"), ("log.level", "loud"),
    ("reminders.horizon", "53w"), ("reminders.horizon", "-1h"), ("reminders.horizon", "0 moons"),
    ("reminders.dwell", "0s"), ("reminders.dwell", "8d"),
    ("geofence.assumed_accuracy", "0"), ("geofence.assumed_accuracy", "10001"),
    ("geofence.assumed_accuracy", "30km"), ("geofence.assumed_accuracy", "30  m"),
    ("geofence.assumed_accuracy", "-30"), ("geofence.assumed_accuracy", "nan"),
    ("geofence.assumed_accuracy", "1e3"), ("geofence.assumed_accuracy", "m"),
    ("geofence.assumed_accuracy", "."), ("geofence.best_accuracy", "1001 m"),
    ("geofence.worst_accuracy", "none"), ("notify.give_up_after", "59s"),
    ("notify.retry_longest", "25h"), ("web.port", "65536"), ("web.listen", "pi"),
    ("web.listen", "127.0.0.1:80"),
    ("web.listen", "1.2.3"), ("web.tiles", "https://tiles.example/{z}/{x}"),
    ("web.tiles", "ftp://tiles.example/{z}/{x}/{y}"), ("web.tiles", "https:///{z}/{x}/{y}"),
    ("web.tiles", "https://*/{z}/{x}/{y}"), ("web.tiles", "https://*.example/{z}/{x}/{y}"),
    ("web.public_url", "passby.example.org"),
    ("web.public_url", "https://a.example/#x"), ("web.public_url", "ftp://a.example"),
    ("web.public_url", "https://"), ("web.public_url", "https://a.example/a;b"),
    ("web.public_url", "https://a.example/a//b"), ("web.public_url", "https://a.example/../b"),
    ("web.public_url", "https://a.example/a%20b"), ("web.public_url", "https://a.example/a'b"),
    ("web.push_contact", "me"), ("web.push_contact", "me@localhost"),
    ("web.push_contact", "http://a.example"), ("web.push_contact", "https://192.168.1.2"),
    ("notify.ntfy.url", "ntfy.sh"),
    ("notify.ntfy.topic", "a b"), ("notify.ntfy.topic", "a/b"), ("notify.ntfy.topic", "тема"),
    ("notify.ntfy.topic", String(repeating: "a", count: 65)),
    ("web.geocoder", "https://*"), ("web.geocoder", "http://h:18446744073709551617"),
    ("web.tiles", "http://h:18446744073709551617/{z}/{x}/{y}"),
    ("rewards.url", "http://[::1]:99999999999999999999/x"),
    ("rewards.url", "https://*.example/x"),
    ("web.tiles_file", "a\u{0}b"), ("web.attribution", String(repeating: "a", count: 201)),
    ("web.attribution", "a\nb"), ("web.geocoder", "nominatim"), ("web.geocoder", "file:///etc"),
    ("history.keep", "23h"), ("plan.duration", "59s"), ("plan.duration", "25h"),
    ("tracks.record", "sometimes"), ("tracks.keep", "59min"), ("photos.max_size", "99 kB"),
    ("phones.stale_after", "9s"), ("phones.leave_after", "59s"), ("phones.oldest", "59min"),
    ("phones.burst", "0"),
    ("phones.body", "15 KiB"), ("mqtt.port", "0"), ("mqtt.tls", "perhaps"), ("mqtt.topic", "a/#"),
    ("mqtt.new_devices", "2"),
    ("photos.max_size", "41 MB"), ("photos.max_size", "12"), ("photos.max_size", "1.5 MB"),
    ("photos.max_total", "1001 GB"), ("photos.max_total", "-1 MB"), ("rewards.pictures", "on"),
    ("rewards.url", "nowhere"), ("photos.max_total", "9999999999999999999 GB"),
  ])
  func `values out of range are refused by name`(key: String, value: String) {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: [key: value])
    }
    guard case .invalidValue(value, key, .commandLine, let expected) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!expected.isEmpty)
  }

  @Test(arguments: [
    "https://a.example", "https://a.example/", "https://a.example/passby",
    "http://a.example:8443/a.b/c-d_e/~f/",
  ])
  func `the address of the page may have a path`(address: String) throws {
    let settings = try PassbySettings.load(overrides: ["web.public_url": address])
    #expect(settings.webPublicURL == address)
  }

  @Test(arguments: [
    ("web.public_url", "https://a.example/?x=1"), ("web.public_url", "https://u:p@a.example"),
    ("notify.ntfy.url", "https://ntfy.sh/?a=b"),
  ])
  func `an address with a query or a password is refused`(key: String, value: String) {
    #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: [key: value])
    }
  }

  @Test(arguments: [
    ("language", "x", "one of auto, en, uk"), ("clock", "x", "one of 24h, 12h"),
    ("week_start", "x", "one of monday, sunday"),
    ("appearance.theme", "x", "one of system, light, dark"),
    (
      "appearance.color", "x",
      "one of teal, green, blue, purple, pink, red, orange, yellow, gray, or a colour in the form #rrggbb or #rgb"
    ),
    ("appearance.icon", "x", "one of pin, bell, cat, compass, heart, house, leaf, star, sun"),
    ("gpsd.port", "x", "a whole number from 1 to 65535"),
    ("gpsd.host", "pi:1", "a host name or an IP address without port, such as localhost"),
    ("database", "\t", "a path of at most 4096 characters, without control characters"),
    ("reminders.while_inside", "x", "true or false"),
    ("reminders.initial", "x", "one of silent, fire"),
    ("reminders.cool_down", "10m", "a length of time from 1s to 1w, such as 90s, 10min or 2h"),
    (
      "geofence.best_accuracy", "x", "a distance from 1 m to 1000 m, such as 30 m"
    ),
    ("quiet_hours.end", "x", "a time of day from 00:00 to 23:59"),
    ("day.start", "8:00", "a time of day from 00:00 to 23:59"),
    ("day.end", "24:00", "a time of day from 00:00 to 23:59"),
    ("day.turn", "06:01", "a time of day from 00:00 to 06:00"),
    ("notify.desktop", "x", "one of auto, on, off"),
    ("log.level", "x", "one of trace, debug, info, notice, warning, error, critical"),
  ])
  func `a refusal says what was expected, and what to do`(
    key: String, value: String, expected: String
  ) {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: [key: value])
    }
    let shown = value == "\t" ? "\u{FFFD}" : value
    #expect(
      error?.description
        == "setting \(key) is \"\(shown)\" in the command line: expected \(expected). "
        + "Correct it, or leave it out for the default.")
  }

  @Test(arguments: ["::1", "fe80::1%eth0", "192.168.1.20", "localhost", "rechner-ä.local"])
  func `hosts are names and addresses`(host: String) throws {
    #expect(try PassbySettings.load(overrides: ["gpsd.host": host]).gpsdHost == host)
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("yes", true), ("ON", true), ("1", true), ("false", false),
    ("no", false),
    ("off", false), ("0", false),
  ])
  func `flags are read alike everywhere`(text: String, flag: Bool) throws {
    let option = try PassbySettings.load(overrides: ["reminders.while_inside": text])
    let variable = try PassbySettings.load(environment: ["PASSBY_REMINDERS_WHILE_INSIDE": text])
    let file = try ConfigurationFile.settings("reminders:\n  while_inside: \(text)\n")
    #expect([option, variable, file].map(\.whileInside) == [flag, flag, flag])
  }

  @Test(arguments: ["auto", "AUTO", ""])
  func `the language auto is accepted everywhere, and is none in particular`(text: String) throws {
    let option = try PassbySettings.load(overrides: ["language": text])
    let variable = try PassbySettings.load(environment: ["PASSBY_LANGUAGE": text])
    let file = try ConfigurationFile.settings("language: \"\(text)\"\n")
    let page = try SettingsReading(preferences: ["language": text]).settings
    for settings in [option, variable, file, page] {
      #expect(settings.language == nil)
      #expect(Setting.named("language")?.value(settings) == .text("auto"))
    }
  }

  @Test func `the language auto in a variable wins over another one in the file`() throws {
    let settings = try ConfigurationFile.with("language: uk\n") {
      try PassbySettings.load(environment: ["PASSBY_LANGUAGE": "auto"], file: $0.path)
    }
    #expect(settings.language == nil)
  }

  @Test(arguments: [("30", 30.0), ("30 m", 30), ("30m", 30), ("30 M", 30), ("12.5", 12.5)])
  func `distances are metres, with or without the unit`(text: String, meters: Double) throws {
    let option = try PassbySettings.load(overrides: ["geofence.assumed_accuracy": text])
    let file = try ConfigurationFile.settings("geofence:\n  assumed_accuracy: \(text)\n")
    #expect([option, file].map(\.assumedAccuracyMeters) == [meters, meters])
  }

  @Test func `an accuracy limit that would refuse everything is refused itself`() {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: ["geofence.worst_accuracy": "9.5"])
    }
    #expect(
      error?.description
        == #"geofence.worst_accuracy "9.5 m" is less than geofence.best_accuracy "10 m", so that every position "#
        + "would be refused: expected it to be at least that. Leave it out for no limit.")
  }

  @Test(arguments: ["quiet_hours.start", "quiet_hours.end"])
  func `quiet hours need both ends`(key: String) {
    let other = key.hasSuffix("start") ? "quiet_hours.end" : "quiet_hours.start"
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: [key: "22:00"])
    }
    #expect(
      error?.description
        == "setting \(key) is \"22:00\", but \(other) is not set: set both, or neither.")
  }

  @Test func `quiet hours may come from two origins, but must not be empty`() throws {
    let settings = try PassbySettings.load(
      overrides: ["quiet_hours.start": "22:00"], environment: ["PASSBY_QUIET_HOURS_END": "07:00"])
    #expect(settings.quietHoursStart == "22:00")
    #expect(settings.quietHoursEnd == "07:00")
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: ["quiet_hours.start": "22:00", "quiet_hours.end": "22:00"])
    }
    #expect(
      error?.description
        == #"quiet_hours.start and quiet_hours.end are both "22:00": expected two different times. "#
        + "Leave both out for none.")
  }

  @Test func `a hostile value is shown on one line and cut`() {
    let value = "\u{1B}[2J\n" + String(repeating: "x", count: 1_000_000)
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(overrides: ["gpsd.port": value])
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("setting gpsd.port is \"\u{FFFD}[2J\u{FFFD}xxx"))
    #expect(message.utf8.count < 500)
  }
}
