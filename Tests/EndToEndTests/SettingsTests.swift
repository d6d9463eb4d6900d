import CommandTesting
import Foundation
import TestSupport
import Testing

/// Settings that are chosen on the page of the built program.
@Suite(.blocking, .timeLimit(.minutes(10))) struct SettingsTests {
  private static func line(_ key: String, of program: BuiltProgram) throws -> [String: Any] {
    try program("config", key, "--json", now: nil).object()
  }

  @Test func `a choice takes effect at once, everywhere, and an undo takes it back`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    let page = try PageConnection(port: daemon.port)
    func get(_ path: String) throws -> PageConnection.Answer {
      try page.send(method: "GET", path: path)
    }
    let chosen = try page.send(
      #"{"language":"uk","day.start":"06:30","web.tiles":"https://t.example/{z}/{x}/{y}"}"#,
      method: "PATCH", path: "/api/v1/settings",
      headers: ["Origin: http://127.0.0.1:\(daemon.port)", "Content-Type: application/json"])
    #expect(chosen.status == 200 && chosen.body.contains("\"origin\":\"page\""))
    // The very next page is in the new language and may load the new images.
    #expect(try get("/map").head.contains("img-src 'self' data: https://t.example"))
    #expect(try get("/").body.contains("<html lang=\"uk\""))
    let start = try Self.line("day.start", of: program)
    #expect(start["origin"] as? String == "page" && start["value"] as? String == "06:30")
    #expect(try program("list", now: nil).output.contains("Справ поки немає."))
    #expect(daemon.running.isRunning)
    let undone = try program("--lang", "en", "undo", now: nil)
    #expect(undone.output.contains("changed settings: day.start, language, web.tiles"))
    // The daemon hears of it without being asked.
    #expect(try polling { try get("/").body.contains("<html lang=\"en\"") })
    #expect(try Self.line("day.start", of: program)["origin"] as? String == "default")
    daemon.running.send(SIGTERM)
    #expect(daemon.running.waitForEnd().status == 0)
  }
}
