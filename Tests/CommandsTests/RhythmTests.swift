import CommandTesting
import Foundation
import TestSupport
import Testing

/// A rhythm that a task gets, changes or loses, and what it earns (E3, X2).
@Suite(.blocking)
struct RhythmTests {
  private static func due(_ program: CalledProgram, _ name: String) throws -> String {
    let task = try program("show", name, "--json").object()
    return "\(task["due"] ?? "-") \(task["every"] ?? "-") \(task["at"] ?? "-")"
  }

  @Test func `a rhythm goes on from the date and the time of a task, and leaves them`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("add", "Talk", "--due", "2026-03-20 15:00").status == 0)
    let before = try Self.due(program, "Talk")
    #expect(try program("edit", "Talk", "--every", "1w").status == 0)
    let weekly = try Self.due(program, "Talk")
    #expect(weekly.hasPrefix("2026-03-20T15:00") && weekly.contains("1w 15:00"), "\(weekly)")
    #expect(try program("edit", "Talk", "--every", "none").status == 0)
    #expect(try Self.due(program, "Talk") == before)
    #expect(try program("add", "Walk", "--due", "2026-03-20").status == 0)
    #expect(try program("edit", "Walk", "--every", "1w on wed").status == 0)
    #expect(try Self.due(program, "Walk").hasPrefix("2026-03-25"))
    #expect(try program("edit", "Walk", "--every", "none").status == 0)
    #expect(try program("edit", "Walk", "--every", "2d", "--first", "2026-04-01").status == 0)
    #expect(try Self.due(program, "Walk").hasPrefix("2026-04-01"))
  }

  @Test func `days take the place of a first due moment that a file brought`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let org = "* TODO Bins\nSCHEDULED: <2026-03-10 Tue ++1w>\n"
    #expect(try program("import", "-", input: Data(org.utf8)).status == 0)
    let edit = try program("edit", "Bins", "--every", "1w on wed")
    #expect(edit.status == 0, "\(edit.errors)")
    #expect(try Self.due(program, "Bins").hasPrefix("2026-03-11"))
  }

  @Test func `a daily task from a fixed start earns on each evening, and once a day`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("add", "T", "--every", "1d", "--from", "start").status == 0)
    for day in 2...5 {
      let evening = "2026-03-0\(day)T20:00:00+01:00"
      #expect(try program("done", "T", now: evening).status == 0)
      let night = "2026-03-0\(day)T21:00:00+01:00"
      let again = try program("done", "T", "--again", now: night)
      #expect(!again.output.contains("points"), "\(again.output)")
      #expect(try program("undo", now: night).status == 0)
    }
    let progress = try program("progress", "--json", now: "2026-03-05T22:00:00+01:00").object()
    #expect(progress["day_streak"] as? Int == 4)
  }
}
