import CommandTesting
import Foundation
import TestSupport
import Testing

/// Parts that are off, the end of a day, and the appearance, through the built program.
@Suite(.blocking)
struct PartTests {
  @Test
  func `a command of a part that is off is refused by name, and its data stays`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Window", "--every", "1-9w", "--start", "2026-02-16")
    _ = try program("add", "Soon", "--due", "2026-03-05")
    for parts in ["[]", "[plan, mood]"] {
      program.environment["PASSBY_PARTS"] = parts
      let refusal = try program("today", "--json")
      #expect(refusal.status == 78 && refusal.output.isEmpty)
      #expect(refusal.errors.contains("\"today\"") && refusal.errors.contains("parts"))
      // Without groups, what is due sooner stands above what is open.
      let lines = try program("list").output.split(separator: "\n")
      #expect(lines.first?.contains("Soon") == true)
    }
    program.environment["PASSBY_PARTS"] = "[today]"
    #expect(try program("today", "--json").object()["left"] as? Int == 1)
    #expect(try program("list").output.split(separator: "\n").first?.contains("Window") == true)
  }

  @Test(arguments: [
    ("PASSBY_PARTS", "[tomorrow]"), ("PASSBY_PARTS", "today"), ("PASSBY_APPEARANCE_THEME", "sepia"),
    ("PASSBY_APPEARANCE_COLOR", "#12345"), ("PASSBY_APPEARANCE_ICON", "dog"),
  ])
  func `a wrong setting is refused with what was expected`(name: String, value: String) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment[name] = value
    let refusal = try program("list")
    #expect(refusal.status == 78 && refusal.output.isEmpty)
    #expect(refusal.errors.contains(name) && refusal.errors.contains("expected"))
  }

  @Test
  func `a quote is given when nothing is left, the same all day and another the next`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    func quote(_ now: String) throws -> [String: String]? {
      try program.run(["today", "--json"], now: now).object()["quote"] as? [String: String]
    }
    let first = try #require(try quote("2026-03-02T00:00:00+01:00"))
    #expect(Set(first.keys) == ["text", "author"] && first.values.allSatisfy { !$0.isEmpty })
    #expect(try quote("2026-03-02T23:59:59+01:00") == first)
    #expect(try quote("2026-03-03T00:00:00+01:00") != first)
    let lines = try program.run(["today"], now: "2026-03-02T12:00:00+01:00").output
    #expect(lines.contains("Nothing is left for today."))
    #expect(lines.contains(first["text"] ?? "-") && lines.contains(first["author"] ?? "-"))
    _ = try program("add", "Whenever")
    #expect(try program("today", "--json").object()["quote"] is NSNull)
    #expect(try !program("today").output.contains("Nothing is left"))
  }
}
