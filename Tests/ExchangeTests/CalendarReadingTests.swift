import Application
import Exchange
import Foundation
import Localization
import Testing

/// VTODO of iCalendar (K2 to K5, and what section 4 of the contract refuses).
@Suite struct CalendarReadingTests {
  static func todo(_ lines: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:a@b\r\nSUMMARY:A\r\n"
      + lines.split(separator: "\n").joined(separator: "\r\n")
      + "\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
  }

  /// A rule with its first date, and how Passby says it; `nil` where it refuses.
  static let rules: [(rule: String, start: String, every: String?)] = [
    ("FREQ=DAILY", "20260302", "1d"), ("FREQ=WEEKLY;INTERVAL=10", "20260302", "10w"),
    ("FREQ=WEEKLY;BYDAY=TU,FR", "20260303", "1w on tue,fri"),
    ("FREQ=WEEKLY;BYDAY=TU,FR", "20260302", nil),
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU", "20260303", nil),
    ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "20260302", "1w on mon,tue,wed,thu,fri"),
    ("FREQ=MONTHLY;BYDAY=2TU", "20260310", "1mo on second tue"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "20260327", "1mo on last fri"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "20260315", "1mo on 1,15"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "20260331", "1mo on last day"),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "20260331", "1mo on last weekday"),
    ("FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", "20260330", "1mo on 30"),
    ("FREQ=MONTHLY;BYMONTHDAY=31", "20260331", nil), ("FREQ=MONTHLY", "20260331", nil),
    ("FREQ=MONTHLY", "20260302", "1mo"), ("FREQ=YEARLY", "20240229", nil),
    ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "20261126", "1y on fourth thu of nov"),
    ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "20261224", "1y on 24 dec"),
    ("FREQ=YEARLY;BYDAY=20MO", "20260518", nil), ("FREQ=SECONDLY", "20260302", nil),
    ("FREQ=WEEKLY;BYHOUR=9", "20260302", nil), ("FREQ=MONTHLY;BYDAY=1MO,3MO", "20260302", nil),
    ("FREQ=YEARLY;BYWEEKNO=20", "20260511", nil),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "20260313", nil),
  ]

  @Test(arguments: rules)
  func `a rule is said exactly, or refused`(
    _ row: (rule: String, start: String, every: String?)
  ) throws {
    let reading = try Reading.of(
      "icalendar", Self.todo("DUE;VALUE=DATE:\(row.start)\nRRULE:\(row.rule)"))
    #expect(reading.tasks.first?.fields[.every] == row.every)
    #expect(reading.problems.count == (row.every == nil ? 1 : 0))
  }

  @Test(
    arguments: [
      ("FREQ=DAILY;BYHOUR=8,20", "20260302T080000", "1d", "08:00,20:00"),
      ("FREQ=DAILY;BYHOUR=8,14,20;BYMINUTE=30", "20260302T143000", "1d", "08:30,14:30,20:30"),
      (
        "FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=8;BYMINUTE=0,30", "20260302T080000", "1w on mon,thu",
        "08:00,08:30"
      ),
      ("FREQ=DAILY;BYHOUR=8", "20260302T080000", "1d", nil),
      ("FREQ=DAILY;BYHOUR=8,20;COUNT=3", "20260302T080000", "1d", "08:00,20:00"),
      ("FREQ=DAILY;BYHOUR=9,20", "20260302T080000", nil, nil),
      ("FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7", "20260302T010000", nil, nil),
      ("FREQ=DAILY;BYHOUR=8,24", "20260302T080000", nil, nil),
      ("FREQ=DAILY;BYHOUR=8,20;BYSECOND=0,30", "20260302T080000", nil, nil),
      ("FREQ=HOURLY;BYHOUR=8,20", "20260302T080000", nil, nil),
    ] as [(String, String, String?, String?)])
  func `hours and minutes of a rule are times of day`(
    rule: String, start: String, every: String?, times: String?
  ) throws {
    let reading = try Reading.of("icalendar", Self.todo("DTSTART:\(start)\nRRULE:\(rule)"))
    #expect(reading.tasks.first?.fields[.every] == every)
    #expect(reading.tasks.first?.fields[.at] == times)
    #expect(reading.problems.count == (every == nil ? 1 : 0))
    if rule.contains("COUNT") {
      #expect(reading.tasks.first?.fields[.end] == "2026-03-03T08:00:00")
    }
  }

  @Test func `a short month is taken only as an approximation`() throws {
    let text = Self.todo("DUE;VALUE=DATE:20260331\nRRULE:FREQ=MONTHLY;BYMONTHDAY=31")
    #expect(try Reading.of("icalendar", text).problemTexts[0].contains("--approximate"))
    let reading = try Reading.of("icalendar", text) { $0.approximates = true }
    #expect(reading.tasks.first?.fields[.every] == "1mo on 31")
    #expect(reading.losses == [.approximate: 1])
  }

  @Test func `COUNT and UNTIL end a series`() throws {
    for (rule, end) in [
      ("FREQ=WEEKLY;COUNT=3", "2026-03-16"), ("FREQ=DAILY;UNTIL=20260310", "2026-03-10"),
      ("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4", "2026-03-11"),
    ] {
      let reading = try Reading.of(
        "icalendar", Self.todo("DUE;VALUE=DATE:20260302\nRRULE:\(rule)"))
      #expect(reading.tasks.first?.fields[.end] == end, "\(rule)")
    }
  }

  @Test(arguments: [
    ("DUE;TZID=Europe/Kyiv:20260310T090000", "Europe/Kyiv"),
    ("DUE;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260310T090000", "Europe/Berlin"),
    ("DUE;TZID=\"W. Europe Standard Time\":20260310T090000", "Europe/Berlin"),
    ("DUE:20260310T090000", "floating"),
  ])
  func `zones are known by their names`(_ row: (String, String)) throws {
    let item = try #require(try Reading.of("icalendar", Self.todo(row.0)).tasks.first)
    #expect(item.fields[.zone] == row.1)
    #expect(item.fields[.due] == "2026-03-10T09:00:00")
  }

  @Test func `a zone with rules of its own is that with the same rules`() throws {
    let zone = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Mine
      BEGIN:STANDARD
      DTSTART:19701025T030000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700329T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VTODO
      UID:1
      SUMMARY:A
      DUE;TZID=Mine:20260710T090000
      END:VTODO
      END:VCALENDAR
      """
    #expect(
      try Reading.of("icalendar", zone).tasks.first?.fields[.zone] == "Europe/Berlin")
    let other = zone.replacing("+0200", with: "+0217")
    #expect(try Reading.of("icalendar", other).problemTexts.count == 1)
  }

  static let bad = [
    "DUE:00010101T000000Z", "DUE;TZID=Nowhere:20260310T090000", "DUE:yesterday",
    "DUE:20260310T090000Z\nRRULE:FREQ=SECONDLY;COUNT=3153600000",
    "X-LONG:" + String(repeating: "x", count: 70_000),
    String(repeating: "BEGIN:VALARM\nEND:VALARM\n", count: 1001), "X-CR:a\rb",
    "BEGIN:VALARM\nTRIGGER:PT0S",
  ]

  @Test(arguments: bad)
  func `a bad component is refused and named, the next one is read`(_ lines: String) throws {
    let text = Self.todo(lines).replacing(
      "END:VCALENDAR", with: "BEGIN:VTODO\r\nUID:2\r\nSUMMARY:Good\r\nEND:VTODO\r\nEND:VCALENDAR")
    let reading = try Reading.of("icalendar", text)
    #expect(reading.tasks.map(\.name) == ["Good"])
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.what == "\"A\"")
  }

  @Test func `both dialects of alarms at places are read`() throws {
    let apple = try Reading.of(
      "icalendar",
      Self.todo(
        """
        BEGIN:VALARM
        X-APPLE-PROXIMITY:DEPART
        X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=75;
         X-TITLE="Home, sweet":geo:52.1\\,4.3
        END:VALARM
        """))
    let item = try #require(apple.tasks.first)
    #expect(item.places.map(\.name) == ["Home, sweet"] && item.places[0].radiusMeters == 75)
    #expect(item.fields[.on] == "exit")
    let standard = try Reading.of(
      "icalendar",
      Self.todo(
        """
        BEGIN:VALARM
        PROXIMITY:ARRIVE
        BEGIN:VLOCATION
        UID:x
        NAME:Vet
        URL:geo:52.1,4.3
        END:VLOCATION
        END:VALARM
        BEGIN:VALARM
        PROXIMITY:CONNECT
        END:VALARM
        """))
    #expect(standard.tasks.first?.places.map(\.radiusMeters) == [100])
    #expect(standard.tasks.first?.fields[.on] == nil)
    let position = try Reading.of(
      "icalendar", Self.todo("LOCATION:Shop\\, corner\nGEO:52.1;4.3"))
    #expect(position.tasks.first?.places.map(\.name) == ["Shop, corner"])
  }
}
