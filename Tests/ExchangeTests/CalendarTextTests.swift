import Application
import Exchange
import Foundation
import Localization
import Testing

/// Texts, names, zones and properties of iCalendar as other programs write them.
@Suite struct CalendarTextTests {
  private static func reading(_ lines: String) throws -> ExchangeReading {
    try Reading.of("icalendar", CalendarReadingTests.todo(lines))
  }

  private static func reading(_ bytes: [UInt8]) throws -> ExchangeReading {
    guard let read = ExchangeFormat.named("icalendar")?.read else { return ExchangeReading() }
    return try read(PlainText.utf8(bytes), ReadingOptions(Reading.context))
  }

  @Test func `a text in another encoding is refused with its line`() throws {
    let text = CalendarReadingTests.todo("DESCRIPTION:Fr\u{FC}hjahr")
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let reading = try Self.reading(bytes)
    #expect(reading.tasks.isEmpty)
    #expect(reading.problems.map(\.line) == [6])
    #expect(reading.problemTexts.first?.contains("UTF-8") == true)
  }

  @Test func `a text whose encoding is named is read`() throws {
    let text = CalendarReadingTests.todo("DESCRIPTION;CHARSET=ISO-8859-1:Fr\u{FC}hjahr")
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(try Self.reading(bytes).tasks.first?.fields[.notes] == "Frühjahr")
    let quoted = try Self.reading(
      """
      DESCRIPTION;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Fr=C3=BChjahr=0D=0Aund =
      Sommer
      """)
    #expect(quoted.tasks.first?.fields[.notes] == "Frühjahr\nund Sommer")
    #expect(quoted.losses.isEmpty && quoted.problemTexts.isEmpty)
  }

  @Test func `a blank behind the beginning of a task does not hide it`() throws {
    let text = CalendarReadingTests.todo("STATUS: completed ")
      .replacing("BEGIN:VTODO", with: "BEGIN:VTODO ").replacing("END:VTODO", with: "END:VTODO\t")
    #expect(try Reading.of("icalendar", text).tasks.map(\.isFinished) == [true])
  }

  @Test func `semicolons are escaped in texts and in parameters`() throws {
    let reading = try Self.reading(
      """
      DESCRIPTION:a\\;b\\, c
      CATEGORIES:x\\;y
      BEGIN:VALARM
      PROXIMITY:ARRIVE
      X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Home\\; sweet^'home^':geo:52.1\\,4.3
      END:VALARM
      """)
    let item = try #require(reading.tasks.first)
    #expect(item.fields[.notes] == "a;b, c" && item.fields[.category] == "x;y")
    #expect(item.places.map(\.name) == ["Home; sweet\"home\""])
  }

  @Test(arguments: [
    ("DESCRIPTION:Call Ann\\nabout it", "Call Ann"), ("LOCATION:Shop", "Shop"),
    ("DUE;VALUE=DATE:20260310", "Task without a name"),
  ])
  func `a task without a name gets one`(lines: String, name: String) throws {
    let text = CalendarReadingTests.todo(lines).replacing("SUMMARY:A\r\n", with: "")
    let reading = try Reading.of("icalendar", text)
    #expect(reading.tasks.map(\.name) == [name] && reading.problemTexts.isEmpty)
    #expect(reading.losses == [.unnamed: 1])
  }

  @Test(arguments: [
    ("PERCENT-COMPLETE:100", true), ("STATUS:NEEDS-ACTION\nPERCENT-COMPLETE:100", false),
    ("PERCENT-COMPLETE:50", false), ("RRULE:FREQ=DAILY\nPERCENT-COMPLETE:100", true),
  ])
  func `a task of which all is complete is done`(lines: String, isDone: Bool) throws {
    let reading = try Self.reading("DUE;VALUE=DATE:20260310\n" + lines)
    #expect(reading.tasks.map(\.isFinished) == [isDone], "\(reading.problemTexts)")
  }

