import CommandTesting
import Foundation
import TestSupport
import Testing

/// Settings that are chosen on the page of the built program.
@Suite(.blocking, .timeLimit(.minutes(10))) struct SettingsTests {
  /// A daemon that runs, and the port of its page.
  private static func withDaemon(
    _ body: (BuiltProgram, RunningProgram, Int) throws -> Void
  ) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let running = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
    defer { running.abandon() }
    _ = polling { running.hasClosedOutput || running.errorsSoFar.contains("Page: ") }
    let match = running.errorsSoFar.firstMatch(of: /Page: http:\/\/127\.0\.0\.1:(\d+)\n/)
    try body(program, running, Int(try #require(match).1) ?? 0)
  }

  /// Sends a request and waits for words of its answer; returns false if they do not come.
  private static func ask(
    _ port: Int, _ request: String, body: String = "", type: String = "application/json",
    until words: String
  ) throws -> Bool {
    let stream = try LoopbackStream(port: port)
    stream.send(
      "\(request) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        + "Connection: close\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + body)
    return stream.read(until: words)
  }

  private static func line(_ key: String, of program: BuiltProgram) throws -> [String: Any] {
    try program("config", key, "--json", now: nil).object()
  }

  @Test func `a choice takes effect at once, everywhere, and an undo takes it back`() throws {
    try Self.withDaemon { program, running, port in
      let patch =
        #"{"language":"uk","day.start":"06:30","web.tiles":"https://t.example/{z}/{x}/{y}"}"#
      #expect(
        try Self.ask(port, "PATCH /api/v1/settings", body: patch, until: "\"origin\":\"page\""))
      // The very next page is in the new language and may load the new images.
      #expect(try Self.ask(port, "GET /map", until: "img-src 'self' data: https://t.example"))
      #expect(try Self.ask(port, "GET /", until: "<html lang=\"uk\""))
      let start = try Self.line("day.start", of: program)
      #expect(start["origin"] as? String == "page" && start["value"] as? String == "06:30")
      #expect(try program("list", now: nil).output.contains("Справ поки немає."))
      #expect(running.isRunning)
      let undone = try program("--lang", "en", "undo", now: nil)
      #expect(undone.output.contains("changed settings: day.start, language, web.tiles"))
      // The daemon hears of it without being asked.
      #expect(
        polling {
          (try? Self.ask(port, "GET /", until: "<html lang=\"en\"")) ?? false
        })
      #expect(try Self.line("day.start", of: program)["origin"] as? String == "default")
      running.send(SIGTERM)
      #expect(running.waitForEnd().status == 0)
    }
  }

  @Test func `choices go with an export into an empty database`() throws {
    try Self.withDaemon { program, _, port in
      let form = "day.start=05%3A45&day.end=21%3A00&day.turn=03%3A00"
      #expect(
        try Self.ask(
          port, "POST /settings/day", body: form, type: "application/x-www-form-urlencoded",
          until: "303 See Other"))
      let bad = form.replacingOccurrences(of: "21%3A00", with: "05%3A45")
      #expect(
        try Self.ask(
          port, "POST /settings/day", body: bad, type: "application/x-www-form-urlencoded",
          until: "422 "))
      let export = try program("export", now: nil).output
      let other = program.folder.appending(path: "other.db").path()
      let imported = try program.run(
        ["import", "-", "--db", other], input: Data(export.utf8))
      #expect(imported.status == 0, "\(imported.errors)")
      let line = try program("config", "day.start", "--json", "--db", other).object()
      #expect(line["value"] as? String == "05:45" && line["origin"] as? String == "page")
    }
  }
}
