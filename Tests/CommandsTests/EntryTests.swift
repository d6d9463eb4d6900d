import CommandTesting
import Foundation
import TestSupport
import Testing

/// Rules with days, dates in words and lists through the built program; the clock
/// stands on Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct EntryTests {
  @Test(
    arguments: [
      ("tue,fri", "1w on tue,fri", "2026-03-03T09:00:00+01:00"),
      ("Weekday", "1w on mon,tue,wed,thu,fri", "2026-03-03T09:00:00+01:00"),
      ("2w on tuesday", "2w on tue", "2026-03-10T09:00:00+01:00"),
      ("1mo on 31", "1mo on 31", "2026-03-31T09:00:00+02:00"),
      ("first mon", "1mo on first mon", "2026-04-06T09:00:00+02:00"),
      ("1mo on fifth mon", "1mo on fifth mon", "2026-03-30T09:00:00+02:00"),
      ("last weekday", "1mo on last weekday", "2026-03-31T09:00:00+02:00"),
      ("1y on 4th thu of nov", "1y on fourth thu of nov", "2026-11-26T09:00:00+01:00"),
      ("monthly", "1mo", nil),
    ] as [(String, String, String?)])
  func `a rule is stored in its canonical form and has its dates`(
    rule: String, canonical: String, due: String?
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program(
      "add", "A", "--every", rule, "--start", "2026-03-01", "--at", "9:00", "--json"
    ).object()
    #expect(task["every"] as? String == canonical)
    if let due {
      #expect(task["due"] as? String == due)
      #expect(task["from"] as? String == "start")
    }
    let shown = try program("show", "1", "--json").object()
    #expect(shown["every"] as? String == canonical)
  }

  @Test(arguments: [
    ("3d on tue", "1w on tue"), ("1w on 15", "1mo on 15"), ("1w on last day", "1mo on last day"),
    ("1y on 30 feb", "1y on 29 feb"), ("10-14w on tue", "window"), ("12h on tue", "1w on tue"),
  ])
  func `days that do not go with the period exit with 64, and what was meant`(
    rule: String, hint: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program("add", "A", "--every", rule)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test
  func `dates are read in words, in the language in force as well`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("add", "A", "--due", "fri 18:00", "--json").object()
    #expect(task["due"] as? String == "2026-03-06T18:00:00+01:00")
    let moved = try program("move", "1", "через", "3", "дні", "--lang", "uk", "--json").object()
    #expect(moved["due"] as? String == "2026-03-05T18:00:00+01:00")
    let kept = try program("move", "1", "sat", "--json").object()
    #expect(kept["due"] as? String == "2026-03-07T18:00:00+01:00")
    #expect(try program("move", "1", "через 3 дні").status == 64)
    let two = try program("move", "1", "3/4")
    #expect(two.status == 64)
    #expect(two.errors.contains("2026-04-03") && two.errors.contains("2026-03-04"))
    let done = try program("done", "1", "--at", "yesterday", "--json").object()
    #expect(done["last_done"] as? String == "2026-03-01T12:00:00+01:00")
    #expect(try program("history", "--from", "yesterday", "--json").output.contains("\"A\""))
  }

  @Test
  func `words for lengths and days are read by pause, snooze and rest`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--due", "today")
    for (end, until) in [
      ("evening", "2026-03-02T19:00:00+01:00"), ("tonight", "2026-03-02T20:00:00+01:00"),
      ("weekend", "2026-03-07T08:00:00+01:00"), ("half an hour", "2026-03-02T12:30:00+01:00"),
      ("1h30min", "2026-03-02T13:30:00+01:00"), ("2 weeks", "2026-03-16T12:00:00+01:00"),
      ("in two days", "2026-03-04T08:00:00+01:00"),
    ] {
      let task = try program("snooze", "1", end, "--json").object()
      #expect(task["snoozed_until"] as? String == until, "\(end)")
    }
    #expect(
      try program("pause", "2 weeks", "--json").object()["until"] as? String
        == "2026-03-16T12:00:00+01:00")
    _ = try program("pause", "off")
    _ = try program("rest", "next week")
    let week = (9...15).map { "\"2026-03-\($0 < 10 ? "0" : "")\($0)\"" }
    #expect(try program("rest", "--json").output.contains(week.joined(separator: ",")))
    #expect(try program("rest", "next month").status == 0)
    #expect(try program("rest", "--json").output.contains("2026-04-30"))
    let task = try program("add", "B", "--duration", "1h30min", "--json").object()
    #expect(task["duration_min"] as? Int == 90)
  }

  @Test
  func `a row of show is read as the rule that it is`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for (language, ending) in [
      ("en", ", counted from when it was done"), ("uk", ", від виконання"),
    ] {
      let task = try program.run([
        "add", "A", "--every", "tue,fri\(ending)", "--lang", language, "--json",
      ]).object()
      #expect(task["every"] as? String == "1w on tue,fri" && task["from"] as? String == "done")
    }
  }

  @Test
  func `several tasks are done in one step, or none of them`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["One", "Two", "Three"] { _ = try program("add", name, "--every", "7d") }
    let before = try program("list", "--json").output
    #expect(try program("done", "1", "9", "2").status == 66)
    #expect(try program("list", "--json").output == before)
    let done = try program("done", "1", "2", "One", "--json")
    #expect(done.status == 0, "\(done.errors)")
    #expect(done.output.hasPrefix("["))
    #expect(try program("undo").status == 0)
    let words = try program("done", "1", "2").lines
    #expect(words.count { $0.contains("in all") } == 1 && words.contains("+60 points, 60 in all."))
    #expect(try program("undo").status == 0)
    #expect(try program("list", "--json").output == before)
    #expect(try program("snooze", "1", "2", "--for", "2h").status == 0)
    #expect(try program("remove", "1", "2", "3").status == 0)
    #expect(try program("undo").status == 0)
  }

  @Test
  func `a list is searched and filtered, and a number shows its task`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Paint the fence", "--category", "Home", "--priority", "high")
    _ = try program("add", "Paint the door", "--due", "2026-03-01")
    _ = try program("add", "Rent", "--every", "1mo")
    func names(_ arguments: String...) throws -> [String] {
      let data = Data(try program.run(["list", "--json"] + arguments).output.utf8)
      let rows = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      return (rows ?? []).compactMap { $0["name"] as? String }
    }
    #expect(try names("paint", "home") == ["Paint the fence"])
    #expect(try names("--overdue") == ["Paint the door"])
    #expect(try names("--due", "--waiting") == ["Paint the door", "Rent"])
    #expect(try names("--category", "none", "--priority", "normal") == ["Paint the door", "Rent"])
    #expect(try program("2").output == program("show", "2").output)
  }

  @Test
  func `today groups what can be done, and shows what was done`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Overdue", "--due", "yesterday")
    _ = try program("add", "Today", "--due", "today")
    _ = try program("add", "Window", "--every", "1-9w", "--start", "2026-02-16")
    _ = try program("add", "Whenever")
    _ = try program("add", "Next month", "--due", "next month")
    _ = try program("add", "Done", "--every", "1w")
    _ = try program("done", "Done")
    let today = try program("today", "--json").object()
    let tasks = today["tasks"] as? [[String: Any]] ?? []
    #expect(
      tasks.map { "\($0["name"] ?? "") \($0["group"] ?? "")" } == [
        "Overdue overdue", "Today today", "Window open", "Whenever anytime",
      ])
    #expect(today["left"] as? Int == 4 && today["date"] as? String == "2026-03-02")
    #expect((today["done"] as? [[String: Any]])?.count == 1)
    let lines = try program("today").output
    #expect(lines.contains("Any time") && lines.contains("Done today: 1"))
  }

  @Test
  func `a pause is set, shown, undone and ended`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(
      try program("pause", "next week", "--json").object()["until"] as? String
        == "2026-03-09T08:00:00+01:00")
    #expect(try program("pause").output.contains("9 Mar"))
    #expect(try program("undo").status == 0)
    #expect(try program("pause", "--json").object()["until"] is NSNull)
    let passed = try program("pause", "yesterday")
    #expect(passed.status == 64 && !passed.errors.contains("--until"), "\(passed.errors)")
    #expect(try program("pause", "2w").status == 0)
    #expect(try program("pause", "off").status == 0)
    #expect(try program("pause", "--json").object()["until"] is NSNull)
  }
}

