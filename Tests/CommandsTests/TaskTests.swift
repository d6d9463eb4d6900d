import CommandTesting
import Foundation
import TestSupport
import Testing

/// Tasks through the built program.
@Suite(.blocking)
struct TaskTests {
  static let keys = [
    "id", "uuid", "name", "notes", "every", "from", "start", "first", "end", "at", "season", "zone",
    "places",
    "on", "dwell_s", "horizon_s", "nag_s", "remind", "reminds_at", "opens", "due", "opens_day",
    "due_day", "phase", "when_text", "missed", "countdown_s",
    "progress", "snoozed_until", "last_done", "created", "category", "priority", "difficulty",
    "duration_min", "timing", "bucket", "for", "pinned", "streak", "best_streak",
    "items", "items_done", "suggestion", "times", "per", "times_done", "several_a_day",
    "turns", "turns_by", "turn",
  ]

  @Test
  func `a task has all keys in JSON, null where there is nothing`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("add", "A", "--json").object()
    #expect(Set(task.keys) == Set(Self.keys))
    #expect(task["due"] is NSNull)
    #expect(task["phase"] as? String == "open")
  }

  @Test
  func `done restarts the countdown; undo and redo are exact, many steps back, across processes`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    func state() throws -> String {
      try program("list", "--all", "--json").output + program("place", "list", "--json").output
    }
    let steps: [[String]] = [
      ["place", "add", "Vet", "52.52,13.405", "--tag", "animals"],
      [
        "add", "Cat medicine", "--every", "10-14w", "--place", "Vet", "--start", "2025-12-01T09:00",
      ],
      ["add", "Rent", "--every", "1mo", "--from", "start", "--start", "2026-01-31T09:00"],
      ["done", "1", "--at", "2026-02-28T10:00"], ["skip", "2"], ["move", "2", "2026-05-02T10:00"],
      ["snooze", "1", "2h"], ["edit", "1", "--every", "8w", "--notes", "two boxes"],
      ["place", "edit", "Vet", "--radius", "200"], ["remove", "2"], ["place", "remove", "Vet"],
    ]
    var states = [try state()]
    for step in steps {
      let outcome = try program.run(step)
      #expect(outcome.status == 0, "\(step) \(outcome.errors)")
      states.append(try state())
    }
    for expected in states.dropLast().reversed() {
      #expect(try program("undo").status == 0)
      #expect(try state() == expected)
    }
    #expect(try program("undo").status == 1)
    #expect(try program("redo", "\(steps.count)").status == 0)
    #expect(try state() == states.last)
    #expect(try program("undo", "3").status == 0)
    #expect(try state() == states[steps.count - 3])
    #expect(try program("add", "New").output.contains("Added 3"), "numbers are never reused")
    #expect(try program("redo").status == 1, "a new step forgets what could be redone")
  }

  @Test
  func `a second done within ten minutes is refused unless it is meant`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "7d")
    #expect(try program("done", "1").status == 0)
    let slip = try program.run(["done", "1"], now: "2026-03-02T12:09:59+01:00")
    #expect(slip.status == 1)
    #expect(slip.errors.contains("--again"))
    #expect(
      try program.run(["done", "1", "--again"], now: "2026-03-02T12:05:00+01:00").status == 0)
    #expect(try program.run(["done", "1"], now: "2026-03-02T12:20:00+01:00").status == 0)
  }

  @Test(arguments: ["edit", "snooze", "not now"])
  func `a task edited or snoozed during a visit stays silent for it`(verb: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Stay", "--place", "pharmacy", "--dwell", "4min")
    let lines = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
      .components(separatedBy: "\r\n")
    let half = try #require(lines.firstIndex { $0.contains(",163800.0") })
    let first = program.folder.appending(path: "first.nmea")
    try Data(lines[..<half].joined(separator: "\r\n").utf8).write(to: first)
    _ = try program("replay", first.path(), "--commit")
    _ = try program.run(
      verb == "edit"
        ? ["edit", "1", "--notes", "x"]
        : ["snooze", "1", verb == "snooze" ? "10s" : "this-visit"],
      now: "2026-03-02T17:38:00+01:00")
    let rest = try program("replay", Fixtures.trace("pharmacy-walk"), "--json").objects()
    #expect(rest.contains { $0["event"] as? String == "dwell" })
    #expect(!rest.contains { $0["event"] as? String == "reminder" })
  }

  @Test
  func `the machine's zone never changes a stored result`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "1w", "--start", "2026-03-02T09:00")
    let before = try program("show", "1", "--json").object()
    program.environment["TZ"] = "Pacific/Apia"
    let after = try program("show", "1", "--json").object()
    #expect(before["due"] as? String == after["due"] as? String)
    #expect(before["due"] as? String == "2026-03-09T09:00:00+01:00")
  }

  @Test(arguments: [
    "--db ~ add A --json", "--json --db=~ add A", "add --db ~ A --json",
    "--db ~ --json place add P -33.9,18.4",
    "place --db ~ --json add P -33.9,18.4",
  ])
  func `the common options may stand before the command too`(line: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "other.db").path()
    let outcome = try program.run(
      line.split(separator: " ").map { String($0).replacing("~", with: file) })
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try outcome.object()["id"] as? Int == 1)
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test
  func `a floating task goes with the machine`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "A", "--every", "1w", "--start", "2026-03-02T09:00", "--zone", "floating")
    program.environment["TZ"] = "America/New_York"
    #expect(
      try program("show", "1", "--json").object()["due"] as? String == "2026-03-09T09:00:00-04:00")
  }

  @Test(arguments: [
    (
      "--every 1mo --from start --start 2026-01-31T09:00 --zone Europe/Berlin",
      "2026-03-31T09:00:00+02:00"
    ),
    (
      "--every 1d --from start --start 2026-01-01T02:30 --zone Europe/Berlin",
      "2026-03-03T02:30:00+01:00"
    ),
    ("--every 10-14w --start 2026-03-01T10:00 --zone Europe/Berlin", "2026-06-07T10:00:00+02:00"),
    ("--every 1y --from start --start 2024-02-29T12:00 --zone UTC", "2027-02-28T12:00:00+00:00"),
    (
      "--every 7h --from start --start 2026-03-02T00:00 --zone Asia/Kathmandu",
      "2026-03-02T21:00:00+05:45"
    ),
    ("--every 1w --first 2026-03-10T08:00 --zone UTC", "2026-03-10T08:00:00+00:00"),
    ("--every 1w --at 18:30 --start 2026-03-01T07:00 --zone UTC", "2026-03-08T18:30:00+00:00"),
  ])
  func `next, add --dry-run and add agree`(options: String, due: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let words = options.split(separator: " ").map(String.init)
    let next = try program.run(["next", "--json", "--count", "1"] + words).list()
    #expect(next.first?["due"] as? String == due)
    #expect(
      try program.run(["add", "A", "--dry-run", "--json"] + words).object()["due"] as? String == due
    )
    #expect(!FileManager.default.fileExists(atPath: program.database), "a preview stores nothing")
    #expect(try program.run(["add", "A", "--json"] + words).object()["due"] as? String == due)
  }

  @Test
  func `hostile names cannot act on a terminal, and survive in JSON`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let name = "\u{1B}[31mred\u{7}\nnext \"quoted\" \u{202E}mirror 🐈"
    let task = try program("add", name, "--every", "1d", "--json").object()
    #expect(task["name"] as? String == name)
    for arguments in [["list"], ["show", "1"], ["done", "1"], ["history"], ["why", "1"]] {
      let outcome = try program.run(arguments + ["--color", "never"])
      #expect(outcome.status == 0)
      let text = outcome.output + outcome.errors
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
    }
  }

  @Test(arguments: [30, 50, 64, 80, 132])
  func `the home screen fits the width it is given`(columns: Int) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["COLUMNS"] = "\(columns)"
    _ = try program("place", "add", "A place with a long name", "52.52,13.405")
    _ = try program(
      "add", "A task with quite a long name 猫の薬", "--every", "10-14w", "--place",
      "A place with a long name")
    _ = try program("add", "B", "--every", "1d", "--start", "2026-01-01T09:00")
    for line in try program("list").lines { #expect(line.count <= columns, "\(line)") }
  }

  @Test
  func `history keeps what was done, also when the task is gone`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Cat medicine", "--every", "7d")
    _ = try program("done", "1")
    _ = try program("remove", "1")
    let entries = try program("history", "--json").list()
    #expect(entries.map { $0["task"] as? String } == ["Cat medicine"])
    #expect(try program("history", "--search", "dog", "--json").list().isEmpty)
    _ = try program("undo", "2")
    #expect(try program("history", "--json").list().first?["undone"] as? Bool == true)
  }

  @Test func `none as a period makes a task that does not repeat`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for (number, text) in ["none", " None "].enumerated() {
      let task = try program("add", "Once \(number)", "--every", text, "--json").object()
      #expect(task["every"] is NSNull)
      #expect(task["due"] is NSNull)
    }
    let dated = try program("add", "Tax", "--every", "none", "--due", "2026-03-05", "--json")
    #expect(try dated.object()["due"] as? String == "2026-03-05T23:59:59+01:00")
  }

  @Test func `an edit that leaves the dates says them once`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Cat medicine", "--every", "10w")
    let priority = try program("edit", "1", "--priority", "high")
    #expect(priority.output.hasPrefix("Changed 1 \"Cat medicine\": Mon 11 May."))
    #expect(!priority.output.contains("now"))
    let longer = try program("edit", "1", "--every", "12w").output
    #expect(longer.contains("was Mon 11 May; now Mon 25 May."), "\(longer)")
  }
}
