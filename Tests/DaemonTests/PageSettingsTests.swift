import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Logging
import Model
import SQLiteStore
import Settings
import TestSupport
import Testing
import WebPorts

@testable import Daemon

/// Settings that the page shows and changes, and the daemon follows.
@Suite(.temporaryFolder)
struct PageSettingsTests {
  private static func port(
    config: String = "", environment: [String: String] = [:], preferences: [String: String] = [:],
    stored: [String: String]? = nil
  ) throws -> SettingsPort {
    let path = try TemporaryFolder.file("config.yaml")
    try config.write(toFile: path, atomically: true, encoding: .utf8)
    let environment = try CommandEnvironment(
      EnvironmentOptions(config: path),
      in: .init(
        environment: ["HOME": try TemporaryFolder.file("")].merging(environment) { $1 }),
      preferences: preferences)
    let choices = stored ?? preferences
    return PageSettings(
      current: try CurrentWebSettings(environment), choices: { choices }, changed: {}
    ).port
  }

  private static let town = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/tiles/berlin.mbtiles").standardized.path

  @Test
  func `each setting says where its value comes from, and whether that fixes it`() throws {
    let port = try Self.port(
      config: "day: {start: '07:00'}\nweb: {geocoder: 'https://g.example/?key=abc'}\n",
      environment: ["PASSBY_CLOCK": "12h"], preferences: ["day.end": "23:00", "clock": "24h"])
    let states = port.states()
    func state(_ key: String) -> SettingState? { states.first { $0.key == key } }
    #expect(state("day.start")?.lock != nil && state("day.start")?.text == "07:00")
    #expect(state("clock")?.origin == .environment("PASSBY_CLOCK"))
    #expect(state("day.end")?.origin == .page && state("day.end")?.text == "23:00")
    #expect(state("day.turn")?.origin == .standard)
    #expect(state("reminders.horizon")?.value == .number(86_400))
    #expect(state("reminders.horizon")?.unit == "s")
    #expect(state("web.geocoder")?.text.contains("abc") == false)
    #expect(state("gpsd.port") == nil)
  }

  @Test
  func `what a command has just stored is shown before the daemon applies it`() throws {
    let port = try Self.port(
      preferences: ["day.end": "23:00"], stored: ["day.end": "21:00", "day.turn": "04:00"])
    let states = port.states()
    #expect(states.first { $0.key == "day.end" }?.text == "21:00")
    #expect(states.first { $0.key == "day.turn" }?.origin == .page)
    #expect(port.problems(["day.start": "21:00"])["day.start"]?.isConflict == true)
    let undone = try Self.port(preferences: ["day.end": "23:00"], stored: [:]).states()
    #expect(undone.first { $0.key == "day.end" }?.origin == .standard)
  }

  @Test
  func `every section of the page finds its settings`() throws {
    let known = try Self.port().states().map(\.key)
    let shown = PageField.Section.allCases.flatMap { Setting.onPage(in: $0) }.map(\.name)
    #expect(known.sorted() == shown.sorted() && Set(known).count == known.count)
    #expect(PageField.Section.allCases.allSatisfy { !Setting.onPage(in: $0).isEmpty })
  }

  @Test
  func `wrong values are refused, and a file must be a map`() throws {
    let port = try Self.port(environment: ["PATH": "/nonexistent"])
    let wrong = port.problems([
      "day.start": "x", "web.tiles_file": "maps/a.mbtiles", "reminders.horizon": "1 moon",
    ])
    #expect(wrong.keys.sorted() == ["day.start", "reminders.horizon", "web.tiles_file"])
    for none in ["0", "0h", "0 d"] {
      #expect(port.problems(["reminders.horizon": none]).isEmpty)
    }
    #expect(wrong.values.allSatisfy { !$0.isConflict })
    #expect(wrong["day.start"]?.text == "Expected a time of day from 00:00 to 23:59.")
    let unfit = port.problems([
      "web.tiles_file": "/nonexistent/a.mbtiles", "day.start": "22:00", "notify.desktop": "on",
    ])
    #expect(unfit.keys.sorted() == ["day.start", "notify.desktop", "web.tiles_file"])
    #expect(unfit.values.allSatisfy { $0.isConflict })
    // Whether a file is there is not told apart.
    for path in ["/nonexistent/a.mbtiles", #filePath, "/", "/etc/passwd", "/dev/null"] {
      let problems = port.problems(["web.tiles_file": path])
      #expect(problems == ["web.tiles_file": SettingProblem(.noMapFile, isConflict: true)])
    }
    #expect(port.problems(["web.tiles_file": Self.town, "notify.desktop": "off"]).isEmpty)
    #expect(port.problems(["web.tiles_file": "", "day.start": nil]).isEmpty)
  }

  @Test
  func `a test goes through the named notifier, which is shown without its secrets`() async throws {
    let folder = try TemporaryFolder.file("")
    try await WebServer.with { server in
      let config = """
        notify:
          webhook: {phone: {url: '\(server.url)/secret-topic'}}
          ntfy: {topic: passby-x1}
          command: {file: {run: [sh, -c, 'echo "$PASSBY_TITLE" > told']}}
        """
      let port = try Self.port(
        config: config, environment: ["PATH": "/usr/bin:/bin", "PWD": folder])
      #expect(port.notifiers().map(\.name) == ["ntfy", "command.file", "webhook.phone"])
      #expect(port.notifiers().allSatisfy { !$0.text.contains("secret") })
      try await port.sendTest("webhook.phone")
      #expect(server.requests.count == 1)
      server.behaviour = .answer(500)
      await #expect(throws: (any Error).self) { try await port.sendTest("webhook.phone") }
      let unknown = await #expect(throws: Refusal.self) { try await port.sendTest("webhook.x") }
      #expect(unknown?.code == .notFound)
    }
  }

  @Test
  func `the daemon follows a choice, and an undo of it, without reading anything twice`()
    async throws
  {
    let rig = try ReloaderRig(config: Self.file())
    let store = try SQLiteStore.empty(path: TemporaryFolder.file("passby.db"))
    func choose(_ before: String?, _ after: String?) throws {
      var edit = Edit(summary: "settings")
      edit.preferences = [
        .init(
          before: before.map { Preference(key: "day.start", value: $0) },
          after: after.map { Preference(key: "day.start", value: $0) })
      ]
      try store.edit { [edit] _ in edit }
    }
    await PreferenceService.applyChoices(in: store, rig.reloader)
    #expect(rig.calls.all.isEmpty)
    try choose(nil, "09:00")
    await PreferenceService.applyChoices(in: store, rig.reloader)
    #expect(rig.calls.all.count(where: { $0 == "page" }) == 1)
    await PreferenceService.applyChoices(in: store, rig.reloader)
    #expect(rig.calls.all.count(where: { $0 == "page" }) == 1)
    _ = try store.undo()
    await PreferenceService.applyChoices(in: store, rig.reloader)
    #expect(rig.calls.all.count(where: { $0 == "page" }) == 2)
    #expect(rig.board.snapshot.configError == nil)
  }

  private static func file() throws -> String {
    let path = try TemporaryFolder.file("config.yaml")
    try "log:\n  level: info\n".write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
