import CommandTesting
import Foundation
import TestSupport
import Testing

/// Habits through the built program; the clock stands on Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct HabitTests {
  @Test
  func `a habit is added, ticked, rested, emptied, listed and removed, each a step`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let new = try program(
      "habit", "add", "Walk", "--days", "5", "--start", "2026-02-27", "--at", "07:30", "--json"
    ).object()
    #expect(new["id"] as? Int == 1 && new["days"] as? Int == 5)
    #expect(new["start"] as? String == "2026-02-27" && new["end"] as? String == "2026-03-03")
    #expect(
      Set(new.keys) == [
        "id", "uuid", "name", "days", "start", "end", "goal", "unit", "at_most", "on", "times",
        "boxes", "done", "rest", "missed", "streak", "best_streak", "strength", "progress",
        "finished",
      ])
    #expect(Self.states(new) == ["missed", "missed", "missed", "open", "ahead"])
    _ = try program("habit", "check", "walk", "2026-02-27")
    _ = try program("habit", "check", "1", "--date", "2026-02-28")
    _ = try program("habit", "rest", "Walk", "yesterday")
    let today = try program("habit", "check", "Walk", "--json").object()
    #expect(Self.states(today) == ["done", "done", "rest", "done", "ahead"])
    #expect(today["streak"] as? Int == 3 && today["best_streak"] as? Int == 3)
    #expect(today["progress"] as? Double == 0.6 && today["finished"] as? Bool == false)
    #expect(today["strength"] as? Double == 0.1478)
    #expect(try program("progress", "--json").object()["points"] as? Int == 15)
    #expect(try program("stats", "--json").object()["points"] as? Int == 15)
    let emptied = try program("habit", "uncheck", "Walk", "--json").object()
    #expect(Self.states(emptied) == ["done", "done", "rest", "open", "ahead"])
    #expect(try program("undo").output.contains("Walk"))
    _ = try program("habit", "remove", "Walk")
    #expect(try program("habit", "list", "--json").list().isEmpty)
    // Nothing takes points away but an undo (X1).
    #expect(try program("progress", "--json").object()["points"] as? Int == 15)
    _ = try program("undo", "2")
    let list = try program("habit", "--json").list()
    #expect(list.count == 1 && list[0]["done"] as? Int == 2)
    #expect(try program("progress", "--json").object()["points"] as? Int == 10)
    _ = try program("redo")
    #expect(try program("habit", "show", "Walk", "--json").object()["done"] as? Int == 3)
  }

  @Test
  func `today lists the habits of the day until they are kept or rested, and counts none`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Tax form", "--due", "today")
    _ = try program("add", "Dentist", "--when", "14:30")
    _ = try program("habit", "add", "Walk", "--days", "5", "--start", "2026-03-01")
    _ = try program("habit", "add", "Read", "--days", "5", "--at", "21:00")
    _ = try program("habit", "add", "Swim", "--days", "5", "--start", "2026-03-03")
    func habits(_ options: String...) throws -> [[String: Any]] {
      let today = try program.run(["today", "--json"] + options).object()
      return try #require(today["habits"] as? [[String: Any]])
    }
    let first = try habits()
    #expect(first.map { $0["name"] as? String } == ["Read", "Walk"])
    #expect(first[1]["n"] as? Int == 2 && first[1]["state"] as? String == "open")
    #expect(
      Set(first[0].keys) == [
        "id", "uuid", "name", "n", "days", "state", "streak", "goal", "unit", "at_most", "amount",
      ])
    #expect(try program("today", "--json").object()["left"] as? Int == 2)
    let lines = try program("today").lines
    let read = try #require(lines.firstIndex { $0.contains("Read") })
    #expect(lines[read].contains("○ Read") && lines[read].contains("day 1 of 5"))
    let tax = try #require(lines.firstIndex { $0.contains("Tax form") })
    #expect(read > tax && !lines.contains { $0.contains("Swim") })
    #expect(try habits("--priority", "normal").isEmpty)
    _ = try program("habit", "check", "Read")
    #expect(try habits().map { $0["name"] as? String } == ["Walk"])
    _ = try program("habit", "rest", "Walk")
    #expect(try habits().isEmpty)
    _ = try program("undo")
    #expect(try habits().count == 1)
  }

  @Test
  func `what is no habit, no box, or to come, is refused`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "Walk", "--days", "3", "--start", "2026-03-01")
    let cases: [([String], Int32)] = [
      (["add", "Read", "--days", "0"], 64), (["add", "Read", "--days", "367"], 64),
      (["add", "Read", "--days", "-1"], 64), (["add", "Read", "--days", "ten"], 64),
      (["add", " ", "--days", "3"], 64),
      (["add", "Read", "--days", "3", "--start", "2026-02-30"], 64),
      (["add", "Read", "--days", "366", "--start", "9999-12-31"], 64),
      (["add", "Read", "--days", "3", "--at", "25:00"], 64),
      (["add", "WALK", "--days", "3"], 1), (["check", "Wolk"], 66), (["show", "9"], 66),
      (["check", "Walk", "2026-03-03"], 1), (["rest", "Walk", "2026-03-03"], 1),
      (["check", "Walk", "2026-03-04"], 64), (["check", "Walk", "2026-02-28"], 64),
      (["check", "Walk", "never"], 64),
      (["check", "Walk", "2026-03-01", "--date", "2026-03-01"], 64),
      (["edit", "Walk", "--days", "0"], 64), (["remove", "Run"], 66),
    ]
    for (words, status) in cases {
      let outcome = try program.run(["habit"] + words)
      #expect(outcome.status == status, "\(words): \(outcome.errors)")
      #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
    }
    let wrong = try program("habit", "show", "Wolk").errors
    #expect(wrong.contains(#"Did you mean "Walk"? "passby habit list" shows them all."#))
    #expect(try program("habit", "list", "--json").list().count == 1)
  }

  @Test
  func `days of rest break no habit, and a finished one is praised and earns its badge`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "Walk", "--days", "5", "--start", "2026-02-26")
    _ = try program("rest", "2026-02-28")
    for day in ["2026-02-26", "2026-02-27", "2026-03-01"] {
      _ = try program("habit", "check", "Walk", day)
    }
    let walk = try program("habit", "show", "Walk", "--json").object()
    #expect(Self.states(walk) == ["done", "done", "rest", "done", "open"])
    #expect(walk["streak"] as? Int == 3 && walk["finished"] as? Bool == false)
    let badges = { try program("progress", "--json").object()["badges"] as? [[String: Any]] ?? [] }
    #expect(try badges().isEmpty)
    let last = try program("habit", "check", "Walk").output
    #expect(last.contains("is finished: 4 of 5 days."))
    let earned = try badges()
    #expect(earned.map { $0["name"] as? String } == ["habit"])
    #expect(earned.first?["time"] as? String == "2026-03-02T12:00:00+01:00")
  }

  @Test
  func `the table of habits is that of Loop`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "=Walk, far", "--days", "4", "--start", "2026-02-28")
    _ = try program("habit", "add", "Read", "--days", "2", "--start", "2026-03-01")
    _ = try program("habit", "check", "1", "2026-02-28")
    _ = try program("habit", "rest", "2", "2026-03-01")
    #expect(
      try program("export", "--csv", "habits").output == """
        Date,"'=Walk, far",Read\r
        2026-03-02,UNKNOWN,UNKNOWN\r
        2026-03-01,NO,SKIP\r
        2026-02-28,YES_MANUAL,UNKNOWN\r

        """)
  }

  @Test
  func `a day that turns at three has its boxes until then`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_DAY_TURN"] = "03:00"
    _ = try program("habit", "add", "Walk", "--days", "2", "--start", "2026-03-02")
    let night = "2026-03-03T02:59:00+01:00"
    let walk = try program.run(["habit", "check", "Walk", "--json"], now: night).object()
    #expect(Self.states(walk) == ["done", "ahead"])
  }

  private static func states(_ habit: [String: Any]) -> [String] {
    (habit["boxes"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
  }
}
