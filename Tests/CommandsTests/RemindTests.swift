import CommandTesting
import Foundation
import TestSupport
import Testing

/// When tasks remind by time (Z4), through the commands; the clock stands on Monday, 2 March 2026,
/// 12:00 in Berlin.
@Suite(.blocking)
struct RemindTests {
  private func add(_ options: String..., to program: CalledProgram) throws -> String {
    let outcome = try program.run(["add", "A"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(
    arguments: [
      (
        ["--due", "2026-03-05T14:30", "--remind", "15min,evening"],
        "It reminds Wed 19:00 and Thu 14:15."
      ),
      (["--due", "2026-03-05T14:30", "--fixed"], "It reminds Thu 14:15 and 14:30."),
      (["--due", "2026-03-05T14:30", "--remind", "2 hours, at the start"], nil),
      (
        ["--due", "2026-03-05T14:30", "--remind", "half an hour and 1 day"],
        "It reminds Wed 14:30 and Thu 14:00."
      ),
      (
        ["--due", "2026-03-05", "--remind", "evening, morning, 2d"],
        "It reminds tomorrow 08:00, Wed 19:00 and Thu 08:00."
      ),
      (["--due", "2026-03-20", "--remind", "1w"], "It reminds Fri 13 Mar 08:00."),
      (["--due", "2026-03-02"], "It will not remind; it is due today."),
      (
        ["--due", "2026-03-02T12:10", "--fixed", "--remind", "1h"],
        "It will not remind; it begins today 12:10."
      ),
      (["--due", "2026-03-05", "--remind", "none"], "It will not remind."),
      (
        ["--every", "1w", "--from", "start", "--at", "17:00", "--remind", "1h"],
        "It reminds Mon 9 Mar 16:00."
      ),
    ] as [([String], String?)])
  func `the answer says what comes`(options: [String], words: String?) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A"] + options)
    guard let words else {
      #expect(outcome.status == 64)
      return
    }
    #expect(outcome.output.contains(words), "\(outcome.output)\(outcome.errors)")
    let preview = try program.run(["add", "B", "--dry-run"] + options)
    #expect(preview.output.contains(words), "\(preview.output)")
  }

  @Test(arguments: [
    ["--due", "2026-03-05"], ["--due", "2026-03-05T14:30"], ["--every", "10-14w"], [],
    ["--due", "2026-02-05T14:30", "--remind", "1h"],
  ])
  func `nothing is said of what reminds as usual, and of what cannot`(options: [String]) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A"] + options)
    #expect(outcome.status == 0 && !outcome.output.contains("remind"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("--due 2026-03-05T14:30 --remind soon", "--remind \"soon\"", "15min"),
    ("--due 2026-03-05T14:30 --remind -5min", "--remind \"-5min\"", "15min"),
    ("--due 2026-03-05T14:30 --remind 1h,60min", "\"60min\" stands twice", "once"),
    ("--due 2026-03-05T14:30 --remind 1h,2h,3h,4h,5h,6h", "more than five", "five"),
    ("--due 2026-03-05T14:30 --remind 1h,none", "--remind \"none\"", "none"),
    ("--due 2026-03-05T14:30 --remind 1h,", "--remind \"\"", "15min"),
    ("--due 2026-03-05T14:30 --remind 400d", "\"400d\"", "2d"),
    ("--due 2026-03-05T14:30 --remind 1d2h", "\"1d2h\"", "2d"),
    ("--due 2026-03-05 --remind 15min", "\"15min\" needs a time of day", "morning, evening"),
    ("--due 2026-03-05 --remind 0", "\"0\" needs a time of day", "2d"),
    ("--every 6-8h --remind morning", "\"morning\" does not go with a window of hours", "15min"),
  ])
  func `what cannot be is refused in its own words`(
    options: String, words: String, expected: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A"] + options.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    #expect(try program("list", "--json").list().isEmpty)
  }

