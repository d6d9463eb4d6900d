import CommandTesting
import Foundation
import TestSupport
import Testing

/// Several times a day through the program (Z6); the clock stands on Monday, 2 March 2026, 12:00 in
/// Berlin.
@Suite(.blocking)
struct SeveralTimesTests {
  @Test func `each time is an occurrence, from the next one on`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program(
      "add", "Pills", "--every", "1d", "--at", "8:00,20:00", "--json"
    ).object()
    #expect(task["at"] as? String == "08:00,20:00" && task["timing"] as? String == "fixed")
    #expect(task["from"] as? String == "start" && task["every"] as? String == "1d")
    let next = try program("next", "Pills", "--count", "3", "--json").list()
    #expect(
      next.map { $0["due"] as? String } == [
        "2026-03-02T20:00:00+01:00", "2026-03-03T08:00:00+01:00", "2026-03-03T20:00:00+01:00",
      ])
    #expect(try program("show", "Pills").output.contains("08:00, 20:00"))
    #expect(try program("edit", "1", "--at", "9:00,21:00").errors.contains("At 09:00 and 21:00."))
    #expect(try program("edit", "1", "--at", "9:00", "--json").object()["at"] as? String == "09:00")
    let cleared = try program("edit", "1", "--at", "none", "--json").object()
    #expect(cleared["at"] is NSNull && cleared["timing"] as? String == "flexible")
  }

  @Test(arguments: [
    ("twice a day", "08:00,20:00"), ("3 times a day", "08:00,14:00,20:00"),
    ("4 times a day", "08:00,12:00,16:00,20:00"),
  ])
  func `times a day are named in the answer`(every: String, times: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let words = times.replacing(",", with: ", ")
    for arguments in [["add", "A", "--every", every], ["quick", "B \(every)"]] {
      let outcome = try program.run(arguments)
      let answer = outcome.output + outcome.errors
      #expect(answer.contains("08:00") && answer.contains("20:00."), "\(answer)")
    }
    for task in try program("list", "--json").list() {
      #expect(task["at"] as? String == times, "\(words)")
    }
    let uk = try program.run(["quick", "C двічі на день", "--lang", "uk"])
    #expect(uk.errors.contains("О 08:00"), "\(uk.errors)")
  }

  @Test func `what was ticked is used up, and what passes is missed when the next one begins`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Pills", "--every", "1d", "--at", "12:10,12:20,20:00")
    func show(_ time: String) throws -> (String?, Int?) {
      let task = try program.run(["show", "1", "--json"], now: "2026-03-\(time):00+01:00").object()
      return (task["due"] as? String, task["missed"] as? Int)
    }
    #expect(try show("02T12:15").0 == "2026-03-02T12:10:00+01:00")
    #expect(try show("02T12:20") == ("2026-03-02T12:20:00+01:00", 1))
    #expect(try show("02T12:50") == ("2026-03-02T20:00:00+01:00", 2))
    #expect(try show("03T12:15") == ("2026-03-03T12:10:00+01:00", 3))
    // A tick counts for the one that has begun, and a slip does not use up the next one.
    _ = try program.run(["done", "1"], now: "2026-03-02T12:21:00+01:00")
    let slip = try program.run(["done", "1"], now: "2026-03-02T12:22:00+01:00")
    #expect(slip.status == 1 && slip.errors.contains("already done"))
    #expect(try show("02T12:30").0 == "2026-03-02T20:00:00+01:00")
    #expect(try program.run(["undo"], now: "2026-03-02T12:23:00+01:00").status == 0)
    #expect(try show("02T12:30").0 == "2026-03-02T12:20:00+01:00")
  }

  @Test func `the streak counts the days on which every time was ticked`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Pills", "--every", "1d", "--at", "8:00,20:00")
    func streak(_ time: String) throws -> Int? {
      try program.run(["progress", "1", "--json"], now: "2026-03-\(time):00+01:00")
        .object()["streak"] as? Int
    }
    for time in ["02T20:01", "03T08:01", "03T20:01", "04T08:01"] {
      #expect(try program.run(["done", "1"], now: "2026-03-\(time):00+01:00").status == 0)
    }
    // The first day had one time alone, and the present one is not over.
    #expect(try streak("04T12:00") == 2)
    #expect(try streak("05T12:00") == 0)
  }

  @Test(arguments: [
    ("add A --every 1d --at 20:00,8:00", "\"08:00\" does not come after \"20:00\""),
    ("add A --every 1d --at 8:00,8:00", "\"08:00\""),
    ("add A --every 1d --at 8:00,", "\"8:00,\" is not a list of times"),
    ("add A --every 1d --at 25:00,8:00", "\"25:00\""),
    ("add A --every 1d --at 1:00,2:00,3:00,4:00,5:00,6:00,7:00", "expected 2 to 6"),
    ("add A --every 12h --at 8:00,20:00", "\"08:00,20:00\""),
    ("add A --every 1d --from done --at 8:00,20:00", "counted from done"),
    ("add A --every 10-14d --at 8:00,20:00", "window"),
    ("add A --every 1d --at 8:00,20:00 --flexible", "--flexible"),
    ("add A --due 2026-03-05 --at 8:00,20:00", "\"8:00,20:00\""),
    ("add A --at 8:00,20:00", "--every"),
    ("edit 1 --from done", "counted from done"), ("edit 1 --flexible", "--flexible"),
    ("edit 1 --at 21:00,20:00", "\"20:00\""), ("edit 1 --every 10-14d", "window"),
    ("next --every 1d --at 20:00,8:00", "\"08:00\""),
  ])
  func `what cannot be exits with 64 and changes nothing`(line: String, words: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Pills", "--every", "1d", "--at", "8:00,20:00")
    let before = try program("list", "--json").output
    let outcome = try program.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try program("list", "--json").output == before)
  }

  @Test func `exports, calendars and undo keep the times`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Pills", "--every", "1d", "--at", "8:00,14:00,20:00")
    _ = try program("add", "Drops", "--every", "1d", "--at", "8:00,20:30")
    func exported(_ name: String) throws -> URL {
      let file = program.folder.appending(path: name)
      #expect(try program("export", file.path).status == 0)
      return file
    }
    let calendar = try String(contentsOf: exported("tasks.ics"), encoding: .utf8)
    #expect(calendar.contains("RRULE:FREQ=DAILY;BYHOUR=8,14,20;BYMINUTE=0"))
    #expect(calendar.contains("DTSTART;TZID=Europe/Berlin:20260302T140000"))
    #expect(calendar.contains("X-PASSBY-AT:08:00\\,20:30") && !calendar.contains("BYMINUTE=0,30"))
    let others = try CalledProgram()
    defer { others.remove() }
    #expect(try others("import", exported("all.jsonl").path).status == 0)
    let times = try others("list", "--json").list().compactMap { $0["at"] as? String }
    #expect(times.sorted() == ["08:00,14:00,20:00", "08:00,20:30"])
    _ = try program("edit", "1", "--at", "9:00")
    _ = try program("undo")
    #expect(try program("show", "1", "--json").object()["at"] as? String == "08:00,14:00,20:00")
    let third = try CalledProgram()
    defer { third.remove() }
    let ics = third.folder.appending(path: "tasks.ics")
    // Without the words of Passby the rule alone says it.
    let plain = calendar.split(separator: "\r\n").filter { !$0.hasPrefix("X-PASSBY") }
    try Data(plain.joined(separator: "\r\n").utf8).write(to: ics)
    _ = try third("import", ics.path)
    let pills = try third("show", "Pills", "--json").object()
    #expect(pills["at"] as? String == "08:00,14:00,20:00")
    #expect(pills["due"] as? String == "2026-03-02T14:00:00+01:00")
  }
}
