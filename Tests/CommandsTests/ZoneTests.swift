import CommandTesting
import Foundation
import TestSupport
import Testing

/// Times of tasks in another zone, and dates that change during a snooze, through the built
/// program.
@Suite(.blocking)
struct ZoneTests {
  private static let now = "2026-03-04T08:00:00-08:00"

  private func pill() throws -> CalledProgram {
    var program = try CalledProgram()
    program.environment["TZ"] = "America/New_York"
    let add = ["add", "Pill", "--every", "1d", "--at", "12:00", "--duration", "5min"]
    #expect(try program.run(add, now: "2026-03-04T11:00:00-05:00").status == 0)
    program.environment["TZ"] = "America/Los_Angeles"
    _ = try program(
      "add", "Float", "--due", "2026-03-04T12:00", "--zone", "floating", now: Self.now)
    _ = try program("add", "Here", "--due", "2026-03-04T13:00", now: Self.now)
    return program
  }

  @Test(
    arguments: [
      ["list"], ["show", "1"], ["next", "1"], ["move", "1", "14:00"], ["why", "1"],
      ["snooze", "1", "30min"], ["skip", "1"], ["edit", "1", "--at", "14:00"], ["done", "1"],
    ], ["en", "uk"])
  func `the time of a task in another zone has the name of the zone`(
    words: [String], language: String
  ) throws {
    let program = try pill()
    defer { program.remove() }
    let outcome = try program.run(words + ["--lang", language], now: Self.now)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = outcome.output
    #expect(text.contains(/[0-9]{2}:[0-9]{2} New York/), "\(text)")
    // No other time is on its clock, and those of this machine are as they were.
    let bare = try Regex("(?:12|14):00(?! New York)")
    for line in outcome.lines where line.contains("Pill") {
      #expect(line.firstMatch(of: bare) == nil, "\(line)")
    }
    for line in outcome.lines where line.contains("Float") || line.contains("Here") {
      #expect(!line.contains("New York"), "\(line)")
    }
  }

  @Test(arguments: ["en", "uk"])
  func `today names the zone of a task that is due today in another one`(language: String) throws {
    let program = try pill()
    defer { program.remove() }
    let call = ["add", "Call", "--due", "2026-03-04T18:00", "--zone", "America/New_York"]
    #expect(try program.run(call, now: Self.now).status == 0)
    let today = try program.run(["today", "--lang", language], now: Self.now)
    let line = try #require(today.lines.first { $0.contains("Call") }, "\(today.output)")
    #expect(line.contains("18:00 New York"), "\(line)")
  }

  @Test
  func `zones whose clocks agree need no name`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Rent", "--due", "2026-03-04T12:00")
    program.environment["TZ"] = "Europe/Paris"
    #expect(try program("list").output.contains("12:00"))
    #expect(try !program("list").output.contains("Berlin"))
    program.environment["TZ"] = "UTC"
    #expect(try program("list").output.contains("12:00 Berlin"))
  }

  // MARK: Snooze

  @Test(
    arguments: [
      ["move", "1", "17:02"], ["edit", "1", "--due", "17:02"], ["edit", "1", "--at", "17:02"],
    ])
  func `a later change of the date wins over a snooze, and undo restores both`(
    words: [String]
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "T", "--due", "17:00")
    let (snoozed, moved) = ("2026-03-02T17:00:00+01:00", "2026-03-02T17:01:00+01:00")
    _ = try program("snooze", "1", "1h", now: snoozed)
    let change = try program.run(words, now: moved)
    #expect(change.output.contains("Its snooze has ended."), "\(change.output)\(change.errors)")
    let task = try program("show", "1", "--json", now: moved).object()
    #expect(task["snoozed_until"] is NSNull)
    #expect(task["due"] as? String == "2026-03-02T17:02:00+01:00")
    let why = try program("why", "1", now: moved).output
    #expect(why.contains("17:02") && !why.contains("18:00"), "\(why)")
    _ = try program("undo", now: moved)
    let before = try program("show", "1", "--json", now: moved).object()
    #expect(before["snoozed_until"] as? String == "2026-03-02T18:00:00+01:00")
    #expect(before["due"] as? String == "2026-03-02T17:00:00+01:00")
    let again = try program.run(words + ["--lang", "uk"], now: moved)
    #expect(again.output.contains("Відкладення скасовано."))
  }

  @Test
  func `a change of the rule or a pin ends a snooze, a change of anything else does not`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "T", "--every", "1d", "--at", "17:00")
    _ = try program("add", "P", "--due", "tomorrow")
    for task in ["T", "P"] { _ = try program("snooze", task, "3h") }
    func isSnoozed(_ task: String) throws -> Bool {
      try program("show", task, "--json").object()["snoozed_until"] is String
    }
    #expect(
      try !program("edit", "T", "--notes", "x", "--priority", "high").output.contains("snooze has"))
    #expect(try isSnoozed("T"))
    #expect(try program("edit", "T", "--every", "2d").output.contains("Its snooze has ended."))
    #expect(try !isSnoozed("T"))
    _ = try program("plan", "pin", "P", "13:00")
    #expect(try !isSnoozed("P"))
  }
}
