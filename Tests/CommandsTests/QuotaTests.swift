import CommandTesting
import Foundation
import TestSupport
import Testing

/// A number of times in each period through the program (Y4); the clock stands on Monday, 2 March
/// 2026, in Berlin.
@Suite(.blocking)
struct QuotaTests {
  /// A task `Gym` with a rule, made on Monday at 9:00.
  private func gym(_ every: String = "3x week", _ more: String...) throws -> CalledProgram {
    let program = try CalledProgram()
    let added = try program.run(
      ["add", "Gym", "--every", every] + more, now: "2026-03-02T09:00:00+01:00")
    #expect(added.status == 0, "\(added.errors)")
    return program
  }

  private struct Standing: Equatable {
    let done: Int?
    let phase: String?
    let due: String?
    let when: String?

    init(_ done: Int?, _ phase: String?, _ due: String?, _ when: String?) {
      (self.done, self.phase, self.due, self.when) = (done, phase, due, when)
    }
  }

  private func show(_ program: CalledProgram, _ time: String) throws -> Standing {
    let task = try program.run(["show", "1", "--json"], now: "2026-03-\(time):00+01:00").object()
    return Standing(
      task["times_done"] as? Int, task["phase"] as? String, task["due_day"] as? String,
      task["when_text"] as? String)
  }

  private func done(_ program: CalledProgram, _ time: String, _ more: String...) throws {
    let outcome = try program.run(["done", "1"] + more, now: "2026-03-\(time):00+01:00")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `a week goes from open to due to overdue, and the next one begins anew`() throws {
    let program = try gym()
    defer { program.remove() }
    #expect(try show(program, "02T09:00") == Standing(0, "open", "2026-03-06", "0 of 3 this week"))
    try done(program, "02T10:00")
    #expect(
      try show(program, "02T11:00") == Standing(1, "waiting", "2026-03-07", "1 of 3 this week"))
    #expect(try show(program, "03T00:00") == Standing(1, "open", "2026-03-07", "1 of 3 this week"))
    try done(program, "03T10:00")
    #expect(try show(program, "07T09:00") == Standing(2, "open", "2026-03-08", "2 of 3 this week"))
    #expect(try show(program, "08T09:00") == Standing(2, "due", "2026-03-08", "1 more by Sun"))
    #expect(try show(program, "09T00:00") == Standing(0, "open", "2026-03-13", "0 of 3 this week"))
    // Nothing was done until Sunday: overdue since Friday, without a backlog.
    #expect(try show(program, "15T09:00") == Standing(0, "due", "2026-03-13", "3 more by Sun"))
    let today = try program.run(["today", "--json"], now: "2026-03-15T09:00:00+01:00").object()
    let group = (today["tasks"] as? [[String: Any]])?.first?["group"] as? String
    #expect(group == "overdue")
    #expect(try show(program, "16T09:00") == Standing(0, "open", "2026-03-20", "0 of 3 this week"))
  }

