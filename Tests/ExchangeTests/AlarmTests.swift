import Application
import Exchange
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

/// When tasks remind, in files of other programs and in the feed (Z4).
@Suite struct AlarmTests {
  private static func alarm(_ trigger: String) -> String {
    "BEGIN:VALARM\nACTION:DISPLAY\n\(trigger)\nEND:VALARM"
  }

  @Test(
    arguments: [
      ("DUE:20260310T090000", ["TRIGGER;RELATED=END:-PT15M"], "15min", 0),
      ("DUE:20260310T090000", ["TRIGGER:PT0S"], "0", 0),
      ("DUE:20260310T090000", ["TRIGGER:-P1D", "TRIGGER:-PT1H30M"], "1d,1h30min", 0),
      ("DUE:20260310T090000", ["TRIGGER:-P1W"], "1w", 0),
      ("DUE:20260310T090000", ["TRIGGER:-P1DT1H"], "25h", 0),
      ("DUE:20260310T090000", ["TRIGGER:-PT15M", "TRIGGER:-PT15M"], "15min", 0),
      // The start is an hour before.
      ("DTSTART:20260310T080000\nDUE:20260310T090000", ["TRIGGER:-PT15M"], "1h15min", 0),
      ("DTSTART:20260310T080000\nDUE:20260310T090000", ["TRIGGER;RELATED=END:-PT15M"], "15min", 0),
      ("DUE:20260310T090000", ["TRIGGER:PT15M"], nil, 1),
      ("DUE:20260310T090000", ["TRIGGER:-PT30S"], nil, 1),
      ("DUE:20260310T090000", ["TRIGGER;VALUE=DATE-TIME:20260310T080000Z"], nil, 1),
      ("DUE;VALUE=DATE:20260310", ["TRIGGER:PT8H"], "morning", 0),
      ("DUE;VALUE=DATE:20260310", ["TRIGGER:-PT5H"], "evening", 0),
      ("DUE;VALUE=DATE:20260310", ["TRIGGER:-P2D"], "2d", 0),
      ("DUE;VALUE=DATE:20260310", ["TRIGGER:-P1DT16H"], "2d", 0),
      ("DUE;VALUE=DATE:20260310", ["TRIGGER:-PT15M"], nil, 1),
      ("PRIORITY:1", ["TRIGGER:-PT15M"], nil, 1),
    ] as [(String, [String], String?, Int)])
  func `a relative alarm of a calendar is when the task reminds; others are counted`(
    _ row: (dates: String, triggers: [String], remind: String?, lost: Int)
  ) throws {
    let text = CalendarReadingTests.todo(
      ([row.dates] + row.triggers.map(Self.alarm)).joined(separator: "\n"))
    let reading = try Reading.of("icalendar", text)
    #expect(reading.tasks.first?.fields[.remind] == row.remind)
    #expect(reading.losses[.field("remind")] ?? 0 == row.lost)
    #expect(reading.problems.isEmpty)
  }

  @Test func `an alarm at a place is none at a time`() throws {
    let text = CalendarReadingTests.todo(
      "DUE:20260310T090000\nBEGIN:VALARM\nTRIGGER;VALUE=DATE-TIME:19760401T005545Z\n"
        + "PROXIMITY:ARRIVE\nX-APPLE-STRUCTURED-LOCATION;X-TITLE=A:geo:52,13\nEND:VALARM")
    let reading = try Reading.of("icalendar", text)
    #expect(reading.tasks.first?.fields[.remind] == nil && reading.losses.isEmpty)
    #expect(reading.tasks.first?.places.count == 1)
  }

