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

  @Test
  func `the history names each time that was missed, also of a rhythm, and nothing is written`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program.run(["quick", "Choir every tue 19:00"], now: "2026-11-28T10:00:00+01:00")
    #expect(
      try program.run(["history"], now: "2026-12-01T19:29:00+01:00").output
        .contains("Nothing was done yet"))
    let bytes = try Data(contentsOf: URL(filePath: program.database))
    let text = try program.run(["history"], now: "2026-12-02T10:00:00+01:00").output
    #expect(text.contains("Tue 1 Dec 2026") && text.contains("19:00  Choir missed"))
    let rows = try program.run(["history", "--json"], now: "2026-12-16T10:00:00+01:00").list()
    #expect(
      rows.map { $0["time"] as? String } == [
        "2026-12-15T19:00:00+01:00", "2026-12-08T19:00:00+01:00", "2026-12-01T19:00:00+01:00",
      ])
    #expect(rows.allSatisfy { $0["kind"] as? String == "missed" && $0["times"] as? Int == 1 })
    #expect(try Data(contentsOf: URL(filePath: program.database)) == bytes)
  }

  @Test func `rows of what was missed are narrowed as others are`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Talk", "--due", "2026-03-03T15:00", "--fixed", "--category", "work")
    _ = try program(
      "add", "Course", "--every", "1w on mon", "--at", "18:00", "--end", "2026-03-16")
    _ = try program("add", "Open", "--due", "2026-03-03T15:00")
    let later = "2026-03-18T12:00:00+01:00"
    let history = try program.run(["history", "--json"], now: later).list()
    let courses = ["Course", "Course", "Course"]
    #expect(history.map { $0["task"] as? String } == ["Course", "Course", "Talk", "Course"])
    #expect(history.allSatisfy { $0["kind"] as? String == "missed" && $0["entry"] is NSNull })
    #expect(history.first?["due"] as? String == "2026-03-16T18:00:00+01:00")
    #expect(history.first?["text"] as? String == "Course missed")
    #expect(try program.run(["history"], now: later).output.contains("15:00  Talk missed"))
    #expect(
      try program.run(["history", "--lang", "uk"], now: later).output
        .contains("15:00  Talk: час минув, не виконано"))
    for (options, names) in [
      (["--task", "Talk"], ["Talk"]), (["--category", "none"], courses),
      (["--category", "work"], ["Talk"]), (["--search", "cour"], courses),
      (["--to", "2026-03-03"], ["Talk", "Course"]), (["--from", "2026-03-16"], ["Course"]),
      (["--count", "1"], ["Course"]),
    ] {
      let found = try program.run(["history", "--json"] + options, now: later).list()
      #expect(found.map { $0["task"] as? String } == names, "\(options)")
    }
    // Before its end nothing was missed, and what is ticked or moved was not.
    #expect(
      try program.run(["history", "--json", "--task", "Talk"], now: "2026-03-03T15:29:00+01:00")
        .output == "[]\n")
    _ = try program.run(["done", "Talk"], now: later)
    func kinds() throws -> [String?] {
      try program.run(["history", "--json", "--task", "Talk"], now: later).list()
        .map { $0["kind"] as? String }
    }
    #expect(try kinds() == ["done"])
    _ = try program.run(["undo"], now: later)
    #expect(try Set(kinds()) == ["done", "missed"])
    #expect(
      try program.run(["history", "--task", "Talk"], now: later).output.contains("(undone)"))
  }

  @Test func `a step stores what has passed, as it was then`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Choir", "--every", "1w on tue", "--at", "19:00-20:30", "--category", "work")
    func rows(_ now: String) throws -> [String] {
      try program.run(["history", "--json"], now: now).list().map {
        "\($0["kind"] as? String ?? "") \($0["task"] as? String ?? "") "
          + String(($0["time"] as? String ?? "").prefix(16))
      }
    }
    // 3 and 10 March pass; then it is on Wednesdays, and has another name.
    let later = "2026-03-12T12:00:00+01:00"
    _ = try program.run(
      ["edit", "Choir", "--every", "1w on wed", "--name", "Band"], now: later)
    let past = ["missed Choir 2026-03-10T19:00", "missed Choir 2026-03-03T19:00"]
    #expect(try rows(later) == past)
    _ = try program.run(["edit", "Band", "--notes", "Bring the score"], now: later)
    #expect(try rows("2026-03-19T12:00:00+01:00") == ["missed Band 2026-03-18T19:00"] + past)
    // What is ticked later is missed no more; what passed before it stays.
    _ = try program.run(["done", "Band"], now: "2026-03-26T08:00:00+01:00")
    #expect(
      try rows("2026-03-26T09:00:00+01:00").dropFirst() == [
        "missed Band 2026-03-18T19:00"
      ] + past)
    _ = try program.run(["undo"], now: "2026-03-26T09:00:00+01:00")
    #expect(
      try rows("2026-03-26T09:00:00+01:00").filter { $0.hasPrefix("missed") } == [
        "missed Band 2026-03-25T19:00", "missed Band 2026-03-18T19:00",
      ] + past)
    _ = try program.run(["remove", "Band"], now: "2026-03-26T09:00:00+01:00")
    #expect(try rows("2026-05-01T12:00:00+02:00").count { $0.hasPrefix("missed Band") } == 2)
    // They go by the age of the history.
    #expect(try rows("2026-06-05T12:00:00+02:00").count { $0.hasPrefix("missed") } == 3)
    #expect(try rows("2026-07-01T12:00:00+02:00").filter { $0.hasPrefix("missed") } == [])
  }

  @Test func `a row that an edit stored is taken away by a tick, and comes back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Dentist", "--due", "2026-03-03T14:30", "--fixed")
    func kinds() throws -> Set<String> {
      try Set(
        program.run(["history", "--json"], now: "2026-03-04T10:00:00+01:00").list().compactMap {
          $0["undone"] as? Bool == true ? nil : $0["kind"] as? String
        })
    }
    _ = try program.run(["edit", "Dentist", "--notes", "x"], now: "2026-03-03T16:00:00+01:00")
    #expect(try kinds() == ["missed"])
    let done = try program.run(["done", "Dentist"], now: "2026-03-03T18:00:00+01:00")
    #expect(done.status == 0)
    #expect(try kinds() == ["done"])
    _ = try program.run(["undo", "--task", "Dentist"], now: "2026-03-03T19:00:00+01:00")
    #expect(try kinds() == ["missed"])
    // A passed one may be moved: it stands where it was, and is to come.
    _ = try program.run(["move", "Dentist", "2026-03-05"], now: "2026-03-03T20:00:00+01:00")
    let moved = try program.run(["show", "Dentist", "--json"], now: "2026-03-04T10:00:00+01:00")
      .object()
    #expect(moved["due"] as? String == "2026-03-05T14:30:00+01:00")
    #expect(try kinds() == ["missed"])
  }

  @Test(arguments: [
    ("2026-03-03T14:50:00+01:00", false), ("2026-03-03T23:59:00+01:00", false),
    ("2026-03-04T00:01:00+01:00", true),
  ])
  func `a tick on its day is on time, later it is late`(time: String, isLate: Bool) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Dentist", "--due", "2026-03-03T14:30", "--fixed")
    _ = try program.run(["done", "Dentist"], now: time)
    let row = try program.run(["history", "--json"], now: time).list().first
    #expect((row?["text"] as? String)?.hasPrefix("Dentist done, on time") == !isLate)
    #expect((row?["text"] as? String)?.contains("late") == isLate)
    let late =
      try program.run(
        ["stats", "--from", "2026-03-03", "--to", "2026-03-04", "--json"], now: time
      ).object()["late"] as? Int
    #expect(late == (isLate ? 1 : 0))
  }

  @Test func `its day is that on which it ends, by the turn of the day`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Party", "--every", "1w on tue", "--at", "23:00", "--duration", "2h")
    _ = try program.run(["done", "Party"], now: "2026-03-04T22:30:00+01:00")
    let row = try program.run(["history", "--json"], now: "2026-03-05T10:00:00+01:00").list().first
    #expect(row?["text"] as? String == "Party done, on time")
    let progress = try program.run(
      ["progress", "Party", "--json"], now: "2026-03-05T10:00:00+01:00"
    )
    .object()
    #expect(progress["streak"] as? Int == 1 && progress["late"] as? Int == 0)
  }

  @Test func `after a long absence a hundred stand each, and those before with their number`()
    throws
  {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Pills", "--every", "1d", "--from", "start", "--at", "8:00")
    let later = "2028-03-02T12:00:00+01:00"
    #expect(try program.run(["history", "--json"], now: later).list().count == 90)
    program.environment["PASSBY_HISTORY_KEEP"] = "520w"
    let all = try program.run(["history", "--json", "--count", "1000"], now: later).list()
    let missed = try program.run(["show", "Pills", "--json"], now: later).object()
    #expect(all.count == 101)
    #expect(all.compactMap { $0["times"] as? Int }.reduce(0, +) == missed["missed"] as? Int)
    #expect((all.last?["text"] as? String)?.contains("times up to then") == true)
    // An edit stores what was seen, and what follows is added to it.
    _ = try program.run(["edit", "Pills", "--notes", "x"], now: later)
    let after = try program.run(
      ["history", "--json", "--count", "1000"], now: "2028-03-05T12:00:00+01:00"
    ).list()
    #expect(after.count == 104)
    let total =
      try program.run(
        ["stats", "--from", "2026-03-01", "--to", "2028-03-05", "--json"],
        now: "2028-03-05T12:00:00+01:00"
      ).object()["not_done"] as? Int
    #expect(total == after.compactMap { $0["times"] as? Int }.reduce(0, +))
  }

  @Test func `why names it, and the table has it`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Choir", "--every", "1w on tue", "--at", "19:00")
    let later = "2026-03-11T12:00:00+01:00"
    let why = try program.run(["why", "Choir"], now: later).output
    #expect(why.contains("Tue 10 Mar 19:00") && why.contains("Choir missed"))
    let file = program.folder.appending(path: "history.csv")
    _ = try program.run(["export", "--csv", "history", file.path()], now: later)
    let rows = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    #expect(rows.count == 3)
    #expect(rows[1].hasPrefix("2026-03-03T19:00:00+01:00,missed,1,Choir,"))
  }

  @Test func `a clock that was ahead leaves nothing that is not so`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Choir", "--every", "1w on tue", "--at", "19:00")
    _ = try program.run(["edit", "Choir", "--notes", "x"], now: "2027-03-10T12:00:00+01:00")
    let rows = try program.run(["history", "--json"], now: "2026-03-11T12:00:00+01:00").list()
    #expect(
      rows.map { ($0["time"] as? String)?.prefix(10) } == ["2026-03-10", "2026-03-03"])
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
