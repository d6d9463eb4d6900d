import CommandTesting
import Foundation
import TestSupport
import Testing

/// Day tasks where the clock changes at midnight, and where the user's day turns late (R25).
@Suite(.blocking)
struct DayTaskClockTests {
  /// A new task, what is done with it, and when it opens and is due then.
  struct Row: Sendable, CustomTestStringConvertible {
    let zone: String
    let options: String
    let now: String
    /// A command and its time, if there is one.
    var later: (command: String, now: String)?
    let opens: String
    let due: String
    var testDescription: String { "\(zone) \(options) \(later?.now ?? "")" }
  }

  private static let changes = [
    // Midnight is skipped: the day begins at one.
    Row(
      zone: "America/Santiago", options: "--every 2d --horizon 0",
      now: "2026-09-04T10:00:00-04:00", opens: "2026-09-06T01:00:00-03:00",
      due: "2026-09-06T23:59:59-03:00"),
    Row(
      zone: "Africa/Cairo", options: "--every 3d", now: "2026-04-20T10:00:00+02:00",
      later: ("done 1", "2026-04-22T23:59:59+02:00"), opens: "2026-04-24T01:00:00+03:00",
      due: "2026-04-25T23:59:59+03:00"),
    // The last hour comes twice: the day ends with the second.
    Row(
      zone: "America/Santiago", options: "--every 1w", now: "2026-03-28T10:00:00-03:00",
      opens: "2026-04-03T00:00:00-03:00", due: "2026-04-04T23:59:59-04:00"),
    Row(
      zone: "Africa/Cairo", options: "--every 1w", now: "2026-10-22T10:00:00+03:00",
      opens: "2026-10-28T00:00:00+03:00", due: "2026-10-29T23:59:59+02:00"),
    // Done in the second pass of the last hour is done on that day.
    Row(
      zone: "America/Santiago", options: "--every 1d", now: "2026-04-03T10:00:00-03:00",
      later: ("done 1", "2026-04-04T23:30:00-04:00"), opens: "2026-04-05T00:00:00-04:00",
      due: "2026-04-05T23:59:59-04:00"),
    // Days of 23, 25, 23.5 and 24.5 hours.
    Row(
      zone: "America/New_York", options: "--every sun", now: "2026-03-02T10:00:00-05:00",
      opens: "2026-03-07T00:00:00-05:00", due: "2026-03-08T23:59:59-04:00"),
    Row(
      zone: "America/New_York", options: "--every 1d", now: "2026-10-30T10:00:00-04:00",
      later: ("done 1", "2026-10-31T23:59:59-04:00"), opens: "2026-11-01T00:00:00-04:00",
      due: "2026-11-01T23:59:59-05:00"),
    Row(
      zone: "Australia/Lord_Howe", options: "--every 1d", now: "2026-10-03T10:00:00+10:30",
      opens: "2026-10-03T00:00:00+10:30", due: "2026-10-04T23:59:59+11:00"),
    Row(
      zone: "Australia/Lord_Howe", options: "--every 1d", now: "2026-04-04T10:00:00+11:00",
      opens: "2026-04-04T00:00:00+11:00", due: "2026-04-05T23:59:59+10:30"),
    // Until 2011 the clocks of St John's changed a minute after midnight.
    Row(
      zone: "America/St_Johns", options: "--every 1d", now: "2010-11-05T10:00:00-02:30",
      opens: "2010-11-05T00:00:00-02:30", due: "2010-11-06T23:59:59-03:30"),
    // Samoa left out 30 December 2011: what is due on it is due on the day after.
    Row(
      zone: "Pacific/Apia", options: "--every 1d --horizon 0h", now: "2011-12-29T10:00:00-10:00",
      opens: "2011-12-31T00:00:00+14:00", due: "2011-12-31T23:59:59+14:00"),
  ]

  private static let turns = [
    Row(
      zone: "Europe/Berlin", options: "--every 2w", now: "2026-03-02T12:00:00+01:00",
      later: ("done 1", "2026-03-10T05:59:59+01:00"), opens: "2026-03-22T00:00:00+01:00",
      due: "2026-03-23T23:59:59+01:00"),
    Row(
      zone: "Europe/Berlin", options: "--every 2w", now: "2026-03-02T12:00:00+01:00",
      later: ("done 1", "2026-03-10T06:00:00+01:00"), opens: "2026-03-23T00:00:00+01:00",
      due: "2026-03-24T23:59:59+01:00"),
    Row(
      zone: "Europe/Berlin", options: "--every 2w", now: "2026-03-02T12:00:00+01:00",
      later: ("done 1 --at 2026-03-09T05:00", "2026-03-10T12:00:00+01:00"),
      opens: "2026-03-21T00:00:00+01:00", due: "2026-03-22T23:59:59+01:00"),
    // The night after the due day belongs to it, for a skip as for a completion.
    Row(
      zone: "Europe/Berlin", options: "--every 2d", now: "2026-03-02T12:00:00+01:00",
      later: ("done 1", "2026-03-05T01:30:00+01:00"), opens: "2026-03-05T00:00:00+01:00",
      due: "2026-03-06T23:59:59+01:00"),
    Row(
      zone: "Europe/Berlin", options: "--every 2d", now: "2026-03-02T12:00:00+01:00",
      later: ("skip 1", "2026-03-05T01:30:00+01:00"), opens: "2026-03-05T00:00:00+01:00",
      due: "2026-03-06T23:59:59+01:00"),
    Row(
      zone: "Europe/Berlin", options: "--every 1d --from start", now: "2026-03-02T12:00:00+01:00",
      later: ("done 1", "2026-03-04T01:30:00+01:00"), opens: "2026-03-03T00:00:00+01:00",
      due: "2026-03-04T23:59:59+01:00"),
    Row(
      zone: "Europe/Berlin", options: "--every tue --from done", now: "2026-03-02T12:00:00+01:00",
      later: ("done 1", "2026-03-10T01:30:00+01:00"), opens: "2026-03-10T00:00:00+01:00",
      due: "2026-03-10T23:59:59+01:00"),
    // A task made in the night begins on the user's day.
    Row(
      zone: "Europe/Berlin", options: "--every 3d", now: "2026-03-10T01:30:00+01:00",
      opens: "2026-03-11T00:00:00+01:00", due: "2026-03-12T23:59:59+01:00"),
  ]

  @Test(arguments: changes)
  func `a day task opens and is due where the clock changes`(row: Row) throws {
    try Self.check(row, turn: "00:00")
  }

  @Test(arguments: turns)
  func `the user's day is that of a completion, and midnight begins the days of a task`(
    row: Row
  ) throws { try Self.check(row, turn: "06:00") }

  private static func check(_ row: Row, turn: String) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["TZ"] = row.zone
    program.environment["PASSBY_DAY_TURN"] = turn
    let words = row.options.split(separator: " ").map(String.init)
    var task = try program.run(["add", "T", "--json"] + words, now: row.now).object()
    if let later = row.later {
      let outcome = try program.run(
        later.command.split(separator: " ").map(String.init) + ["--json"], now: later.now)
      #expect(outcome.status == 0, "\(outcome.errors)")
      task = try outcome.object()
    }
    #expect(task["opens"] as? String == row.opens)
    #expect(task["due"] as? String == row.due)
    #expect(task["opens_day"] as? String == String(row.opens.prefix(10)))
    #expect(task["due_day"] as? String == String(row.due.prefix(10)))
  }
}