extension EntryTests {
  @Test
  func `what contradicts itself exits with 64, and what was meant`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "2w")
    for arguments in [
      ["next", "1", "--every", "1w"], ["add", "B", "--due", "fri at"],
      ["add", "B", "--due", "fri 18:00", "--at", "09:00"],
      ["add", "B", "--every", "2y on fifth mon of feb", "--start", "2025-01-01"],
      ["quick", "B due fri 18:00 at 19:00"],
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 64, "\(arguments)")
    }
    #expect(try program("next", "1").status == 0)
  }

  @Test
  func `near a clock change, a time alone is the next, or in the past the last`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let again = "2026-10-25T02:10:00+01:00"
    let task = try program.run(
      ["add", "G", "--due", "02:30", "--zone", "Europe/Berlin", "--json"], now: again
    ).object()
    #expect(task["due"] as? String == "2026-10-25T02:30:00+01:00")
    _ = try program.run(["add", "D", "--every", "1d"], now: "2026-03-01T10:00:00+01:00")
    let spring = try program.run(
      ["done", "D", "--at", "02:30", "--json"], now: "2026-03-29T03:10:00+02:00"
    ).object()
    #expect(spring["last_done"] as? String == "2026-03-28T02:30:00+01:00")
    let autumn = try program.run(["done", "D", "--at", "02:30", "--json"], now: again).object()
    #expect(autumn["last_done"] as? String == "2026-10-25T02:30:00+02:00")
  }

  @Test
  func `notes keep their lines, and a task whose name is a number is found by it`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "77", "--every", "1w", "--notes", "first\nsecond\u{1B}[31m")
    let shown = try program("show", "77")
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.contains("first\n") && shown.output.contains(" second\u{FFFD}[31m"))
    #expect(!shown.output.contains("first\u{FFFD}"))
    #expect(!(try program("edit", "9", "--notes", "x").errors.contains("Did you mean")))
    _ = try program("done", "77")
    #expect(!(try program("why", "77").output.contains("Nothing has happened")))
  }

  @Test
  func `categories are added, changed and removed, each a step`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let garden = try program(
      "category", "add", "Garden", "--colour", "#0F8", "--icon", "leaf", "--json"
    ).object()
    #expect(garden["color"] as? String == "#00ff88" && garden["text_color"] as? String == "#000000")
    _ = try program("add", "Rake", "--category", "garden")
    #expect(try program("category", "edit", "Garden", "--name", "Yard").status == 0)
    #expect(
      try program("show", "1", "--json").object()["category"] as? String == "Yard")
    #expect(try program("category", "remove", "Yard").output.contains("1 task has none now"))
    #expect(try program("undo").output.contains("Restored: category \"Yard\""))
    #expect(try program("category", "add", "WORK").status == 1)
    #expect(try program("category", "add", "X", "--colour", "red").status == 64)
    #expect(try program("add", "A", "--category", "Wrk").errors.contains("\"Work\""))
  }
}

extension EntryTests {
  @Test
  func `on a walk to the pharmacy, today shows what can be done here`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    _ = try program(
      "add", "Plasters", "--every", "1-9w", "--place", "pharmacy", "--start", "2026-02-16"
    )
    _ = try program("add", "Elsewhere", "--every", "1-9w", "--start", "2026-02-16")
    let lines = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
      .components(separatedBy: "\r\n")
    let half = try #require(lines.firstIndex { $0.contains(",163800.0") })
    let walk = program.folder.appending(path: "walk.nmea")
    try Data(lines[..<half].joined(separator: "\r\n").utf8).write(to: walk)
    #expect(try program("replay", walk.path(), "--commit").status == 0)
    let today = try program.run(["today", "--json"], now: "2026-03-02T17:38:00+01:00").object()
    let tasks = today["tasks"] as? [[String: Any]] ?? []
    #expect(
      tasks.map { "\($0["name"] ?? "") \($0["group"] ?? "")" }
        == ["Plasters here", "Elsewhere open"])
  }
}
