import CommandTesting
import Foundation
import TestSupport
import Testing

/// `why`: what was decided, and what comes next, in plain words.
@Suite(.blocking)
struct WhyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [String]
    let says: [String]

    init(_ description: String, _ steps: [String], _ says: String...) {
      (testDescription, self.steps, self.says) = (description, steps, says)
    }
  }

  static let table = [
    Row(
      "a task that waits", ["add A --every 10-14w --place Vet"],
      "1 \"A\": from Mon 11 May (in 10 weeks).",
      "It will remind you when you come by \"Vet\" from Mon 11 May on, and on Mon 8 Jun wherever you are."
    ),
    Row(
      "a task without a place", ["add A --every 10-14w"],
      "It will remind you on Mon 8 Jun wherever you are."),
    Row(
      "a task without place and date", ["add A"],
      "It has neither a place nor a date, so it never reminds you: passby edit 1 --place NAME"),
    Row(
      "an open task that asks for leaving and staying",
      ["add A --place Vet --on exit,dwell --dwell 5min"],
      "It will remind you the next time you leave or stay 5 min at \"Vet\"."),
    Row(
      "a tag that no place has", ["place edit Vet --tag vet", "add A --place #vet"],
      "the next time you come by a place tagged #vet"),
    Row(
      "a fixed time", ["add A --every 1d --from start --at 18:00 --start 2026-03-02"],
      "It will remind you on Tue 3 Mar 18:00 wherever you are."),
    Row(
      "snoozed for a while", ["add A --every 1d --place Vet", "snooze 1 2h"],
      "It is snoozed until Mon 2 Mar 14:00: no reminders until then.",
      "It will remind you when you come by \"Vet\" from Mon 2 Mar 14:00 on"),
    Row(
      "snoozed until the next visit", ["add A --every 1d --place Vet", "snooze 1 visit"],
      "no reminders until you next come by \"Vet\""),
    Row(
      "overdue, and nobody has said so", ["add A --every 1d --start 2026-02-20T12:00"],
      "It will remind you on Mon 9 Mar 08:00 wherever you are."),
    Row(
      "finished", ["add A", "done 1"], "Nothing is left to do, so there will be no more reminders."),
  ]

  @Test(arguments: table)
  func `it says when a task will remind next`(row: Row) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.5,13.4")
    for step in row.steps {
      let outcome = try program.run(step.split(separator: " ").map(String.init))
      #expect(outcome.status == 0, "\(step): \(outcome.errors)")
    }
    let answer = try program("why", "1")
    for words in row.says { #expect(answer.output.contains(words), "\(answer.output)") }
  }

  @Test
  func `a place tells its tasks, comings and goings, and what was decided, newest first`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Open", "--place", "pharmacy")
    _ = try program("add", "Later", "--every", "10-14w", "--place", "pharmacy")
    _ = try program("replay", Fixtures.trace("pharmacy-walk"), "--commit")
    let lines = try program("why", "pharmacy", now: "2026-03-02T20:00:00+01:00").lines
    #expect(lines.first == "You are not at \"pharmacy\": you left 2 h ago (Mon 2 Mar 17:43).")
    #expect(lines.contains { $0.contains("2 \"Later\": from Mon 11 May (in 10 weeks).") })
    let past = lines.filter { $0.hasPrefix("Mon 2 Mar") }.map { $0.dropFirst(19) }
    #expect(past.first?.hasPrefix("No reminder of \"Open\" on leaving") == true)
    #expect(past.contains("You left pharmacy."))
    #expect(past.contains("Reminder of \"Open\" on entering \"pharmacy\"."))
    #expect(
      past.contains {
        $0.hasPrefix("No reminder of \"Later\" on entering \"pharmacy\": it opens in 10 weeks")
      })
    #expect(past.last == "You entered pharmacy.")
    #expect(try program("why", "Home", "--place").output.contains("No task can be done there"))
  }

  @Test
  func `a task told during the present visit says so; one held by quiet hours too`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_QUIET_HOURS_START"] = "17:33"
    program.environment["PASSBY_QUIET_HOURS_END"] = "23:00"
    program.environment["PASSBY_QUIET_HOURS_PLACES"] = "true"
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Held", "--place", "pharmacy")
    _ = try program("add", "Told", "--place", "Home")
    _ = try program("replay", Fixtures.trace("pharmacy-walk"), "--commit")
    let held = try program("why", "Held", now: "2026-03-02T18:00:00+01:00").output
    #expect(held.contains("A reminder is held back until quiet hours end, Mon 2 Mar 23:00."))
    #expect(held.contains("held back by quiet hours until 23:00."))
    let told = try program("why", "Told", now: "2026-03-02T18:00:00+01:00").output
    #expect(told.contains("You are at \"home\" now"))
  }

  @Test
  func `the moment of a task of another zone is whole, and what is wide breaks between words`()
    throws
  {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["COLUMNS"] = "80"
    _ = try program(
      "add", "Call", "--every", "1d", "--zone", "Asia/Tokyo", "--at", "01:35", "--flexible")
    _ = try program("replay", Fixtures.trace("pharmacy-walk"), "--commit")
    let moments = try program("why", "1", "--lang", "uk", now: "2026-03-02T20:00:00+01:00")
      .lines.filter { $0.contains("у термін") }
    #expect(!moments.isEmpty && !moments.contains { $0.contains("…") }, "\(moments)")
    let next = try program("next", "1", "--lang", "uk").lines
    #expect(next.count > 5 && next.allSatisfy { $0.count <= 80 }, "\(next)")
    #expect(try program("next", "1").lines.count == 5)
  }

  @Test
  func `where a task and a place share a name, the task is meant unless --place is given`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.5,13.4")
    _ = try program("add", "Vet", "--place", "Vet")
    #expect(try program("why", "vet").output.hasPrefix("1 \"Vet\" can be done"))
    #expect(try program("why", "vet", "--place").output.hasPrefix("You have not been seen at"))
  }
}
