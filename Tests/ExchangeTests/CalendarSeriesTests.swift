import Application
import Exchange
import Foundation
import Localization
import Recurrence
import Testing

/// The dates that a series has besides those of its rule: excluded, added and changed ones.
@Suite struct CalendarSeriesTests {
  private static func calendar(_ parts: String...) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\n"
      + parts.map { "BEGIN:VTODO\nUID:bins\nSUMMARY:Bins\n\($0)\nEND:VTODO\n" }.joined()
      + "END:VCALENDAR\n"
  }

  private static let mondays =
    "DTSTART;VALUE=DATE:20260309\nDUE;VALUE=DATE:20260309\nRRULE:FREQ=WEEKLY;BYDAY=MO"
  private static let evenings =
    "DTSTART;TZID=Europe/Berlin:20260216T180000\nDUE;TZID=Europe/Berlin:20260216T180000\n"
    + "RRULE:FREQ=WEEKLY"

  /// Lines of a series, its pending date, and what is counted.
  static let dates: [(lines: String, pending: String, losses: [ExchangeLoss: Int])] = [
    ("EXDATE;VALUE=DATE:20260309", "2026-03-16", [:]),
    ("EXDATE;VALUE=DATE:20260309,20260316", "2026-03-23", [:]),
    ("EXDATE;VALUE=DATE:20260316", "2026-03-09", [.excludedDate: 1]),
    ("EXDATE;VALUE=DATE:20260310", "2026-03-09", [:]),
    ("EXDATE:20260309T000000", "2026-03-16", [:]),
    ("RDATE;VALUE=DATE:20260307", "2026-03-09", [.addedDate: 1]),
    ("RDATE;VALUE=DATE:20260311", "2026-03-09", [.addedDate: 1]),
    ("EXDATE;VALUE=DATE:20260309\nRDATE;VALUE=DATE:20260311", "2026-03-11", [:]),
  ]

  @Test(arguments: dates)
  func `an excluded or added date decides what is pending, or is counted`(
    _ row: (lines: String, pending: String, losses: [ExchangeLoss: Int])
  ) throws {
    let reading = try Reading.of("icalendar", Self.calendar(Self.mondays + "\n" + row.lines))
    #expect(reading.problemTexts.isEmpty)
    #expect(reading.tasks.first?.pending?.dateText == row.pending)
    #expect(reading.tasks.first?.fields[.every] == "1w on mon")
    #expect(reading.losses == row.losses)
  }

  @Test func `what was done of a series is its history, and the next date is pending`() throws {
    let done = ["20260216", "20260223", "20260302"].map {
      "RECURRENCE-ID;TZID=Europe/Berlin:\($0)T180000\nSTATUS:COMPLETED\nCOMPLETED:\($0)T190000Z"
    }
    let reading = try Reading.of(
      "icalendar", Self.calendar(done[0], Self.evenings, done[1], done[2]))
    #expect(reading.tasks.count == 1 && reading.losses.isEmpty)
    #expect(reading.tasks[0].completions.count == 3)
    #expect(reading.tasks[0].pending?.description == "2026-03-09T18:00:00")
  }

  @Test func `a changed occurrence moves the pending date, a later one is counted`() throws {
    func reading(_ id: String, _ lines: String) throws -> ExchangeReading {
      try Reading.of(
        "icalendar",
        Self.calendar(Self.mondays, "RECURRENCE-ID;VALUE=DATE:\(id)\n\(lines)"))
    }
    let moved = try reading("20260309", "DUE;VALUE=DATE:20260311")
    #expect(moved.tasks.map { $0.pending?.dateText } == ["2026-03-11"] && moved.losses.isEmpty)
    let later = try reading("20260316", "DUE;VALUE=DATE:20260318")
    #expect(later.tasks.map { $0.pending?.dateText } == ["2026-03-09"])
    #expect(later.losses == [.changedOccurrence: 1])
    let cancelled = try reading("20260309", "STATUS:CANCELLED")
    #expect(cancelled.tasks.map { $0.pending?.dateText } == ["2026-03-16"])
    let following = try reading("20260309", "DUE;VALUE=DATE:20260311").tasks[0]
    #expect(following.uuid == moved.tasks[0].uuid)
  }

  @Test func `a changed occurrence whose series is not in the file is a task of its own`() throws {
    let reading = try Reading.of(
      "icalendar",
      Self.calendar(
        "RECURRENCE-ID;VALUE=DATE:20260309\nDUE;VALUE=DATE:20260311",
        "RECURRENCE-ID;VALUE=DATE:20260316\nDUE;VALUE=DATE:20260316"))
    #expect(reading.tasks.map(Reading.fields) == ["due=2026-03-11", "due=2026-03-16"])
    #expect(Set(reading.tasks.map(\.uuid)).count == 2)
  }

  @Test func `a series whose dates are all done or excluded is finished`() throws {
    let reading = try Reading.of(
      "icalendar",
      Self.calendar(
        "DUE;VALUE=DATE:20260309\nRRULE:FREQ=WEEKLY;COUNT=2\nEXDATE;VALUE=DATE:20260316",
        "RECURRENCE-ID;VALUE=DATE:20260309\nSTATUS:COMPLETED\nCOMPLETED:20260301T090000Z"))
    #expect(reading.tasks.map(\.isFinished) == [true])
  }

  @Test func `a due date off its rule is the pending one, and the rule goes on`() throws {
    let reading = try Reading.of(
      "icalendar",
      Self.calendar(
        "DTSTART;VALUE=DATE:20260309\nDUE;VALUE=DATE:20260310\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH"))
    #expect(reading.problemTexts.isEmpty)
    #expect(reading.tasks.first?.pending?.dateText == "2026-03-10")
    #expect(reading.tasks.first?.fields[.every] == "1w on mon,thu")
    #expect(reading.losses == [.offRule: 1])
  }

  @Test func `a rule of excluded dates is refused with its text`() throws {
    let reading = try Reading.of(
      "icalendar", Self.calendar(Self.mondays + "\nEXRULE:FREQ=MONTHLY"))
    #expect(reading.problemTexts.count == 1)
    #expect(reading.problemTexts[0].contains("EXRULE:FREQ=MONTHLY"))
  }

  @Test func `events follow their exceptions`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      SUMMARY:Choir
      DTSTART;TZID=Europe/Berlin:20260105T190000
      RRULE:FREQ=WEEKLY
      EXDATE;TZID=Europe/Berlin:20260302T190000
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      SUMMARY:Choir
      RECURRENCE-ID;TZID=Europe/Berlin:20260309T190000
      DTSTART;TZID=Europe/Berlin:20260310T190000
      END:VEVENT
      END:VCALENDAR
      """
    let reading = try Reading.of("icalendar", text) { $0.takesEvents = true }
    #expect(reading.tasks.map { $0.pending?.description } == ["2026-03-10T19:00:00"])
    #expect(reading.losses.isEmpty && reading.problemTexts.isEmpty)
  }

  /// The last day of a month and others of all seven weekdays, as Outlook has them.
  @Test(arguments: [
    ("FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=-1", "20260331", "1mo on last day"),
    ("FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=3", "20260303", "1mo on 3"),
    (
      "FREQ=YEARLY;BYMONTH=2;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYSETPOS=-1", "20270228", "1y on 29 feb"
    ),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1", "20270228", "1y on 29 feb"),
    ("FREQ=MONTHLY;BYMONTHDAY=15,-1", "20260315", "1mo on 15,31"),
  ])
  func `days counted from the end of a month are read`(
    rule: String, start: String, every: String
  ) throws {
    let reading = try Reading.of(
      "icalendar", Self.calendar("DUE;VALUE=DATE:\(start)\nRRULE:\(rule)"))
    #expect(reading.tasks.map { $0.fields[.every] } == [every], "\(reading.problemTexts)")
  }
}
