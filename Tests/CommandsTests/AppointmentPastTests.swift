import CommandTesting
import Foundation
import TestSupport
import Testing

/// The times of an appointment that passed undone, in every output (R28).
@Suite(.blocking)
struct AppointmentPastTests {
  @Test func `next begins with the time that is pending, not with those that were missed`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Choir", "--every", "1w on mon", "--at", "19:00-20:30")
    let later = "2026-03-18T12:00:00+01:00"
    let next = try program.run(["next", "Choir", "--count", "2", "--json"], now: later).list()
    #expect(
      next.map { $0["due"] as? String } == [
        "2026-03-23T19:00:00+01:00", "2026-03-30T19:00:00+02:00",
      ])
    #expect(
      try program.run(["show", "Choir", "--json"], now: later).object()["missed"] as? Int == 3)
  }

  @Test func `the history names a one-off that was missed, and the last time of a series`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Talk", "--due", "2026-03-03T15:00", "--fixed", "--category", "work")
    _ = try program(
      "add", "Course", "--every", "1w on mon", "--at", "18:00", "--end", "2026-03-16")
    _ = try program("add", "Open", "--due", "2026-03-03T15:00")
    let later = "2026-03-18T12:00:00+01:00"
    let history = try program.run(["history", "--json"], now: later).list()
    #expect(history.map { $0["task"] as? String } == ["Course", "Talk"])
    #expect(history.allSatisfy { $0["kind"] as? String == "missed" && $0["entry"] is NSNull })
    #expect(history.first?["due"] as? String == "2026-03-16T18:00:00+01:00")
    #expect(history.first?["text"] as? String == "Course missed")
    #expect(try program.run(["history"], now: later).output.contains("15:00  Talk missed"))
    #expect(
      try program.run(["history", "--lang", "uk"], now: later).output
        .contains("15:00  Talk: час минув, не виконано"))
    for (options, names) in [
      (["--task", "Talk"], ["Talk"]), (["--category", "none"], ["Course"]),
      (["--search", "cour"], ["Course"]), (["--to", "2026-03-10"], ["Talk"]),
      (["--count", "1"], ["Course"]),
    ] {
      let found = try program.run(["history", "--json"] + options, now: later).list()
      #expect(found.map { $0["task"] as? String } == names)
    }
    // Before its end nothing was missed, and what is ticked or moved was not.
    #expect(
      try program.run(["history", "--json"], now: "2026-03-03T15:29:00+01:00").output == "[]\n")
    _ = try program.run(["done", "Talk"], now: later)
    let after = try program.run(["history", "--json"], now: later).list()
    #expect(after.map { $0["kind"] as? String } == ["done", "missed"])
  }

  @Test func `statistics count each missed time as not done, between completions too`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Choir", "--every", "1w", "--from", "start", "--start", "2026-02-23T19:00", "--at",
      "19:00-20:30")
    func notDone(_ from: String, _ to: String, at now: String) throws -> Int? {
      try program.run(["stats", "--from", from, "--to", to, "--json"], now: now)
        .object()["not_done"] as? Int
    }
    _ = try program.run(["done", "Choir"], now: "2026-03-02T20:45:00+01:00")
    // 9 and 16 March pass, the 23rd is ticked, the 30th passes.
    _ = try program.run(["done", "Choir"], now: "2026-03-23T21:00:00+01:00")
    let later = "2026-04-01T12:00:00+02:00"
    #expect(try notDone("2026-03-01", "2026-03-31", at: later) == 3)
    #expect(try notDone("2026-03-10", "2026-03-31", at: later) == 2)
    #expect(try notDone("2026-03-10", "2026-03-16", at: later) == 1)
    #expect(try notDone("2026-03-17", "2026-03-29", at: later) == 0)
    // What was missed before the first completion counts too.
    _ = try program(
      "add", "Course", "--every", "1w", "--from", "start", "--start", "2026-02-24T19:00", "--at",
      "19:00-20:30")
    _ = try program.run(["done", "Course"], now: "2026-03-17T21:00:00+01:00")
    #expect(try notDone("2026-03-01", "2026-03-17", at: later) == 2 + 2)
  }

  @Test func `a missed time breaks the streak, on its day it is at risk, a day of rest is none`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Choir", "--every", "1w", "--from", "start", "--start", "2026-02-23T19:00", "--at",
      "19:00-20:30")
    _ = try program.run(["done", "Choir"], now: "2026-03-02T20:45:00+01:00")
    func streak(_ now: String) throws -> (Int?, Bool?) {
      let task = try program.run(["progress", "Choir", "--json"], now: now).object()
      return (task["streak"] as? Int, task["at_risk"] as? Bool)
    }
    #expect(try streak("2026-03-09T12:00:00+01:00") == (1, true))
    #expect(try streak("2026-03-09T22:00:00+01:00") == (1, true))
    #expect(try streak("2026-03-10T08:00:00+01:00") == (0, false))
    _ = try program.run(["rest", "2026-03-09"], now: "2026-03-09T08:00:00+01:00")
    #expect(try streak("2026-03-10T08:00:00+01:00") == (1, false))
    _ = try program.run(["done", "Choir"], now: "2026-03-16T20:00:00+01:00")
    #expect(try streak("2026-03-17T08:00:00+01:00") == (2, false))
    _ = try program.run(["rest", "2026-03-09", "--remove"], now: "2026-03-17T08:00:00+01:00")
    #expect(try streak("2026-03-17T08:00:00+01:00") == (1, false))
  }
}