  @Test
  func `JSON has what was given, and the moments to come`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let given = try program(
      "add", "A", "--due", "2026-03-05T14:30", "--remind", "1h,evening", "--json"
    ).object()
    #expect(given["remind"] as? [String] == ["1h", "evening"])
    #expect(
      given["reminds_at"] as? [String] == [
        "2026-03-04T19:00:00+01:00", "2026-03-05T13:30:00+01:00",
      ])
    let usual = try program("add", "B", "--due", "2026-03-05", "--json").object()
    #expect(usual["remind"] is NSNull)
    #expect(usual["reminds_at"] as? [String] == ["2026-03-05T08:00:00+01:00"])
    let none = try program("edit", "1", "--remind", "none", "--json").object()
    #expect(none["remind"] as? [String] == [] && none["reminds_at"] as? [String] == [])
    let daily = try program(
      "add", "C", "--every", "1d", "--from", "start", "--at", "20:00", "--json"
    ).object()
    let moments = try #require(daily["reminds_at"] as? [String])
    #expect(moments.count == 10 && moments.first == "2026-03-03T20:00:00+01:00")
    // What is snoozed is silent until then.
    let snoozed = try program("snooze", "2", "2026-03-06T09:00", "--json").object()
    #expect(snoozed["reminds_at"] as? [String] == [])
  }

  @Test
  func `an edit changes it, takes it back, and loses what the kind cannot take`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--due", "2026-03-05T14:30", "--remind", "1h,evening")
    let changed = try program("edit", "1", "--remind", "2h")
    #expect(changed.output.contains("It reminds Thu 12:30."), "\(changed.output)")
    let renamed = try program("edit", "1", "--name", "B", "--notes", "x")
    #expect(!renamed.output.contains("reminds"), "\(renamed.output)")
    _ = try program("edit", "1", "--remind", "1h,evening")
    let day = try program("edit", "1", "--due", "2026-03-06")
    #expect(
      day.output.contains("It does not remind 1 h before any more: it has no time of day."),
      "\(day.output)")
    #expect(day.output.contains("It reminds Thu 19:00."), "\(day.output)")
    #expect(try program("show", "1", "--json").object()["remind"] as? [String] == ["evening"])
    _ = try program("edit", "1", "--remind", "default")
    #expect(try program("show", "1", "--json").object()["remind"] is NSNull)
    _ = try program("undo")
    #expect(try program("show", "1", "--json").object()["remind"] as? [String] == ["evening"])
  }

  @Test
  func `a move takes the times along, and says what comes`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--due", "2026-03-05T14:30", "--remind", "1h")
    let moved = try program("move", "1", "fri 10:00")
    #expect(moved.output.contains("It reminds Fri 09:00."), "\(moved.output)")
    let soon = try program("move", "1", "2026-03-02T12:30")
    #expect(soon.output.contains("It will not remind; it is due today 12:30."), "\(soon.output)")
  }

  @Test
  func `show names it, and the settings hold for the rest`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--due", "2026-03-05T14:30", "--remind", "1h,0")
    _ = try program("add", "B", "--due", "2026-03-05T14:30", "--fixed")
    let shown = try program("show", "1").output
    #expect(shown.contains("reminds      1 h before, at its time"), "\(shown)")
    #expect(!(try program("show", "2").output.contains("reminds  ")))
    program.environment["PASSBY_REMIND_APPOINTMENTS"] = "1d"
    #expect(
      try program("show", "2", "--json").object()["reminds_at"] as? [String]
        == ["2026-03-04T14:30:00+01:00"])
    program.environment["PASSBY_REMIND_APPOINTMENTS"] = nil
    program.environment["PASSBY_PLAN_REMIND_FIXED"] = "start"
    #expect(
      try program("show", "2", "--json").object()["reminds_at"] as? [String]
        == ["2026-03-05T14:30:00+01:00"])
    let config = try program("config", "plan.remind_fixed")
    #expect(config.output == "0\n")
    #expect(
      config.errors.contains("plan.remind_fixed is called remind.appointments now"),
      "\(config.errors)")
  }

  @Test
  func `a quick line takes it, in both languages`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("quick", "Call mum thu 14:30 remind evening,1h", "--json").object()
    #expect(task["name"] as? String == "Call mum")
    #expect(task["remind"] as? [String] == ["evening", "1h"])
    let line = try program("quick", "Полити квіти завтра о 18:00 нагадай за годину", "--lang", "uk")
    #expect(line.output.contains("Нагадає: завтра, 17:00."), "\(line.output)\(line.errors)")
    let refused = try program("quick", "Milk tomorrow remind 1h")
    #expect(refused.status == 64 && refused.errors.contains("needs a time of day"))
  }

  @Test
  func `a new database has quiet hours as choices, and off turns them off`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_QUIET_HOURS_START"] = nil
    _ = try program("add", "A")
    func quiet() throws -> [String] {
      try program("config", "quiet_hours", "--json").list().map {
        "\($0["value"] ?? "")/\($0["origin"] ?? "")"
      }
    }
    #expect(try quiet().prefix(2) == ["22:00/page", "07:00/page"])
    program.environment["PASSBY_QUIET_HOURS_START"] = "off"
    #expect(try quiet().first == "off/environment")
    program.environment["PASSBY_QUIET_HOURS_START"] = nil
    try program.configure("quiet_hours:\n  start: \"off\"\n")
    #expect(try program("list").status == 0)
    #expect(try quiet().first == "off/file")
  }
}
