import CommandTesting
import Foundation
import TestSupport
import Testing

/// The user's day turns at 03:00: at 01:30 it is still the date before.
@Suite(.blocking)
struct DayTurnTests {
  private static func program() throws -> CalledProgram {
    var program = try CalledProgram()
    program.environment["PASSBY_DAY_TURN"] = "03:00"
    return program
  }

  private static let night = "2026-03-03T01:30:00+01:00"

  @Test(arguments: [
    (["mood", "day", "today", "good", "--json"], "2026-03-02"),
    (["mood", "day", "yesterday", "good", "--json"], "2026-03-01"),
    (["plan", "today", "--json"], "2026-03-02"), (["plan", "--json"], "2026-03-02"),
    (["plan", "tomorrow", "--json"], "2026-03-03"), (["today", "--json"], "2026-03-02"),
    (["plan", "2026-03-03", "--json"], "2026-03-03"),
  ])
  func `words for days mean the user's days`(arguments: [String], date: String) throws {
    let program = try Self.program()
    defer { program.remove() }
    let outcome = try program.run(arguments, now: Self.night)
    #expect(try outcome.object()["date"] as? String == date, "\(outcome.errors)")
  }

  @Test
  func `a period, days of rest and a pause begin with the user's day`() throws {
    let program = try Self.program()
    defer { program.remove() }
    let stats = try program("stats", "--from", "today", "--json", now: Self.night).object()
    #expect(stats["from"] as? String == "2026-03-02" && stats["to"] as? String == "2026-03-02")
    func rest() throws -> [String] {
      let output = try program("rest", "--json", now: Self.night).output
      return try JSONDecoder().decode([String].self, from: Data(output.utf8))
    }
    _ = try program("rest", "today..tomorrow", now: Self.night)
    #expect(try rest() == ["2026-03-02", "2026-03-03"])
    _ = try program("undo", now: Self.night)
    _ = try program("pause", "2026-03-04T12:00", now: Self.night)
    #expect(try rest() == ["2026-03-02", "2026-03-03", "2026-03-04"])
  }

  @Test
  func `a pin holds until the day turns`() throws {
    var program = try Self.program()
    defer { program.remove() }
    program.environment["PASSBY_DAY_END"] = "03:00"
    _ = try program("add", "Walk")
    _ = try program("plan", "pin", "1", "23:30", now: "2026-03-02T20:00:00+01:00")
    let late = try program("show", "1", "--json", now: "2026-03-03T01:00:00+01:00").object()
    #expect(late["pinned"] is String)
    let next = try program("show", "1", "--json", now: "2026-03-03T03:00:00+01:00").object()
    #expect(next["pinned"] is NSNull)
  }

  @Test
  func `a task that becomes fixed loses its pin`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk")
    _ = try program("plan", "pin", "1", "20:00")
    let fixed = try program(
      "edit", "1", "--fixed", "--due", "2026-03-02T21:00", "--json"
    ).object()
    #expect(fixed["timing"] as? String == "fixed" && fixed["pinned"] is NSNull)
    #expect(try program("edit", "1", "--flexible", "--json").object()["pinned"] is NSNull)
  }
}