  private func store(_ leads: [Lead]?, _ rule: Rule, isInDays: Bool) throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    var todo = Todo.sample(rule: rule, places: [])
    todo.leads = leads
    todo.isInDays = isInDays
    try store.add(todos: [todo])
    return store
  }

  private func written(_ format: String, _ store: SQLiteStore) throws -> String {
    let contents = try store.withSnapshot {
      try ExchangeContents([.tasks], in: $0, actionContext: Reading.context)
    }
    var text = ""
    try ExchangeFormat.named(format)?.write?(contents) { text += $0 }
    return text
  }

  @Test(
    arguments: [
      ("2026-03-10T09:00", false, "15min,0", ["-PT15M", "PT0S"]),
      ("2026-03-10T09:00", false, "2d,evening", ["-P2D", "-PT14H"]),
      ("2026-03-10T23:59:59", true, "morning,2d", ["-P1DT16H", "PT8H"]),
      ("2026-03-10T23:59:59", true, "none", []),
    ])
  func `what a task says is written as alarms, and read back as it was`(
    _ row: (due: String, isInDays: Bool, leads: String, triggers: [String])
  ) throws {
    let rule = Rule.once(due: try LocalDateTime(parsing: row.due))
    let store = try store([Lead](leadText: row.leads), rule, isInDays: row.isInDays)
    let text = try written("icalendar", store)
    let triggers = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("TRIGGER") }
    #expect(triggers == row.triggers.map { "TRIGGER;RELATED=END:\($0)" })
    for format in ["icalendar", "org"] {
      let reading = try Reading.of(format, try written(format, store))
      #expect(reading.tasks.first?.fields[.remind] == row.leads, "\(format)")
      #expect(reading.losses.isEmpty)
    }
  }

  @Test(arguments: [("2026-03-03T09:00", false), ("2026-03-03T23:59:59", true)])
  func `what a task leaves to the setting stays so`(due: String, isInDays: Bool) throws {
    let rule = Rule.once(due: try LocalDateTime(parsing: due))
    let text = try written("icalendar", try store(nil, rule, isInDays: isInDays))
    #expect(text.contains("TRIGGER;RELATED=END:PT0S"))
    #expect(try Reading.of("icalendar", text).tasks.first?.fields[.remind] == nil)
  }

  @Test func `org has a lead of whole days in its timestamp, and Taskwarrior loses all`() throws {
    let rule = Rule.once(due: try LocalDateTime(parsing: "2026-03-10T09:00"))
    let store = try store([.minutes(15), .days(3)], rule, isInDays: false)
    #expect(try written("org", store).contains("<2026-03-10 Tue 09:00 -3d>"))
    let contents = try store.withSnapshot {
      try ExchangeContents([.tasks], in: $0, actionContext: Reading.context)
    }
    #expect(
      ExchangeFormat.named("taskwarrior")?.losses(of: contents)[.field("remind")] == 1)
    let read = try Reading.of("org", "* TODO Pay\nDEADLINE: <2026-03-10 Tue -2m>")
    #expect(read.tasks.first?.fields[.remind] == nil && read.losses[.field("remind")] == 1)
  }

  @Test func `the feed has an alarm for each lead, where it is asked for them`() throws {
    let rule = Rule.once(due: try LocalDateTime(parsing: "2026-03-10T09:00"))
    let store = try store([.minutes(15), .start], rule, isInDays: false)
    func feed(_ feed: CalendarFeed) throws -> [String] {
      let text = try store.withSnapshot {
        try feed.text(in: $0, actionContext: Reading.context)
      }
      return text.split(whereSeparator: \.isNewline).map(String.init)
        .filter { $0.hasPrefix("TRIGGER") }
    }
    #expect(try feed(CalendarFeed(isWindow: false, hasPlaces: false)) == [])
    #expect(
      try feed(CalendarFeed(isWindow: false, hasPlaces: false, hasAlarms: true))
        == ["TRIGGER:-PT15M", "TRIGGER:PT0S"])
    #expect(
      try feed(CalendarFeed(isWindow: true, hasPlaces: false, hasAlarms: true))
        == ["TRIGGER;RELATED=END:-PT15M", "TRIGGER;RELATED=END:PT0S"])
    let day = Rule.once(due: try LocalDateTime(parsing: "2026-03-10T23:59:59"))
    let days = try self.store([.morning], day, isInDays: true)
    let text = try days.withSnapshot {
      try CalendarFeed(isWindow: true, hasPlaces: false, hasAlarms: true)
        .text(in: $0, actionContext: Reading.context)
    }
    // The window ends with the due day, sixteen hours after its morning.
    #expect(text.contains("TRIGGER;RELATED=END:-PT16H"))
  }
}
