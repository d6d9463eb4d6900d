import CommandTesting
import Foundation
import TestSupport
import Testing

/// Tasks that are done in turn, a number of times a week (Y3, Y4); the clock stands in March 2026,
/// in Berlin.
@Suite(.blocking)
struct QuotaTurnTests {
  /// A program that knows anna and ben, and dishes three times a week in turn, made on Monday.
  private func household() throws -> CalledProgram {
    let program = try CalledProgram()
    for name in ["anna", "ben"] {
      _ = try program("device", "add", "phone-\(name)", "--person", name)
    }
    let added = try program.run(
      [
        "add", "Dishes", "--every", "3x week", "--turns", "anna,ben,me", "--item", "pans",
        "--item", "cups",
      ], now: "2026-03-02T09:00:00+01:00")
    #expect(added.status == 0, "\(added.errors)")
    return program
  }

  @discardableResult
  private func run(
    _ program: CalledProgram, _ time: String, _ words: String...
  ) throws -> [String: Any] {
    let outcome = try program.run(words + ["--json"], now: "2026-03-\(time):00+01:00")
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    return try outcome.object()
  }

  private func history(_ program: CalledProgram, _ time: String) throws -> [[String: Any]] {
    try program.run(["history", "--json"], now: "2026-03-\(time):00+01:00").list()
  }

  @Test func `a day of an earlier week on which another did it counts once`() throws {
    let program = try household()
    defer { program.remove() }
    try run(program, "04T10:00", "done", "1")
    try run(
      program, "10T10:00", "done", "1", "--at", "2026-03-04T18:00", "--by", "me", "--again")
    let own = try #require(try history(program, "10T11:00").first { $0["by"] as? String == "me" })
    #expect(own["points"] as? Int == 0)
    let stats = try run(program, "10T11:00", "stats", "--from", "2026-03-02", "--to", "2026-03-08")
    #expect(stats["not_done"] as? Int == 2)
  }

  @Test func `a time of an earlier week leaves turn, ticks and snooze of this one`() throws {
    let program = try household()
    defer { program.remove() }
    try run(program, "09T10:00", "done", "1")
    try run(program, "09T11:00", "item", "check", "1", "1")
    let before = try run(program, "09T11:00", "snooze", "1", "2d")
    #expect(before["turn"] as? String == "ben" && before["items_done"] as? Int == 1)
    let after = try run(
      program, "09T12:00", "done", "1", "--at", "2026-03-04T18:00", "--by", "me")
    #expect(after["turn"] as? String == "ben" && after["items_done"] as? Int == 1)
    #expect(after["times_done"] as? Int == 1)
    #expect(after["when_text"] as? String == before["when_text"] as? String)
    #expect((after["reward"] as? [String: Any])?["points"] as? Int == 30)
  }

  @Test func `a second time on a day that counted leaves the turn`() throws {
    let program = try household()
    defer { program.remove() }
    #expect(try run(program, "09T10:00", "done", "1")["turn"] as? String == "ben")
    let again = try run(program, "09T18:00", "done", "1", "--again", "--by", "ben")
    #expect(again["turn"] as? String == "ben" && again["times_done"] as? Int == 1)
    #expect(try run(program, "10T18:00", "done", "1")["turn"] as? String == "me")
  }
}
