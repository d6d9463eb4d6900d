import CommandTesting
import Foundation
import TestSupport
import Testing

/// The command `zone`: what becomes of tasks after a journey (Y10).
@Suite(.blocking)
struct ZoneMoveTests {
  private static let now = "2026-03-04T08:00:00Z"

  /// Tasks that were made in Berlin, seen from Lisbon.
  private func program() throws -> CalledProgram {
    var program = try CalledProgram()
    program.environment["TZ"] = "Europe/Berlin"
    for words in [
      ["add", "Pill", "--every", "1d", "--at", "12:00"],
      ["add", "Call", "--due", "2026-03-05T18:00"],
      ["add", "Float", "--due", "2026-03-05T18:00", "--zone", "floating"],
      ["add", "Paris", "--due", "2026-03-05T18:00", "--zone", "Europe/Paris"],
      ["add", "Day", "--every", "1w"],
    ] {
      #expect(try program.run(words, now: Self.now).status == 0, "\(words)")
    }
    program.environment["TZ"] = "Europe/Lisbon"
    return program
  }

  private func task(_ number: Int, _ program: CalledProgram) throws -> [String: Any] {
    try program.run(["show", "\(number)", "--json"], now: Self.now).object()
  }

  @Test func `moved tasks keep their wall time, and one undo brings all back`() throws {
    let program = try program()
    defer { program.remove() }
    let before = try task(1, program)
    let moved = try program.run(["zone", "move", "--json"], now: Self.now).object()
    #expect(moved["zone"] as? String == "Europe/Lisbon")
    #expect(moved["moved"] as? [Int] == [1, 2, 4, 5])
    let pill = try task(1, program)
    #expect(pill["zone"] as? String == "Europe/Lisbon" && pill["at"] as? String == "12:00")
    #expect(
      (pill["due"] as? String)?.hasSuffix("T12:00:00Z") == true
        || (pill["due"] as? String)?.hasSuffix("T12:00:00+00:00") == true)
    #expect(try task(3, program)["zone"] is NSNull)
    #expect(try program.run(["zone", "move"], now: Self.now).output.contains("No task"))
    #expect(try program.run(["undo"], now: Self.now).status == 0)
    #expect(try task(1, program)["due"] as? String == before["due"] as? String)
    #expect(try task(4, program)["zone"] as? String == "Europe/Paris")
  }

  @Test func `one zone alone is moved, to another than the computer's`() throws {
    let program = try program()
    defer { program.remove() }
    let moved = try program.run(
      ["zone", "move", "--from", "Europe/Paris", "--to", "Asia/Tokyo"], now: Self.now)
    #expect(moved.status == 0)
    #expect(moved.output.contains("Tokyo"), "\(moved.output)")
    #expect(try task(4, program)["zone"] as? String == "Asia/Tokyo")
    #expect(try task(1, program)["zone"] as? String == "Europe/Berlin")
  }

  @Test func `kept zones are said so, until undo`() throws {
    let program = try program()
    defer { program.remove() }
    func kept() throws -> [Bool?] {
      let zones = try program.run(["zone", "--json"], now: Self.now).object()["zones"]
      return ((zones as? [[String: Any]]) ?? []).map { $0["kept"] as? Bool }
    }
    #expect(try kept() == [false, false])
    #expect(try program.run(["zone", "keep"], now: Self.now).status == 0)
    #expect(try kept() == [true, true])
    #expect(try program.run(["undo"], now: Self.now).status == 0)
    #expect(try kept() == [false, false])
    for language in ["en", "uk"] {
      let shown = try program.run(["zone", "--lang", language], now: Self.now)
      #expect(shown.output.contains("Berlin") && shown.output.contains("Paris"))
    }
  }

  @Test func `a zone that is none is refused, and without foreign tasks there is nothing to do`()
    throws
  {
    let program = try program()
    defer { program.remove() }
    for words in [
      ["move", "--from", "Mars"], ["keep", "--to", "Europe/Berln"], ["show", "--to", ""],
    ] {
      let outcome = try program.run(["zone"] + words, now: Self.now)
      #expect(outcome.status == 64, "\(words) \(outcome.errors)")
    }
    let here = try program.run(["zone", "move", "--to", "Europe/Madrid"], now: Self.now)
    #expect(here.status == 0 && here.output.contains("No task"), "\(here.output)")
  }

  @Test func `a time of another zone carries it in weeks and plan, one of less than an hour not`()
    throws
  {
    let program = try program()
    defer { program.remove() }
    _ = try program.run(
      ["add", "Meet", "--when", "2026-03-04 19:00-20:00", "--zone", "Europe/Berlin"],
      now: Self.now)
    for words in [["weeks"], ["plan"], ["today"], ["list"], ["next", "6"], ["show", "1"]] {
      let outcome = try program.run(words, now: Self.now)
      #expect(outcome.output.contains(/[0-9]{2}:[0-9]{2} Berlin/), "\(words) \(outcome.output)")
    }
    var india = program
    india.environment["TZ"] = "Asia/Kathmandu"
    _ = try india.run(
      ["add", "Near", "--due", "2026-03-05T18:00", "--zone", "Asia/Kolkata"], now: Self.now)
    let near = try india.run(["list"], now: Self.now)
    let line = try #require(near.lines.first { $0.contains("Near") })
    #expect(!line.contains("Kolkata"), "\(line)")
  }
}
