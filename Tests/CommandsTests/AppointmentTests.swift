import CommandTesting
import Foundation
import TestSupport
import Testing

/// Appointments and deadlines (Z3), and last times (Z7), through the built program; the clock
/// stands on Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct AppointmentTests {
  @Test(
    arguments: [
      (["--when", "thu 14:30"], "2026-03-05T14:30:00+01:00", "fixed", nil),
      (["--when", "thu 14:30-15:15"], "2026-03-05T14:30:00+01:00", "fixed", 45),
      (["--when", "2026-03-05 14:30-15:15"], "2026-03-05T14:30:00+01:00", "fixed", 45),
      (["--when", "2026-03-05T14:30-05:00"], "2026-03-05T20:30:00+01:00", "fixed", nil),
      (["--when", "14:30"], "2026-03-02T14:30:00+01:00", "fixed", nil),
      (["--when", "thu", "--at", "14:30"], "2026-03-05T14:30:00+01:00", "fixed", nil),
      (["--when", "thu 14:30", "--flexible"], "2026-03-05T14:30:00+01:00", "flexible", nil),
      (["--due", "thu 14:30"], "2026-03-05T14:30:00+01:00", "flexible", nil),
      (["--due", "thu 14:30", "--fixed"], "2026-03-05T14:30:00+01:00", "fixed", nil),
      (["--at", "14:30"], "2026-03-02T14:30:00+01:00", "fixed", nil),
    ] as [([String], String, String, Int?)])
  func `an appointment is fixed and a deadline is not, unless the timing is given`(
    options: [String], due: String, timing: String, minutes: Int?
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program.run(["add", "A", "--json"] + options).object()
    #expect(task["due"] as? String == due)
    #expect(task["timing"] as? String == timing)
    #expect(task["duration_min"] as? Int == minutes)
    #expect(task["when"] == nil && task["last"] == nil)
  }

  @Test(arguments: [
    (["--when", "thu"], "\"thu\" has no time of day"),
    (["--when", "thu 15:15-14:30"], "\"thu 15:15-14:30\" does not end after it begins"),
    (["--when", "soonish"], "\"soonish\""),
    (["--when", "thu 14:30", "--due", "fri"], "exclude each other"),
    (["--when", "thu 14:30", "--every", "1w"], "without --every"),
    (["--when", "thu 14:30", "--at", "15:00"], "two different times"),
    (["--when", "thu 14:30-15:15", "--duration", "10min"], "duration"),
    (["--every", "2w", "--last", "tomorrow"], "\"tomorrow\" is still to come"),
    (["--every", "2w", "--last", "soonish"], "\"soonish\""),
    (["--every", "mon", "--last", "yesterday"], "--from done"),
    (["--every", "2w", "--from", "start", "--last", "yesterday"], "--from done"),
    (["--every", "2w", "--start", "yesterday", "--last", "yesterday"], "give one"),
    (["--last", "yesterday"], "needs a task that repeats"),
  ])
  func `what cannot be meant exits with 64 and stores nothing`(
    options: [String], words: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try program("list", "--json").list().isEmpty)
    let ukrainian = try program.run(["add", "A", "--lang", "uk"] + options)
    #expect(ukrainian.status == 64)
  }

  @Test
  func `an edit with a time decides the kind, a move and other edits do not`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--due", "thu 14:30")
    func timing(_ words: String...) throws -> String? {
      try program.run(words + ["--json"]).object()["timing"] as? String
    }
    #expect(try timing("move", "1", "fri 10:00") == "flexible")
    #expect(try timing("edit", "1", "--when", "thu 15:00-16:00") == "fixed")
    #expect(try program("show", "1", "--json").object()["duration_min"] as? Int == 60)
    #expect(try timing("move", "1", "fri 10:00") == "fixed")
    #expect(try timing("edit", "1", "--name", "B") == "fixed")
    #expect(try timing("edit", "1", "--at", "11:00") == "fixed")
    #expect(try timing("edit", "1", "--due", "fri 12:00") == "flexible")
    #expect(try timing("edit", "1", "--due", "fri 12:00", "--fixed") == "fixed")
    #expect(try program("edit", "1", "--when", "fri").status == 64)
    #expect(try program("undo").status == 0)
    #expect(try program("show", "1", "--json").object()["timing"] as? String == "flexible")
    #expect(try program("redo").status == 0)
    #expect(try program("show", "1", "--json").object()["timing"] as? String == "fixed")
    #expect(try timing("edit", "1", "--when", "none") == "flexible")
  }

  @Test(arguments: [
    ("20 feb", "2026-02-20", "2026-05-01"), ("yesterday", "2026-03-01", "2026-05-10"),
    ("20 sep", "2025-09-20", "2025-11-29"),
    ("3 weeks ago", "2026-02-09", "2026-04-20"),
  ])
  func `the countdown runs from the last time`(
    last: String, start: String, due: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("add", "A", "--every", "10w", "--last", last, "--json").object()
    #expect((task["start"] as? String)?.hasPrefix(start) == true)
    #expect(task["due_day"] as? String == due)
    #expect(task["last_done"] is NSNull)
    #expect(try program("history", "--json").list().isEmpty)
    #expect(try program("add", "B", "--every", "10w", "--json").status == 0)
    let edited = try program("edit", "2", "--last", last, "--json").object()
    #expect(edited["due_day"] as? String == due)
    #expect(try program("undo").status == 0)
    #expect(try program("show", "2", "--json").object()["due_day"] as? String == "2026-05-11")
  }

  @Test
  func `a task that was done has its last time already`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--every", "10w")
    _ = try program("done", "1")
    let outcome = try program("edit", "1", "--last", "20 feb")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("passby done 1 --at"), "\(outcome.errors)")
  }

  @Test
  func `an export brings an appointment and a last time back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("quick", "Dentist thu 14:30-15:15")
    _ = try program("quick", "Gum every 10-14w last 20 feb")
    let other = try CalledProgram()
    defer { other.remove() }
    let file = NSTemporaryDirectory() + UUID().uuidString + ".jsonl"
    try program("export").output.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(try other("import", file).status == 0)
    for id in ["1", "2"] {
      let (one, two) = (
        try program("show", id, "--json").object(), try other("show", id, "--json").object()
      )
      for key in ["due", "opens", "timing", "duration_min", "start"] {
        #expect("\(one[key] ?? "")" == "\(two[key] ?? "")", "\(key)")
      }
    }
  }
}
