import CommandTesting
import Foundation
import TestSupport
import Testing

/// Days of rest (X9, B3), through the built program.
///
/// The clock stands on Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct RestTests {
  private func days(_ program: CalledProgram) throws -> [String] {
    let output = try program("rest", "--json").output
    return try JSONDecoder().decode([String].self, from: Data(output.utf8))
  }

  @Test
  func `days and spans come and go, also in words, each a step of undo`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try days(program).isEmpty)
    #expect(try program("rest", "2026-12-24..2026-12-26").status == 0)
    #expect(try program("rest", "tomorrow").status == 0)
    #expect(try program("rest", "fri..sun").status == 0)
    #expect(try program("rest", "in", "3", "days").status == 0)
    let all = [
      "2026-03-03", "2026-03-05", "2026-03-06", "2026-03-07", "2026-03-08", "2026-12-24",
      "2026-12-25", "2026-12-26",
    ]
    #expect(try days(program) == all)
    #expect(try program("rest").output.contains("Thu 24 Dec 2026 – Sat 26 Dec 2026"))
    #expect(try program("rest", "2026-12-25", "--remove").status == 0)
    #expect(try days(program) == all.filter { $0 != "2026-12-25" })
    #expect(try program("undo").status == 0)
    #expect(try days(program) == all)
    #expect(try program("rest", "2026-12-24..2026-12-25").output.contains("already"))
    #expect(try program("undo", "4").status == 0)
    #expect(try days(program).isEmpty)
    #expect(try program("redo", "4").status == 0)
    #expect(try days(program) == all)
  }

  @Test(arguments: [
    "never", "2026-02-30", "2026-03-05..2026-03-04", "2026-03-05..", "..2026-03-05",
    "2026-03-05T10:00", "tomorrow 18:00", "2020-01-01..2031-01-01", "", "3/4",
  ])
  func `what names no days exits with 64`(text: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program.run(["rest", text]).status == 64)
    #expect(try days(program).isEmpty)
  }

  @Test
  func `removing needs days`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("rest", "--remove").status == 64)
    #expect(try program("rest", "2026-03-05", "--remove").status == 0)
  }

  @Test
  func `a pause brings the same days, and undo takes both back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("rest", "2026-03-03")
    #expect(try program("pause", "2026-03-05").errors.contains("Rest days"))
    #expect(try days(program) == ["2026-03-02", "2026-03-03", "2026-03-04"])
    _ = try program("pause", "2026-03-05T18:00")
    #expect(try days(program).last == "2026-03-05", "most of that day is in the pause")
    _ = try program("pause", "off")
    #expect(try days(program) == ["2026-03-03"], "what the user gave stays, and today goes")
    #expect(try program("undo", "3").status == 0)
    #expect(try days(program) == ["2026-03-03"])
    #expect(try program("pause").output.contains("not paused"))
  }

  @Test
  func `they are exported, imported and merged`() throws {
    let (program, other) = (try CalledProgram(), try CalledProgram())
    defer {
      program.remove()
      other.remove()
    }
    _ = try program("rest", "2026-12-24..2026-12-26")
    let file = program.folder.appending(path: "export.jsonl").path()
    #expect(try program("export", file).status == 0)
    _ = try other("add", "A")
    _ = try other("rest", "2026-12-26")
    #expect(try other("import", file).status == 0)
    #expect(try days(other) == ["2026-12-24", "2026-12-25", "2026-12-26"])
    #expect(try other("undo").status == 0)
    #expect(try days(other) == ["2026-12-26"])
  }

  @Test func `today tells of a pause`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Cat medicine")
    #expect(try program("today").errors.isEmpty)
    _ = try program("pause", "fri")
    #expect(try program("today").errors.contains("Nothing reminds until Fri 6 Mar"))
  }
}
