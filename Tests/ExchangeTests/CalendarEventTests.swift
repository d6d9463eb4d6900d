import Application
import Exchange
import Foundation
import Localization
import Testing

/// Events of iCalendar, which the option `events` takes (Z3); it is Monday, 2 March 2026, 11:00 in
/// Berlin.
@Suite struct CalendarEventTests {
  private static func event(_ lines: String, _ uid: String = "a@b") -> String {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nSUMMARY:Dentist\r\n"
      + lines.split(separator: "\n").joined(separator: "\r\n") + "\r\nEND:VEVENT\r\n"
  }

  private static func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  @Test(arguments: [
    (
      "DTSTART;TZID=Europe/Berlin:20260305T143000\nDTEND;TZID=Europe/Berlin:20260305T151500",
      "due=2026-03-05T14:30:00 timing=fixed duration=45min"
    ),
    (
      "DTSTART;TZID=Europe/Berlin:20260305T143000\nDURATION:PT1H",
      "due=2026-03-05T14:30:00 timing=fixed duration=1h"
    ),
    ("DTSTART;TZID=Europe/Berlin:20260305T143000", "due=2026-03-05T14:30:00 timing=fixed"),
    ("DTSTART;VALUE=DATE:20260305\nDTEND;VALUE=DATE:20260306", "due=2026-03-05"),
    ("DTSTART;VALUE=DATE:20260302", "due=2026-03-02"),
    (
      "DTSTART;TZID=Europe/Berlin:20260106T190000\nDURATION:PT90M\nRRULE:FREQ=WEEKLY;BYDAY=TU",
      "every=1w on tue from=start start=2026-01-06T19:00:00 at=19:00 duration=90min"
    ),
  ])
  func `an event to come is an appointment, on a day a day task`(
    lines: String, fields: String
  ) throws {
    let reading = try Reading.of("icalendar", Self.calendar(Self.event(lines))) {
      $0.takesEvents = true
    }
    #expect(reading.problemTexts.isEmpty && reading.losses.isEmpty)
    #expect(reading.tasks.map(Reading.fields) == [fields])
    #expect(reading.tasks.first?.pending == nil)
  }

  @Test(arguments: [
    (["-PT15M", "-P1D"], "15min,1d", 0), (["PT0S"], "0", 0), (["PT5M"], nil, 1),
    (["-PT1H", "-PT2H", "-PT3H", "-PT4H", "-PT5H", "-PT6H"], "5h,4h,3h,2h,1h", 1),
  ])
  func `the alarms of an event are when it reminds; others are counted`(
    triggers: [String], remind: String?, lost: Int
  ) throws {
    let alarms = triggers.map { "\nBEGIN:VALARM\nTRIGGER:\($0)\nEND:VALARM" }.joined()
    let event = Self.event("DTSTART:20260305T133000Z\nDTEND:20260305T141500Z\(alarms)")
    let reading = try Reading.of("icalendar", Self.calendar(event)) { $0.takesEvents = true }
    let leads = reading.tasks.first?.fields[.remind]?.split(separator: ",").sorted()
    #expect(leads == remind?.split(separator: ",").sorted())
    #expect(reading.losses[.field("remind")] ?? 0 == lost)
    let late = Self.event(
      "DTSTART:20260305T133000Z\nDTEND:20260305T141500Z\nBEGIN:VALARM\n"
        + "TRIGGER;RELATED=END:-PT1H\nEND:VALARM")
    let other = try Reading.of("icalendar", Self.calendar(late)) { $0.takesEvents = true }
    #expect(other.tasks.first?.fields[.remind] == "15min")
  }

  @Test func `events are counted with the option that takes them, and those that are over`() throws
  {
    let coming = "DTSTART:20260305T133000Z"
    let text = Self.calendar(
      Self.event(coming), Self.event("DTSTART:20260302T090000Z", "b"),
      Self.event("DTSTART;VALUE=DATE:20260301", "c"),
      Self.event("DTSTART:20260105T090000Z\nRRULE:FREQ=WEEKLY;UNTIL=20260201T090000Z", "d"),
      Self.event("\(coming)\nSTATUS:CANCELLED", "e"),
      Self.event("\(coming)\nRECURRENCE-ID:20260304T133000Z", "f"))
    let without = try Reading.of("icalendar", text)
    #expect(without.tasks.isEmpty && without.losses == [.event: 6])
    let words = ExchangeLoss.lines(without.losses, format: "iCalendar")
    #expect(words.contains { $0.contains("--events") }, "\(words)")
    let reading = try Reading.of("icalendar", text) { $0.takesEvents = true }
    #expect(reading.tasks.count == 1)
    #expect(reading.losses == [.pastEvent: 3, .deleted: 1, .changedOccurrence: 1])
  }

  @Test func `an event without a beginning is refused`() throws {
    let reading = try Reading.of("icalendar", Self.calendar(Self.event("DURATION:PT1H"))) {
      $0.takesEvents = true
    }
    #expect(reading.problemTexts.first?.contains("DTSTART") == true)
  }

  @Test func `what is due in a file is a deadline`() throws {
    let todo = CalendarReadingTests.todo("DUE;TZID=Europe/Berlin:20260305T143000")
    #expect(
      try Reading.of("icalendar", todo).tasks.map(Reading.fields) == ["due=2026-03-05T14:30:00"])
  }
}
