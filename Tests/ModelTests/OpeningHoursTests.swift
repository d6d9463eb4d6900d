import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Model

/// Opening hours of places (Y7).
struct OpeningHoursTests {
  /// The instant at which the clock in Berlin shows a reading.
  private func at(_ text: String) throws -> Date {
    try LocalDateTime(parsing: text).date(in: .berlin)
  }

  private func text(_ date: Date?) -> String? {
    date.map { String(LocalDateTime($0, in: .berlin).description.prefix(16)) }
  }

  @Test(arguments: [
    ("Mo-Fr 08:00-18:00; Sa 09:00-13:00", "2026-03-02T08:00", true),
    ("Mo-Fr 08:00-18:00; Sa 09:00-13:00", "2026-03-02T07:59", false),
    ("Mo-Fr 08:00-18:00; Sa 09:00-13:00", "2026-03-06T17:59", true),
    ("Mo-Fr 08:00-18:00; Sa 09:00-13:00", "2026-03-06T18:00", false),
    ("Mo-Fr 08:00-18:00; Sa 09:00-13:00", "2026-03-07T12:59", true),
    ("Mo-Fr 08:00-18:00; Sa 09:00-13:00", "2026-03-08T10:00", false),
    ("Sa-Mo 10:00-12:00", "2026-03-08T11:00", true),
    ("Sa-Mo 10:00-12:00", "2026-03-10T11:00", false),
    ("08:00-12:00,13:00-18:00", "2026-03-04T12:30", false),
    ("08:00-12:00,13:00-18:00", "2026-03-04T13:00", true),
    ("24/7", "2026-03-08T03:00", true), ("24/7; Su off", "2026-03-08T03:00", false),
    ("Mo-Su 08:00-18:00; We off", "2026-03-04T12:00", false),
    ("Mo-Su 08:00-18:00; We 10:00-11:00", "2026-03-04T12:00", false),
    ("Mo-Su 08:00-18:00; We 10:00-11:00", "2026-03-04T10:30", true),
    ("Fr,Sa 22:00-02:00", "2026-03-08T01:59", true),
    ("Fr,Sa 22:00-02:00", "2026-03-08T02:00", false),
    ("Sa 22:00-02:00; Su off", "2026-03-08T01:00", true),
    ("Su 22:00-02:00", "2026-03-09T01:00", true),
    ("Mo 18:00-24:00", "2026-03-02T23:59", true), ("Mo 18:00-24:00", "2026-03-03T00:00", false),
    ("Mo 09:00-09:00", "2026-03-03T08:59", true), ("Mo 09:00-09:00", "2026-03-03T09:00", false),
    ("mo - fr: 8:00 – 18:00 ;", "2026-03-02T08:00", true), ("off", "2026-03-02T08:00", false),
    ("Mo,We-Fr closed; Tu 08:00-10:00", "2026-03-03T09:00", true),
  ])
  func `a minute is in or out`(text: String, time: String, isOpen: Bool) throws {
    let hours = try OpeningHours(parsing: text)
    #expect(hours.isOpen(at: try LocalDateTime(parsing: time)) == isOpen)
  }

