import CommandTesting
import Foundation
import TestSupport
import Testing

/// Tasks at a fixed time and flexible ones (T6), through the built program; the clock stands on
/// Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct TimingTests {
  @Test(
    arguments: [
      ("--every 1d --at 9:00", "flexible", nil), ("--every 1d --at 9:00 --fixed", "fixed", nil),
      ("--every 1d --from start --at 9:00", "fixed", nil),
      ("--every 1d --from start --at 9:00 --flexible", "flexible", nil),
      ("--every 1d", "flexible", nil), ("--every 1d --at 10:15-11:45", "fixed", 90),
      ("--every 1d --at 10:15–11:45 --duration 90min", "fixed", 90),
      ("--every 1d --at 10:15-11:45 --flexible", "flexible", 90),
      ("--due 2026-03-05T18:00", "flexible", nil),
      ("--due 2026-03-05T18:00 --fixed", "fixed", nil),
      ("--due 2026-03-05 --at 18:00 --fixed", "fixed", nil),
      ("--due 2026-03-05 --at 18:00-18:30", "fixed", 30), ("", "flexible", nil),
      ("--every tue,fri --at 18:00", "fixed", nil),
    ] as [(String, String, Int?)])
  func `the timing follows from the time of day unless it is given`(
    options: String, timing: String, minutes: Int?
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let words = options.split(separator: " ").map(String.init)
    let task = try program.run(["add", "A", "--json"] + words).object()
    #expect(task["timing"] as? String == timing)
    #expect(task["duration_min"] as? Int == minutes)
    if options.contains("10:15") { #expect(task["at"] as? String == "10:15") }
    #expect(try program("show", "1", "--json").object()["timing"] as? String == timing)
  }

  @Test(arguments: [
    ("--every 1d --at 11:45-10:15", "does not end after it begins"),
    ("--every 1d --at 10:15-10:15", "does not end after it begins"),
    ("--every 1d --at 10:15-", "10:15-"), ("--every 1d --at 10-11", "10-11"),
    ("--every 1d --at 10:15-25:00", "25:00"),
    ("--every 1d --at 10:15-11:45 --duration 30min", "duration"),
    ("--every 1d --fixed", "--fixed needs a time of day"),
    ("--due 2026-03-05 --fixed", "--fixed needs a time of day"), ("--fixed", "--fixed needs"),
    ("--every 1d --at 9:00 --fixed --flexible", "--flexible"),
    ("--every 12h --at 10:15-11:45", "12h"),
  ])
  func `what contradicts itself exits with 64 and stores nothing`(
    options: String, words: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A"] + options.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try program("list", "--json").list().isEmpty)
  }

  @Test(arguments: [("18:00", 2), ("07:00", 3), ("18:00-18:30", 2)])
  func `a new task with a time alone is due today or tomorrow; an edit gives no day`(
    at: String, day: Int
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let due = try program("add", "A", "--at", at, "--json").object()["due"] as? String
    #expect(due?.hasPrefix("2026-03-0\(day)T\(at.prefix(5))") == true, "\(due ?? "")")
    _ = try program("add", "Done", "--due", "none")
    _ = try program("done", "2")
    let edit = try program("edit", "2", "--at", at)
    #expect(edit.status == 64 && edit.errors.contains("needs a day"), "\(edit.errors)")
    #expect(try program("show", "2", "--json").object()["phase"] as? String == "finished")
  }

  @Test
  func `an edit keeps the timing, and loses it with the time of day`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "1d", "--at", "9:00", "--flexible")
    func timing(_ words: String...) throws -> String? {
      try program.run(["edit", "1", "--json"] + words).object()["timing"] as? String
    }
    #expect(try timing("--at", "10:00") == "flexible")
    #expect(try timing("--fixed") == "fixed")
    #expect(try timing("--name", "B") == "fixed")
    #expect(try timing("--at", "none") == "flexible")
    #expect(try program("edit", "1", "--fixed").status == 64)
    #expect(try timing("--at", "8:00-8:20") == "fixed")
    #expect(try program("show", "1", "--json").object()["duration_min"] as? Int == 20)
    #expect(try program("undo").status == 0)
    #expect(try program("show", "1", "--json").object()["timing"] as? String == "flexible")
  }

  @Test(
    arguments: [
      ("--every 1d --from start --start 2026-03-01 --at 17:47", "true", ["start"]),
      ("--every 1d --start 2026-03-01 --at 17:47", "true", ["due"]),
      ("--every 1d --start 2026-03-01 --at 17:47 --flexible", "true", ["due"]),
      ("--due 2026-03-02T17:47", "true", ["due"]),
      ("--due 2026-03-02T17:47 --fixed", "true", ["before", "start"]),
      ("--due 2026-03-02T17:47 --fixed", "false", ["start"]),
      ("--due 2026-03-02T17:47 --fixed", "both", ["before", "start"]),
      ("--due 2026-03-02T17:47 --fixed", "start", ["start"]),
      ("--due 2026-03-02T17:47 --fixed", "none", []),
      ("--due 2026-03-02T17:47", "none", ["due"]),
    ])
  func `a fixed task reminds before and at its time, a one-off too; both can be turned off`(
    options: String, isReminding: String, causes: [String]
  ) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_PLAN_REMIND_FIXED"] = isReminding
    _ = try program.run(["add", "A"] + options.split(separator: " ").map(String.init))
    let events = try program("replay", Fixtures.trace("pharmacy-walk"), "--json").objects()
    #expect(
      events.filter { $0["event"] as? String == "reminder" }.compactMap { $0["cause"] as? String }
        == causes)
  }

  @Test
  func `another value of plan.remind_fixed is refused`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_PLAN_REMIND_FIXED"] = "maybe"
    #expect(try program("list").status == 78)
  }

  @Test
  func `a quick line takes a span of a day`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("quick", "Dentist at 15:30-16:15 !high", "--json").object()
    #expect(task["timing"] as? String == "fixed")
    #expect(task["duration_min"] as? Int == 45)
    #expect(task["due"] as? String == "2026-03-02T15:30:00+01:00")
    let reading = try program(
      "quick", "Class every tue at 9:00-10:30", "--dry-run", "--json"
    ).object()
    let parts = reading["reading"] as? [[String: Any]]
    #expect(parts?.last?["value"] as? String == "09:00-10:30")
    let name = try program("quick", "Look at 12:00-9:00", "--json").object()
    #expect(name["name"] as? String == "Look at 12:00-9:00")
  }

  @Test func `a task takes at most a day`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("add", "Sleep", "--duration", "86401s").status == 64)
    let day = try program("add", "Sleep", "--duration", "86400s", "--json")
    #expect(try day.object()["duration_min"] as? Int == 1440)
  }
}