  /// Lines, and sentences about what is left out of them.
  static let left: [(lines: String, words: [String])] = [
    ("URL:https://example.org", ["URL"]),
    ("ATTACH:https://example.org/a.pdf\nATTACH:cid:1", ["ATTACH"]),
    ("RELATED-TO:x", ["RELATED-TO"]), ("ORGANIZER:mailto:a@example.org", ["ORGANIZER"]),
    ("PERCENT-COMPLETE:50", ["PERCENT-COMPLETE"]), ("CLASS:PRIVATE", ["CLASS"]),
    ("COLOR:red\nIMAGE;VALUE=URI:https://example.org/a.png", ["COLOR", "IMAGE"]),
    ("CATEGORIES:a,b", ["CATEGORIES"]),
    ("X-MOZ-SNOOZE-TIME:3\nX-APPLE-HASHTAGS:a", ["X-APPLE-HASHTAGS", "X-MOZ-SNOOZE-TIME"]),
    ("DESCRIPTION:one\ntwo words", ["no property"]),
    (
      "BEGIN:VALARM\nACTION:EMAIL\nTRIGGER:-PT5M\nREPEAT:2\nDURATION:PT5M\nEND:VALARM",
      ["(ACTION)", "(DURATION)", "(REPEAT)"]
    ),
    ("BEGIN:VALARM\nTRIGGER;VALUE=DATE-TIME:20260301T090000Z\nEND:VALARM", ["remind"]),
    ("BEGIN:VALARM\nPROXIMITY:CONNECT\nEND:VALARM", ["alarm"]),
    ("CLASS:PUBLIC\nPERCENT-COMPLETE:0\nSEQUENCE:2\nDTSTAMP:20260301T090000Z\nURL:", []),
  ]

  @Test(arguments: left)
  func `what is left out is named`(_ row: (lines: String, words: [String])) throws {
    let reading = try Self.reading("DUE:20260310T090000Z\n" + row.lines)
    #expect(reading.problemTexts.isEmpty)
    let lines = ExchangeLoss.lines(reading.losses, format: "iCalendar").sorted()
    #expect(lines.count == row.words.count, "\(lines)")
    for word in row.words { #expect(lines.contains { $0.contains(word) }, "\(word) \(lines)") }
  }

  @Test(
    arguments: [
      ("EST", "America/Panama"), ("CET", "Europe/Brussels"), ("GMT+0200", "Etc/GMT-2"),
      ("UTC-03:00", "Etc/GMT+3"), ("tzone://Microsoft/Utc", "GMT"),
      ("\"(UTC+02:00) Kyiv\"", "Europe/Kyiv"), ("(UTC) Coordinated Universal Time", "GMT"),
      ("\"(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius\"", "Europe/Helsinki"),
      ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
      ("(GMT+01.00) Sarajevo/Warsaw/Zagreb", "Europe/Sarajevo"),
      ("+0530", nil),
    ] as [(String, String?)])
  func `zones are known by other names, too`(name: String, zone: String?) throws {
    let reading = try Self.reading(
      "DUE;TZID=\(name.hasPrefix("\"") ? name : "\"\(name)\""):20260310T090000")
    let item = try #require(reading.tasks.first, "\(reading.problemTexts)")
    let found = try #require(item.fields[.zone])
    if let zone { #expect(found == zone) }
    let seconds = TimeZone(identifier: found)?.secondsFromGMT(for: Reading.now)
    #expect(zone != nil || seconds == 19_800)
  }

  @Test func `an unknown zone is refused`() throws {
    for name in ["CST", "GMT+1700", "(UTC+02:00) Atlantis", "(UTC+09:00) Kyiv"] {
      let reading = try Self.reading("DUE;TZID=\"\(name)\":20260310T090000")
      #expect(reading.problemTexts.count == 1, "\(name)")
    }
  }

  @Test func `rules of a zone that began in 1601 apply now`() throws {
    let zone = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Custom
      BEGIN:STANDARD
      DTSTART:16010101T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VTODO
      UID:1
      SUMMARY:A
      DUE;TZID=Custom:20260710T090000
      END:VTODO
      END:VCALENDAR
      """
    #expect(try Reading.of("icalendar", zone).tasks.first?.fields[.zone] == "Europe/Berlin")
  }
}