  @Test(arguments: [
    ("", OpeningHoursError.empty), (" ; ", .empty), ("Mo-Fr", .noTimes("Mo-Fr")),
    ("Mo 08:00", .noTimes("Mo 08:00")), ("PH off", .word("PH")), ("SH 08:00-10:00", .word("SH")),
    ("Mo-Fr 08:00-18:00; PH off", .word("PH")), ("Mo-Fr 08:00-18:00 PH off", .word("PH")),
    ("sunrise-sunset", .word("sunrise")), ("Mo 08:00-sunset", .word("sunset")),
    ("week 1-10 Mo 08:00-10:00", .word("week")), ("Jan-Mar 08:00-10:00", .word("Jan")),
    ("25:00", .time("25:00")), ("4:+0-14:30", .time("4:+0")), ("Mo 08:00-25:00", .time("25:00")),
    ("Mo 08:60-10:00", .time("08:60")), ("24:00-08:00", .time("24:00")),
    ("Mo 8-18", .time("8")), ("Mo 08:00-18:00+", .time("18:00+")),
    ("Mo 08:00-12:00, Tu 08:00-12:00", .comma("Tu")),
    ("Mo 08:00-12:00,11:00-14:00", .overlap("08:00-12:00", "11:00-14:00")),
    ("Mo,Tu 22:00-02:00,01:00-03:00", .overlap("22:00-02:00", "01:00-03:00")),
    ("<b>Mo</b> 08:00-10:00", .word("<b>Mo</b>")), ("Mo 08:00-10:00 \"by day\"", .word("\"by")),
    ("24/7 off", .word("off")), (String(repeating: "Mo off;", count: 40), .tooLong),
  ])
  func `a text that is none is refused, and the word is named`(
    text: String, error: OpeningHoursError
  ) {
    #expect(throws: error) { try OpeningHours(parsing: text) }
  }

  @Test(
    arguments: [
      ("Mo-Fr 08:00-18:00", "2026-03-02T07:00", "2026-03-02T08:00"),
      ("Mo-Fr 08:00-18:00", "2026-03-02T08:00", "2026-03-03T08:00"),
      ("Mo-Fr 08:00-18:00", "2026-03-06T18:00", "2026-03-09T08:00"),
      ("Su 10:00-12:00", "2026-03-08T11:00", "2026-03-15T10:00"),
      ("24/7", "2026-03-08T11:00", nil), ("off", "2026-03-08T11:00", nil),
      ("Mo-Su 00:00-24:00; Tu off", "2026-03-04T11:00", "2026-03-11T00:00"),
      // The clock skips 02:00 to 03:00 on 29 March, and shows it twice on 25 October.
      ("Su 02:00-03:00", "2026-03-28T12:00", "2026-04-05T02:00"),
      ("Su 02:30-12:00", "2026-03-28T12:00", "2026-03-29T03:00"),
      ("Su 10:00-12:00", "2026-03-28T12:00", "2026-03-29T10:00"),
      ("Su 10:00-12:00", "2026-10-24T12:00", "2026-10-25T10:00"),
    ] as [(String, String, String?)])
  func `the next opening is the first instant after being closed`(
    text: String, time: String, opens: String?
  ) throws {
    let hours = try OpeningHours(parsing: text)
    let next = hours.nextOpening(after: try at(time), in: .berlin)
    #expect(self.text(next) == opens)
  }

  @Test func `openings of a day are stretches, cut at its ends`() throws {
    let hours = try OpeningHours(parsing: "Mo-Fr 22:00-02:00,08:00-12:00,12:00-14:00")
    let found = hours.openings(
      from: try at("2026-03-03T00:00"), to: try at("2026-03-03T23:00"), in: .berlin)
    #expect(
      found.map { text($0.start) } == ["2026-03-03T00:00", "2026-03-03T08:00", "2026-03-03T22:00"])
    #expect(
      found.map { text($0.end) } == ["2026-03-03T02:00", "2026-03-03T14:00", "2026-03-03T23:00"])
  }

  @Test func `a day of the change of the clock has an hour less, or more`() throws {
    let hours = try OpeningHours(parsing: "Su 00:00-06:00")
    func seconds(_ day: String) throws -> [TimeInterval] {
      let start = try at(day + "T00:00")
      return hours.openings(from: start, to: start.addingTimeInterval(40_000), in: .berlin)
        .map(\.duration)
    }
    #expect(try seconds("2026-03-22") == [6 * 3600])
    #expect(try seconds("2026-03-29") == [5 * 3600])
    #expect(try seconds("2026-10-25") == [7 * 3600])
  }

  @Test func `a place is read with and without hours`() throws {
    var place = Place.sample()
    let before = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode(Place.self, from: before) == place)
    place.hours = try OpeningHours(parsing: " Mo-Fr 08:00-18:00 ")
    #expect(place.hours?.text == "Mo-Fr 08:00-18:00")
    let after = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode(Place.self, from: after) == place)
  }
}
