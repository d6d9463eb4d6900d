import CommandTesting
import Foundation
import TestSupport
import Testing

/// In which group of Today a task stands (T7), and what of it is planned (D3, D10).
@Suite(.blocking)
struct TodayGroupTests {
  /// Returns the groups by name at an instant of Monday, 2 March 2026, in Berlin.
  private static func groups(
    _ program: CalledProgram, at now: String = "2026-03-02T12:00:00+01:00"
  ) throws -> [String: String] {
    let tasks = try program.run(["today", "--json"], now: now).object()["tasks"]
    let pairs = (tasks as? [[String: Any]] ?? []).map {
      ($0["name"] as? String ?? "", $0["group"] as? String ?? "")
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func `names and bars of all groups stand below each other`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for index in 1...9 { _ = try program("add", "Any \(index)") }
    _ = try program("add", "A name that is longer", "--due", "yesterday")
    let lines = try program("today").lines.filter { $0.contains("░") || $0.contains("█") }
    #expect(lines.count == 10)
    for part in ["A", "░█"] {
      let columns = lines.map { $0.prefix { !part.contains($0) }.count }
      #expect(Set(columns).count == 1, "\(lines)")
    }
  }

  @Test(
    arguments: [
      (["--every", "daily"], "tomorrow"), (["--every", "daily", "--at", "00:00"], "tomorrow"),
      (["--every", "daily", "--from", "start", "--at", "00:00"], "tomorrow"),
      (["--every", "daily", "--at", "15:00"], "tomorrow"),
      (["--every", "weekly", "--first", "today"], "today"),
      (["--every", "weekly"], nil), (["--every", "weekly", "--first", "tomorrow"], "tomorrow"),
      (["--every", "1w on mon"], "today"), (["--every", "1w on tue"], "tomorrow"),
      (["--every", "1w on tue", "--at", "15:00"], "tomorrow"), (["--every", "1w on wed"], nil),
      (["--at", "18:00"], "today"), (["--at", "00:00"], "tomorrow"),
      (["--at", "09:00"], "tomorrow"),
      (["--due", "today"], "today"), (["--due", "tomorrow"], "tomorrow"),
      (["--due", "tomorrow", "--horizon", "2d"], "open"),
      (["--due", "2026-03-05", "--horizon", "1w"], "open"),
      (["--every", "1-3d"], nil), (["--every", "1-20h"], "later"),
      (["--due", "yesterday"], "overdue"),
      (["--every", "10-14w"], nil), ([], "anytime"),
    ] as [([String], String?)])
  func `a new task stands in the group of its days`(options: [String], group: String?) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program.run(["add", "Task"] + options).status == 0)
    #expect(try Self.groups(program)["Task"] == group)
    // What counts days stands in the plan of today exactly if it is in a group.
    guard !options.contains("--at") else { return }
    let blocks = try program("plan", "--json").object()["blocks"] as? [Any]
    #expect(blocks?.isEmpty == (group == nil))
  }

  @Test(arguments: ["done", "skip"])
  func `what was done or skipped today is over for today, and comes back with undo`(
    action: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Water", "--every", "daily", "--from", "start", "--horizon", "7d")
    #expect(try Self.groups(program) == ["Water": "open"])
    #expect(try program(action, "Water").status == 0)
    #expect(try Self.groups(program) == [:])
    #expect(try (program("plan", "--json").object()["blocks"] as? [Any])?.isEmpty == true)
    // The next day it is open again.
    #expect(try Self.groups(program, at: "2026-03-03T08:00:00+01:00") == ["Water": "open"])
    _ = try program("undo")
    #expect(try Self.groups(program) == ["Water": "open"])
  }

  @Test func `before the turn of the day, what was done in the evening is over for today`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_DAY_TURN"] = "03:00"
    _ = try program(
      "add", "Water", "--every", "daily", "--from", "start", "--at", "10:00", "--flexible",
      "--horizon", "3d")
    _ = try program.run(["done", "Water"], now: "2026-03-02T20:00:00+01:00")
    #expect(try Self.groups(program, at: "2026-03-03T02:59:00+01:00") == [:])
    #expect(try Self.groups(program, at: "2026-03-03T03:00:00+01:00") == ["Water": "open"])
  }

  @Test func `an appointment is one of today from its start to its end, and never overdue`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Choir", "--every", "1w on mon", "--at", "19:00-20:30")
    let times = ["18:59", "19:00", "19:30", "20:29"]
    for time in times {
      let now = "2026-03-02T\(time):00+01:00"
      #expect(try Self.groups(program, at: now) == ["Choir": "today"])
      #expect(try program.run(["list", "--overdue", "--json"], now: now).output == "[]\n")
      #expect(try !program.run(["list"], now: now).output.contains("overdue"))
    }
    // Then it was missed, for a day.
    #expect(try Self.groups(program, at: "2026-03-02T20:30:00+01:00") == ["Choir": "missed"])
    #expect(try Self.groups(program, at: "2026-03-03T20:29:00+01:00") == ["Choir": "missed"])
    #expect(try Self.groups(program, at: "2026-03-03T20:30:00+01:00") == [:])
    // The block of earlier today stays in the plan, until it is ticked.
    let later = "2026-03-02T21:00:00+01:00"
    #expect(try program.run(["plan"], now: later).output.contains("19:00–20:30  1 Choir"))
    _ = try program.run(["done", "Choir"], now: later)
    #expect(try !program.run(["plan"], now: later).output.contains("19:00–20:30  1 Choir"))
  }
}