  @Test func `more than asked counts on, a second time on a day does not`() throws {
    let program = try gym()
    defer { program.remove() }
    for day in ["02", "03", "04"] { try done(program, "\(day)T10:00") }
    #expect(
      try show(program, "04T11:00") == Standing(3, "waiting", "2026-03-13", "3 of 3 this week"))
    try done(program, "04T18:00")
    try done(program, "05T10:00")
    #expect(try show(program, "05T11:00").when == "4 of 3 this week")
    let history = try program.run(["history", "--json"], now: "2026-03-05T12:00:00+01:00").list()
    #expect(history.map { $0["points"] as? Int } == [30, 0, 30, 30, 30])
    #expect(try program.run(["undo"], now: "2026-03-05T12:00:00+01:00").status == 0)
    #expect(try show(program, "05T13:00").done == 3)
  }

  @Test func `a slip needs --again on a day that counted`() throws {
    let program = try gym()
    defer { program.remove() }
    try done(program, "02T10:00")
    #expect(try program.run(["done", "1"], now: "2026-03-02T10:05:00+01:00").status == 1)
    let several = try gym("3x week", "--several-a-day")
    defer { several.remove() }
    try done(several, "02T10:00")
    try done(several, "02T10:05")
    #expect(try show(several, "02T11:00") == Standing(2, "open", "2026-03-08", "2 of 3 this week"))
  }

  @Test func `a backdated time counts on its day, or fills its period alone`() throws {
    let program = try gym()
    defer { program.remove() }
    try done(program, "04T10:00")
    try done(program, "04T10:30", "--at", "yesterday")
    #expect(try show(program, "04T11:00").done == 2)
    try done(program, "09T10:00", "--at", "2026-03-08T10:00")
    #expect(try show(program, "09T11:00") == Standing(0, "open", "2026-03-13", "0 of 3 this week"))
    let progress = try program.run(["progress", "1", "--json"], now: "2026-03-09T12:00:00+01:00")
      .object()
    #expect(progress["streak"] as? Int == 1 && progress["kept"] as? Int == 3)
    let stats = try program.run(
      ["stats", "--from", "2026-03-02", "--to", "2026-03-08", "--json"],
      now: "2026-03-09T12:00:00+01:00"
    ).object()
    #expect(stats["not_done"] as? Int == 0 && stats["done"] as? Int == 3)
  }

  @Test func `what is missing is missed when the week ends`() throws {
    let program = try gym()
    defer { program.remove() }
    try done(program, "02T10:00")
    func numbers(_ now: String) throws -> (Int?, Int?) {
      let stats = try program.run(
        ["stats", "--from", "2026-03-01", "--to", "2026-03-31", "--json"], now: now
      ).object()
      let streak = try program.run(["progress", "1", "--json"], now: now).object()
      return (stats["not_done"] as? Int, streak["streak"] as? Int)
    }
    #expect(try numbers("2026-03-08T23:00:00+01:00") == (0, 0))
    #expect(try numbers("2026-03-09T08:00:00+01:00") == (2, 0))
    try done(program, "09T10:00")
    #expect(try numbers("2026-03-10T08:00:00+01:00") == (2, 0))
    #expect(try numbers("2026-03-17T08:00:00+01:00") == (4, 0))
    let history = try program.run(["history", "--json"], now: "2026-03-17T08:00:00+01:00").list()
    #expect(history.count { $0["kind"] as? String == "missed" } == 2)
  }

  @Test func `a streak counts weeks that were kept, and a skip neither counts nor breaks`() throws {
    let program = try gym("2x week")
    defer { program.remove() }
    func streak(_ time: String) throws -> Int? {
      try program.run(["progress", "1", "--json"], now: "2026-03-\(time):00+01:00")
        .object()["streak"] as? Int
    }
    for day in ["02", "03", "09", "10"] { try done(program, "\(day)T10:00") }
    #expect(try streak("10T11:00") == 2)
    let skipped = try program.run(["skip", "1", "--json"], now: "2026-03-16T10:00:00+01:00")
      .object()
    #expect(skipped["phase"] as? String == "waiting")
    #expect(skipped["opens_day"] as? String == "2026-03-23")
    #expect(try streak("24T10:00") == 2)
    for day in ["24", "25"] { try done(program, "\(day)T10:00") }
    #expect(try streak("25T11:00") == 3)
    #expect(try program.run(["undo"], now: "2026-03-25T12:00:00+01:00").status == 0)
    #expect(try streak("25T13:00") == 2)
    #expect(try streak("29T20:00") == 2)
    #expect(try streak("30T08:00") == 0)
  }

  @Test func `a first week begun in its middle asks for the days it has`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program.run(
      ["add", "Gym", "--every", "3x week", "--json"], now: "2026-03-07T09:00:00+01:00"
    ).object()
    #expect(task["due_day"] as? String == "2026-03-07")
    #expect(task["when_text"] as? String == "2 more by Sun")
    #expect(task["times"] as? Int == 3)
    #expect(try show(program, "09T09:00").when == "0 of 3 this week")
  }

  @Test func `it reminds at its time on open days, and is in no other list twice`() throws {
    let program = try gym("3x week", "--at", "18:00")
    defer { program.remove() }
    let task = try program.run(["show", "1", "--json"], now: "2026-03-02T19:00:00+01:00").object()
    #expect(
      (task["reminds_at"] as? [String])?.prefix(2) == [
        "2026-03-03T18:00:00+01:00", "2026-03-04T18:00:00+01:00",
      ])
    #expect(task["timing"] as? String == "flexible" && task["at"] as? String == "18:00")
    try done(program, "03T10:00")
    let after = try program.run(["show", "1", "--json"], now: "2026-03-03T11:00:00+01:00").object()
    #expect((after["reminds_at"] as? [String])?.first == "2026-03-04T18:00:00+01:00")
  }

  @Test func `next has each period with its opening and due day`() throws {
    let program = try gym()
    defer { program.remove() }
    let next = try program.run(
      ["next", "1", "--count", "3", "--json"], now: "2026-03-02T09:00:00+01:00"
    )
    .list()
    #expect(
      next.map { ($0["opens"] as? String)?.prefix(10) } == [
        "2026-03-02", "2026-03-09", "2026-03-16",
      ])
    #expect(
      next.map { ($0["due"] as? String)?.prefix(10) } == ["2026-03-06", "2026-03-13", "2026-03-20"])
  }

  @Test func `an edit of the number keeps what was done, another unit begins anew`() throws {
    let program = try gym()
    defer { program.remove() }
    try done(program, "02T10:00")
    func edit(_ every: String) throws -> [String: Any] {
      try program.run(["edit", "1", "--every", every, "--json"], now: "2026-03-04T10:00:00+01:00")
        .object()
    }
    #expect(try edit("4x week")["times_done"] as? Int == 1)
    #expect(try edit("2x month")["times_done"] as? Int == 0)
    let plain = try edit("2w")
    #expect(plain["times"] is NSNull && plain["every"] as? String == "2w")
    #expect(plain["from"] as? String == "done")
    let again = try edit("2x week")
    #expect(again["from"] is NSNull && again["times_done"] as? Int == 0)
  }

  @Test func `the night belongs to the day before`() throws {
    var program = try gym("1x day")
    defer { program.remove() }
    program.environment["PASSBY_DAY_TURN"] = "03:00"
    let night = program
    func show(_ now: String) throws -> Int? {
      try night.run(["show", "1", "--json"], now: now).object()["times_done"] as? Int
    }
    #expect(try night.run(["done", "1"], now: "2026-03-03T01:30:00+01:00").status == 0)
    #expect(try show("2026-03-03T02:00:00+01:00") == 1)
    #expect(try show("2026-03-03T03:00:00+01:00") == 0)
  }

  @Test(arguments: [
    ("Gym 3 times a week", "Gym", "3x week"), ("Gym twice a week", "Gym", "2x week"),
    ("Call home twice a month", "Call home", "2x month"), ("Gym 3x week", "Gym", "3x week"),
    ("Gym 3 times a year", "Gym", "3x year"), ("Gym thrice weekly", "Gym", "3x week"),
    ("Спорт тричі на тиждень", "Спорт", "3x week"), ("Спорт двічі на місяць", "Спорт", "2x month"),
    ("Спорт 4 рази на тиждень", "Спорт", "4x week"),
  ])
  func `a quick line says it`(line: String, name: String, every: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program.run(["quick", line, "--json", "--lang", "uk"]).object()
    #expect(task["name"] as? String == name && task["every"] as? String == every, "\(task)")
  }

  @Test(arguments: [
    ["--every", "0x week"], ["--every", "8x week"], ["--every", "25x day"], ["--every", "3x"],
    ["--every", "3x hour"], ["--every", "3x week on mon"],
    ["--every", "3x week", "--from", "done"],
    ["--every", "3x week", "--from", "start"], ["--every", "3x week", "--first", "2026-03-05"],
    ["--every", "3x week", "--last", "2026-03-01"], ["--every", "3x week", "--at", "8:00,20:00"],
    ["--every", "3x week", "--fixed", "--at", "8:00"], ["--every", "2w", "--several-a-day"],
    ["--several-a-day"],
  ])
  func `what does not go with it is refused`(arguments: [String]) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A"] + arguments)
    #expect(outcome.status == 64 && !outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try program("list", "--json").list().isEmpty)
  }

  @Test func `it cannot be moved`() throws {
    let program = try gym()
    defer { program.remove() }
    let moved = try program.run(["move", "1", "fri"])
    #expect(moved.status == 64 && moved.errors.contains("skip"))
  }

  @Test func `export and import keep it, and so does a merge`() throws {
    let program = try gym("5x month", "--several-a-day")
    defer { program.remove() }
    try done(program, "02T10:00")
    try done(program, "02T18:00")
    let exported = try program.run(["export"], now: "2026-03-02T19:00:00+01:00").output
    let other = try CalledProgram()
    defer { other.remove() }
    _ = try other("add", "Something else")
    try exported.write(
      to: other.folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
    let file = other.folder.appending(path: "a.json").path
    #expect(
      try other.run(["import", file], now: "2026-03-02T20:00:00+01:00").status == 0)
    let task = try other.run(["show", "Gym", "--json"], now: "2026-03-02T20:00:00+01:00").object()
    #expect(task["times_done"] as? Int == 2 && task["several_a_day"] as? Bool == true)
    #expect(task["every"] as? String == "5x month")
  }

  /// Returns how many times of the weeks from the 2nd up to a day of March are not done.
  private func notDone(_ program: CalledProgram, to day: String, _ time: String) throws -> Int? {
    try program.run(
      ["stats", "--from", "2026-03-02", "--to", "2026-03-\(day)", "--json"],
      now: "2026-03-\(time):00+01:00"
    ).object()["not_done"] as? Int
  }

  @Test func `a skip on a day that counted lets this week go, in the history too`() throws {
    let program = try gym()
    defer { program.remove() }
    for day in ["02", "03", "04", "13", "15"] { try done(program, "\(day)T10:00") }
    #expect(try program.run(["skip", "1"], now: "2026-03-15T20:00:00+01:00").status == 0)
    for day in ["16", "17", "18"] { try done(program, "\(day)T10:00") }
    let progress = try program.run(["progress", "1", "--json"], now: "2026-03-18T11:00:00+01:00")
      .object()
    #expect(progress["streak"] as? Int == 2)
    #expect(try notDone(program, to: "18", "18T11:00") == 0)
  }
}
