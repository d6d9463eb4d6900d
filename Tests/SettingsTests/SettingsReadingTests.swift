import Testing

@testable import Settings

struct SettingsReadingTests {
  @Test func `each value knows where it was found`() throws {
    let text = "gpsd: {port: 3003, host: pi}\nlog: {level: ''}\n"
    let (reading, path) = try ConfigurationFile.with(text) {
      let reading = try SettingsReading(
        overrides: ["web.port": "80"], environment: ["PASSBY_GPSD_PORT": "3004"], file: $0.path)
      return (reading, $0.path)
    }
    let entries = Dictionary(uniqueKeysWithValues: reading.entries.map { ($0.key, $0) })
    #expect(entries["web.port"]?.origin == .commandLine)
    #expect(entries["gpsd.port"]?.origin == .environment)
    #expect(entries["gpsd.port"]?.value == .integer(3004))
    #expect(entries["gpsd.port"]?.standard == .integer(2947))
    #expect(entries["gpsd.port"]?.variable == "PASSBY_GPSD_PORT")
    #expect(entries["gpsd.host"]?.origin == .file(path))
    #expect(entries["log.level"]?.origin == nil)
    #expect(reading.entries.map(\.key) == Setting.all.map(\.name))
    #expect(reading.settings.gpsdPort == 3004)
  }

  @Test func `what looks like a secret is masked, the rest is not`() throws {
    let text = """
      notify:
        webhook:
          w:
            url: https://host.example/message-board/A8x7k2m9Q0z1Y5b3?token=abc&priority=high#x
            headers: ["Authorization: Bearer x", "X-Gotify-Key: y", "Title: Passby"]
            body: user=1&note={{text}}
        command:
          c: {run: [apprise, "tgram://bot:word@chat", "--verbose"]}
      """
    let reading = try ConfigurationFile.with(text) { try SettingsReading(file: $0.path) }
    let masked = Dictionary(uniqueKeysWithValues: reading.entries.map { ($0.key, $0.masked.text) })
    #expect(
      masked["notify.webhook.w.url"]
        == "https://host.example/***")
    #expect(
      masked["notify.webhook.w.headers"]
        == #"["Authorization: ***", "X-Gotify-Key: ***", "Title: Passby"]"#)
    #expect(masked["notify.command.c.run"] == #"["apprise", "tgram://***@chat", "--verbose"]"#)
    #expect(masked["notify.command.c.time_limit"] == "30s")
    let clear = reading.entries.first { $0.key == "notify.webhook.w.url" }
    #expect(clear?.value.text.contains("A8x7k2m9Q0z1Y5b3") == true)
  }

  @Test(arguments: [
    ("https://ntfy.sh/a-topic-that-nobody-guesses", "https://ntfy.sh/***"),
    ("http://10.0.0.1:8080?key=1", "http://10.0.0.1:8080/***"),
    ("https://ntfy.sh", "https://ntfy.sh"),
    ("https://ntfy.sh/", "https://ntfy.sh/"),
  ])
  func `of a webhook's address only scheme and host are shown`(url: String, shown: String) throws {
    let reading = try SettingsReading(environment: ["PASSBY_NOTIFY_WEBHOOK_P_URL": url])
    let entry = reading.entries.first { $0.key == "notify.webhook.p.url" }
    #expect(entry?.masked.text == shown)
  }

  @Test func `an address of a geocoder shows no key`() throws {
    let reading = try SettingsReading(
      environment: ["PASSBY_WEB_GEOCODER": "https://geo.example/search?key=k"])
    let entry = reading.entries.first { $0.key == "web.geocoder" }
    #expect(entry?.masked.text == "https://geo.example/***")
  }

  @Test func `a program's arguments show no more of an address either`() throws {
    let text = """
      notify:
        command:
          c: {run: [curl, "-d", "{{text}}", "https://hooks.example/services/T0/B0"]}
      """
    let reading = try ConfigurationFile.with(text) { try SettingsReading(file: $0.path) }
    let entry = reading.entries.first { $0.key == "notify.command.c.run" }
    #expect(entry?.masked.text == #"["curl", "-d", "{{text}}", "https://hooks.example/***"]"#)
  }

  @Test(arguments: [
    (SettingsValue.seconds(1), "1s"), (.seconds(90), "90s"), (.seconds(600), "10min"),
    (.seconds(86_400), "24h"), (.seconds(172_800), "2d"), (.seconds(604_800), "1w"),
    (.seconds(90 * 86_400), "90d"), (.meters(30), "30 m"), (.meters(12.5), "12.5 m"),
    (.flag(true), "true"), (.integer(80), "80"), (.nothing, ""), (.text("x"), "x"),
    (.list(["a", "b c"]), #"["a", "b c"]"#),
    (.list([#"say "\#u{1F408}" \n"#]), #"["say \"\#u{1F408}\" \\n"]"#),
  ])
  func `a value is written as a file would have it`(value: SettingsValue, text: String) {
    #expect(value.text == text)
  }
}
