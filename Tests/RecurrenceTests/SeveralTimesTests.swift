import Foundation
import Localization
import Testing

@testable import Recurrence

/// Several times a day, each an occurrence of its own (Z6).
struct SeveralTimesTests {
  private static func schedule(
    _ every: String, _ times: String, zone: String = "Europe/Berlin",
    start: String = "2026-12-01T00:00", first: String? = nil, end: String? = nil
  ) throws -> Schedule {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: every), from: .start, start: LocalDateTime(parsing: start),
      first: first.map { try LocalDateTime(parsing: $0) },
      end: end.map { try LocalDateTime(parsing: $0) }, times: TimesOfDay(parsing: times))
    return Schedule(rule: .repeating(cadence), zone: try timeZone(zone))
  }

  private static let zones = [
    "Europe/Berlin", "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia",
    "America/Nuuk",
  ]
  /// Rules, with the dates of each by its distance from the start.
  private static let rules: [(String, @Sendable (LocalDateTime, LocalDateTime) -> Bool)] = [
    ("1d", { _, _ in true }),
    ("3d", { ($0.daysSinceEpoch - $1.daysSinceEpoch) % 3 == 0 }),
    ("2w", { ($0.daysSinceEpoch - $1.daysSinceEpoch) % 14 == 0 }),
    ("1w on sat,sun", { date, _ in [0, 6].contains(date.daysSinceSunday) }),
    (
      "1mo on 1,28,29,30,31",
      { date, _ in [1, 28, 29, 30, 31].contains(date.day) || date.addingDays(1).day == 1 }
    ),
  ]

  @Test(
    arguments: zones,
    ["8:00,20:00", "2:00,3:00", "1:30,2:10,2:35,2:59,3:00,23:59", "0:10,23:10,23:30"])
  func `every occurrence is one of the times of a day, and none is lost or twice`(
    zone: String, times: String
  ) throws {
    for (every, isDay) in Self.rules {
      for start in ["2026-03-01T10:00:00", "2026-10-01T02:05:00", "2011-11-20T00:00:00"] {
        let schedule = try Self.schedule(every, times, zone: zone, start: start)
        let begin = try LocalDateTime(parsing: start)
        let midnight = begin.at(.midnight)
        let instants = try (0..<70).map(midnight.addingDays).filter { isDay($0, midnight) }
          .flatMap { day in
            try TimesOfDay(parsing: times).all.map { day.at($0).date(in: schedule.zone) }
          }
        let expected = Set(instants).filter { $0 >= begin.date(in: schedule.zone) }.sorted()
        var state = schedule.initialState(now: begin.date(in: schedule.zone).addingTimeInterval(-1))
        let first = state
        for (index, due) in expected.enumerated() {
          let countdown = try #require(schedule.countdown(at: state))
          #expect(countdown.due == due, "\(every) from \(start), number \(index)")
          #expect(index == 0 || countdown.began == expected[index - 1])
          #expect(countdown.opens ?? due >= countdown.began ?? due)
          state = schedule.state(afterDoneAt: due, from: state, now: due)
        }
        // From anywhere the next one is found, and what lies between is counted.
        let middle = expected.count / 2
        for index in stride(from: 0, to: expected.count - 1, by: 17) {
          let next = schedule.initialState(now: expected[index])
          #expect(schedule.countdown(at: next)?.due == expected[index + 1])
          let passed = schedule.passed(from: first, lasting: 0, now: expected[index])
          #expect(passed?.missed == index + 1, "\(every) from \(start), number \(index)")
        }
        #expect(
          schedule.dueDates(from: expected[0], to: expected[middle], at: first)
            == Array(expected[..<middle]))
      }
    }
  }

  @Test
  func `the day of the start is the first one, with the times that come after it`() throws {
    for (start, first) in [
      ("2026-12-01T10:00", "2026-12-01T20:00"), ("2026-12-01T08:00", "2026-12-01T08:00"),
      ("2026-12-01T20:01", "2026-12-02T08:00"),
    ] {
      let schedule = try Self.schedule("1d", "8:00,20:00", start: start)
      #expect(
        schedule.countdown(at: .beginning)?.due
          == (try LocalDateTime(parsing: first)).date(in: schedule.zone))
    }
    let weekly = try Self.schedule("1w", "8:00,20:00", first: "2026-12-03T12:00")
    #expect(
      try weekly.upcoming(2, from: .beginning, now: instant("2026-12-01T00:00:00Z")).map(\.due)
        == [instant("2026-12-03T19:00:00Z"), instant("2026-12-10T07:00:00Z")])
  }

  @Test
  func `one is missed at its end, or already when the next one begins`() throws {
    let schedule = try Self.schedule("1d", "8:00,8:20,20:00")
    let state = schedule.initialState(now: try instant("2026-12-01T00:00:00Z"))
    func passed(_ time: String) throws -> (state: RecurrenceState, missed: Int)? {
      schedule.passed(from: state, lasting: 1800, now: try instant("2026-12-\(time):00Z"))
    }
    #expect(try passed("01T07:19") == nil)
    #expect(try passed("01T07:20")?.missed == 1)
    #expect(try passed("01T07:20")?.state == .occurrence(1))
    #expect(try passed("01T07:49")?.missed == 1)
    #expect(try passed("01T07:50")?.missed == 2)
    #expect(try passed("03T19:10")?.missed == 8)
    #expect(
      try schedule.end(of: instant("2026-12-01T07:00:00Z"), lasting: 1800)
        == instant("2026-12-01T07:20:00Z"))
    #expect(
      try schedule.end(of: instant("2026-12-01T07:20:00Z"), lasting: 1800)
        == instant("2026-12-01T07:50:00Z"))
    // The last one before the end of the series is the last that can be missed.
    let ending = try Self.schedule("1d", "8:00,20:00", end: "2026-12-02T08:00")
    let over = ending.passed(
      from: state, lasting: 1800, now: try instant("2026-12-09T00:00:00Z"))
    #expect(over?.missed == 3)
    #expect(over.flatMap { ending.countdown(at: $0.state) } == nil)
  }

  @Test(arguments: [
    // Present times and pending one, new times, now, and what is pending then.
    ("8:00", "2026-12-02T08:00", "8:00,20:00", "2026-12-01T10:00", "2026-12-01T20:00"),
    ("8:00,20:00", "2026-12-01T20:00", "8:00,14:00,20:00", "2026-12-01T10:00", "2026-12-01T14:00"),
    ("8:00,20:00", "2026-12-01T20:00", "8:00", "2026-12-01T10:00", "2026-12-02T08:00"),
    ("8:00,20:00", "2026-12-01T20:00", "8:00,14:00,20:00", "2026-12-01T20:10", "2026-12-01T20:00"),
    // 8:00 was ticked at 7:50.
    ("8:00,20:00", "2026-12-01T20:00", "8:00,14:00,20:00", "2026-12-01T07:55", "2026-12-01T14:00"),
  ])
  func `with other times the same occurrence goes on, or the next one to come`(
    times: String, pending: String, newTimes: String, now: String, expected: String
  ) throws {
    let (old, new) = (
      try Self.schedule("1d", times, start: "2026-11-01T00:00"),
      try Self.schedule("1d", newTimes, start: "2026-11-01T00:00")
    )
    func date(_ text: String) throws -> Date {
      try LocalDateTime(parsing: text).date(in: old.zone)
    }
    let state = old.initialState(now: try date(pending).addingTimeInterval(-1))
    let next = new.state(after: old, at: state, now: try date(now))
    #expect(new.countdown(at: next)?.due == (try date(expected)))
  }

  @Test(arguments: [
    (2, "08:00", "22:00", "08:00,20:00"), (3, "08:00", "22:00", "08:00,14:00,20:00"),
    (4, "07:30", "22:00", "07:30,11:30,15:30,19:30"),
    (6, "08:00", "22:00", "08:00,10:20,12:45,15:10,17:35,20:00"),
    (3, "14:00", "22:00", "14:00,18:00,22:00"), (2, "14:00", "02:00", "14:00,23:55"),
  ])
  func `a number of times a day stands within twelve hours, or within the day`(
    count: Int, start: String, end: String, times: String
  ) throws {
    let found = try TimesOfDay(
      timesADay: count, from: TimeOfDay(parsing: start), to: TimeOfDay(parsing: end))
    #expect(found.description == times)
    #expect(try TimesOfDay(parsing: times) == found)
  }

  @Test(arguments: [
    ("20:00,8:00", "\"08:00\" does not come after \"20:00\""),
    ("8:00,08:00", "\"08:00\" does not come after \"08:00\""),
    ("8:00,", "\"8:00,\" is not a list of times of day"), (",", "is not a list"),
    ("25:00,8:00", "\"25:00\" is not a time of day"),
    ("1:00,2:00,3:00,4:00,5:00,6:00,7:00", "is 7 times a day: expected 2 to 6"),
  ])
  func `what is no list of times says what was expected`(text: String, words: String) {
    let error = #expect(throws: RecurrenceError.self) { try TimesOfDay(parsing: text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test
  func `several times go with neither hours, nor windows, nor counting from done`() throws {
    let (start, times) = (
      try LocalDateTime(parsing: "2026-12-01T08:00"), try TimesOfDay(parsing: "8:00,20:00")
    )
    for (every, mode) in [("12h", ResetMode.start), ("1-2w", .start), ("1d", .done)] {
      #expect(throws: RecurrenceError.self) {
        try Cadence(rhythm: Rhythm(parsing: every), from: mode, start: start, times: times)
      }
    }
  }

  @Test
  func `the stored form has all times in one text`() throws {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: "1d"), from: .start,
      start: LocalDateTime(parsing: "2026-12-01T08:00"), times: TimesOfDay(parsing: "8:00,20:00"))
    let json = try JSONEncoder().encode(cadence)
    #expect(String(decoding: json, as: UTF8.self).contains(#""at":"08:00,20:00""#))
    #expect(try JSONDecoder().decode(Cadence.self, from: json) == cadence)
  }
}
