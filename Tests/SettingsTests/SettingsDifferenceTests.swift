import Testing

@testable import Settings

struct SettingsDifferenceTests {
  @Test func `equal settings do not differ`() {
    let difference = SettingsDifference(from: .standard, to: .standard)
    #expect(difference.changed.isEmpty)
    #expect(difference.afterRestart.isEmpty)
  }

  @Test(arguments: Setting.all)
  func `each setting that differs is named, and whether it needs a restart`(key: Setting)
    throws
  {
    let values = [
      "/x", "x", "80", "61min", "3d", "11 m", "22:00", "fire", "off", "yes", "debug", "::1",
      #"["x"]"#, "http://x/{z}/{x}/{y}", "http://x/", "uk", "never", "always",
      "12h", "sunday", "05:00", #"["plan"]"#, "dark", "#112233", "cat", "2 MB",
      #"["127.0.0.1"]"#, "me@example.org",
    ]
    let other = [
      "quiet_hours.start": "quiet_hours.end", "quiet_hours.end": "quiet_hours.start",
    ][key.name]
    for value in values {
      var overrides = [key.name: value]
      if let other { overrides[other] = "23:00" }
      guard let settings = try? PassbySettings.load(overrides: overrides),
        key.value(settings) != key.value(.standard)
      else { continue }
      let difference = SettingsDifference(from: .standard, to: settings)
      #expect(difference.changed.contains(key.name))
      #expect(Set(difference.changed) == Set(overrides.keys))
      let isLater = ["database", "web.port", "web.listen"].contains(key.name)
      #expect(difference.afterRestart == (isLater ? [key.name] : []))
      return
    }
    Issue.record("no value for \(key.name)")
  }

  @Test func `a notifier that comes, goes or changes is named once`() throws {
    let old = try PassbySettings.load(overrides: [
      "notify.webhook.a.url": "http://a/", "notify.webhook.b.url": "http://b/",
      "notify.command.same.run": #"["x"]"#, "notify.command.changed.run": #"["x"]"#,
    ])
    let new = try PassbySettings.load(overrides: [
      "notify.webhook.b.url": "http://b/", "notify.webhook.c.url": "http://c/",
      "notify.command.same.run": #"["x"]"#, "notify.command.changed.run": #"["y"]"#,
      "log.level": "debug",
    ])
    let difference = SettingsDifference(from: old, to: new)
    #expect(
      difference.changed == [
        "log.level", "notify.command.changed", "notify.webhook.a", "notify.webhook.c",
      ])
  }
}
