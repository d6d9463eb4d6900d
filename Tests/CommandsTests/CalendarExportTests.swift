import CommandTesting
import Foundation
import TestSupport
import Testing

/// Calendars that Passby writes: rules that other programs can expand, places, and what is lost.
@Suite(.blocking)
struct CalendarExportTests {
  private static func lines(
    _ program: CalledProgram, _ names: String..., more: [String] = []
  ) throws -> [String] {
    let file = program.folder.appending(path: "out.ics").path()
    let answer = try program.run(["export", file, "--force"] + more)
    try #require(answer.status == 0, "\(answer.errors)")
    return try String(contentsOfFile: file, encoding: .utf8).replacing("\r\n ", with: "")
      .components(separatedBy: "\r\n")
      .filter { line in names.contains { line.hasPrefix($0 + ":") || line.hasPrefix($0 + ";") } }
  }

  /// A rule with its first date, and how other programs read it, on Monday, 2 March 2026.
  static let rules: [(every: String, more: [String], lines: [String])] = [
    (
      "1w on tue", [],
      [
        "DTSTART;VALUE=DATE:20260303", "DUE;VALUE=DATE:20260303", "RRULE:FREQ=WEEKLY;BYDAY=TU",
      ]
    ),
    ("weekdays", [], ["RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"]),
    ("2w on tue,fri", [], ["RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR"]),
    ("1mo on 15", [], ["RRULE:FREQ=MONTHLY;BYMONTHDAY=15"]),
    ("1mo on last day", [], ["DUE;VALUE=DATE:20260331", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"]),
    ("1mo on 30", [], ["RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"]),
    ("1mo on 15,31", [], ["RRULE:FREQ=MONTHLY;BYMONTHDAY=15,-1"]),
    ("1mo on last fri", [], ["RRULE:FREQ=MONTHLY;BYDAY=-1FR"]),
    ("1mo on second tue", [], ["RRULE:FREQ=MONTHLY;BYDAY=2TU"]),
    ("1mo on first weekday", [], ["RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1"]),
    ("1y on 24 dec", [], ["RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"]),
    ("1y on 29 feb", [], ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"]),
    ("1y on fourth thu of nov", [], ["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"]),
    (
      "1mo", ["--start", "2026-01-31"],
      ["DUE;VALUE=DATE:20260331", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"]
    ),
    (
      "1mo", ["--start", "2026-02-01"],
      ["DTSTART;VALUE=DATE:20260401", "RRULE:FREQ=MONTHLY"]
    ),
    (
      "1w", ["--start", "2026-03-02", "--end", "2026-03-23"],
      [
        "DTSTART;VALUE=DATE:20260308", "DUE;VALUE=DATE:20260309",
        "RRULE:FREQ=WEEKLY;UNTIL=20260322",
      ]
    ),
    (
      "1w on tue", ["--at", "18:00"],
      [
        "DTSTART;TZID=Europe/Berlin:20260303T180000", "DUE;TZID=Europe/Berlin:20260303T180000",
        "RRULE:FREQ=WEEKLY;BYDAY=TU",
      ]
    ),
    ("8h", [], ["RRULE:FREQ=HOURLY;INTERVAL=8"]),
  ]

  @Test(arguments: rules)
  func `a series is written as the rule that has the same dates`(
    _ row: (every: String, more: [String], lines: [String])
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let added = try program.run(["add", "A", "--every", row.every, "--from", "start"] + row.more)
    try #require(added.status == 0, "\(added.errors)")
    let lines = try Self.lines(program, "DTSTART", "DUE", "RRULE", more: ["--strict"])
    for line in row.lines { #expect(lines.contains(line), "\(lines)") }
    // What another program keeps of it is the same rule to us.
    let file = program.folder.appending(path: "out.ics").path()
    let text = try String(contentsOfFile: file, encoding: .utf8)
      .components(separatedBy: "\r\n").filter { !$0.hasPrefix("X-PASSBY") }
    let other = program.folder.appending(path: "other.db").path()
    let imported = try program(
      "import", "-", "--db", other, input: Data(text.joined(separator: "\r\n").utf8))
    #expect(imported.status == 0, "\(imported.errors)")
    func dates(_ database: String) throws -> [String] {
      try program("next", "1", "--count", "6", "--json", "--db", database).list().map {
        "\($0["due_day"] ?? $0["due"] ?? "-")"
      }
    }
    #expect(try dates(program.database) == dates(other))
  }

  @Test func `a repetition that other programs cannot see is said`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Cat", "--every", "10-14w")
    _ = try program("add", "Hair", "--every", "6w", "--from", "done")
    _ = try program("add", "Two", "--every", "1mo on 29,30", "--from", "start")
    _ = try program("add", "Bins", "--every", "1w on tue", "--from", "start")
    let file = program.folder.appending(path: "out.ics").path()
    let strict = try program("export", file, "--strict")
    #expect(strict.status == 1)
    #expect(
      strict.errors.contains("iCalendar: 3 tasks lose their repetition for other programs"),
      "\(strict.errors)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `excluded dates go back with the rule that they came with`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:bins@example.org
      SUMMARY:Bins
      DTSTART;VALUE=DATE:20260309
      DUE;VALUE=DATE:20260309
      RRULE:FREQ=WEEKLY;BYDAY=MO
      EXDATE;VALUE=DATE:20260309,20260323
      RDATE;VALUE=DATE:20260325
      END:VTODO
      END:VCALENDAR
      """
    let answer = try program("import", "-", input: Data(text.utf8))
    #expect(answer.status == 0 && answer.errors.contains("stays in it"), "\(answer.errors)")
    #expect(try program("show", "1", "--json").object()["due_day"] as? String == "2026-03-16")
    let kept = ["EXDATE;VALUE=DATE:20260323", "RDATE;VALUE=DATE:20260325"]
    #expect(try Self.lines(program, "EXDATE", "RDATE") == kept)
    let other = program.folder.appending(path: "other.db").path()
    let file = program.folder.appending(path: "out.ics").path()
    #expect(try program("import", file, "--db", other).status == 0)
    #expect(try Self.lines(program, "EXDATE", "RDATE", more: ["--db", other]) == kept)
    // Those that have passed are not written again, and none without the rule.
    _ = try program("done", "1", now: "2026-03-16T12:00:00+01:00")
    _ = try program("edit", "1", "--every", "2w on mon")
    #expect(try Self.lines(program, "EXDATE", "RDATE").isEmpty)
  }

  @Test func `a waiting task keeps its places and their positions`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet, \"main\"; old", "52.1234567,4.7654321", "--radius", "80")
    _ = try program("place", "add", "Дім", "-33.5,-70.25")
    _ = try program(
      "add", "Cat medicine", "--every", "10-14w", "--place", "Vet, \"main\"; old", "--place",
      "Дім")
    #expect(try Self.lines(program, "PROXIMITY").isEmpty)
    let other = program.folder.appending(path: "other.db").path()
    let file = program.folder.appending(path: "out.ics").path()
    let answer = try program("import", file, "--db", other)
    #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
    func places(_ database: String) throws -> [String] {
      try program("place", "list", "--json", "--db", database).list().map { place in
        ["uuid", "name", "latitude", "longitude", "radius_m"].map { "\(place[$0] ?? "-")" }
          .joined(separator: " ")
      }.sorted()
    }
    #expect(try places(program.database) == places(other))
    let task = try program("show", "1", "--json", "--db", other).object()
    #expect((task["places"] as? [Any])?.count == 2, "\(task)")
  }

  @Test func `alarms at places are left out if they are off, and the places stay`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.1,4.3")
    _ = try program("add", "Cat", "--place", "Vet")
    #expect(try Self.lines(program, "PROXIMITY", "X-APPLE-PROXIMITY").count == 2)
    let file = program.folder.appending(path: "config.yaml")
    try Data("calendar:\n  place_alarms: false\n".utf8).write(to: file)
    let more = ["--config", file.path()]
    #expect(try Self.lines(program, "PROXIMITY", "X-APPLE-PROXIMITY", more: more).isEmpty)
    #expect(try Self.lines(program, "X-PASSBY-PLACE", more: more).count == 1)
  }

  @Test func `a category that means none is none, and a number is left out with a line`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    func todo(_ name: String) -> String {
      "BEGIN:VTODO\nUID:\(name)\nSUMMARY:\(name)\nCATEGORIES:\(name)\nEND:VTODO\n"
    }
    let text =
      "BEGIN:VCALENDAR\n" + ["Other", "None", "2026", "Home"].map(todo).joined()
      + "END:VCALENDAR\n"
    let answer = try program("import", "-", input: Data(text.utf8))
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.errors.contains("1 task loses its category, which is a number"))
    let tasks = try program("list", "--all", "--json").list()
    #expect(tasks.count == 4)
    #expect(tasks.count { $0["category"] as? String != nil } == 1)
  }

  @Test func `what cannot be read is named with its file`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "bad.ics").path()
    try "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:A\nDUE:soon\nEND:VTODO\nEND:VCALENDAR\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    let refused = try program("import", file)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("\(file): line 2: \"A\""), "\(refused.errors)")
  }
}
