import Foundation
import Localization
import Recurrence
import Testing

@testable import DateWords

/// Printed dates and rules, which are read back (Q8).
@Suite("Printed dates and rules") struct PrintedDatesTests {
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  private static let languages: [any Language] = [English(), Ukrainian()]

  /// Dates near and far, each at another time of day.
  private static let times: [LocalDateTime] = {
    let now = (try? LocalDateTime(parsing: "2026-10-15T09:20")) ?? LocalDateTime(.now, in: zone)
    var days = Array(-40...40)
    for index in 1...400 { days += [index * 37 - 288 + index % 7, -index * 11] }
    return days.enumerated().map { index, days in
      now.addingDays(days).at(TimeOfDay(hour: index * 7 % 24, minute: index * 13 % 60))
    }
  }()

  @Test(arguments: ["en", "uk"], [ClockStyle.hours24, .hours12])
  func `each date and time that is printed is read back`(code: String, clock: ClockStyle) throws {
    let language = try #require(Self.languages.first { $0.code == code })
    let localizer = Localizer(language, clock: clock)
    let local = try LocalDateTime(parsing: "2026-10-15T09:20")
    let words = DateWords(
      now: local.date(in: Self.zone), in: Self.zone, direction: .future, language: language)
    let now = LocalTime(local)
    for expected in Self.times {
      let time = LocalTime(expected)
      for text in [localizer.moment(time, now: now), localizer.fullMoment(time)] {
        #expect(try words.moment(text) == .local(expected), "\(text)")
      }
      let day = Moment.day(year: expected.year, month: expected.month, day: expected.day)
      for text in [localizer.day(time, now: now), localizer.dayHeading(time)] {
        #expect(try words.moment(text) == day, "\(text)")
      }
    }
  }

  /// The words of a row without what stands before the date (Z1).
  @Test(arguments: ["en", "uk"], [ClockStyle.hours24, .hours12])
  func `a date or time as a row says it is read back`(code: String, clock: ClockStyle) throws {
    let language = try #require(Self.languages.first { $0.code == code })
    let localizer = Localizer(language, clock: clock)
    let local = try LocalDateTime(parsing: "2026-10-15T09:20")
    let words = DateWords(
      now: local.date(in: Self.zone), in: Self.zone, direction: .future, language: language)
    for (days, hour) in [(0, 14), (0, 23), (1, 8), (1, 14), (2, 14), (300, 14)] {
      let expected = local.addingDays(days).at(TimeOfDay(hour: hour, minute: 30))
      let time = RelativeTime(
        expected.date(in: Self.zone), in: Self.zone, now: local.date(in: Self.zone))
      let text = localizer.near(time)
      #expect(try words.moment(text) == .local(expected), "\(text)")
      let day = Moment.day(year: expected.year, month: expected.month, day: expected.day)
      #expect(try words.moment(localizer.near(time.asDay())) == day, "\(text)")
    }
  }

  @Test
  func `a time on the clock of another zone is an instant`() throws {
    let localizer = Localizer(English())
    let local = try LocalDateTime(parsing: "2026-10-15T09:20")
    let words = DateWords(
      now: local.date(in: Self.zone), in: Self.zone, direction: .future, language: English())
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let time = try LocalDateTime(parsing: "2026-10-16T18:05")
    let text = localizer.moment(LocalTime(time, zone: "New York"), now: LocalTime(local))
    #expect(text == "Fri 16 Oct 18:05 New York")
    #expect(try words.moment(text) == .instant(time.date(in: zone)))
    let reader = DateWords(
      now: local.date(in: Self.zone), in: Self.zone, direction: .future, readsZones: false)
    #expect(throws: DateWordsError.unreadable(text)) { try reader.moment(text) }
  }

  private static let rules = [
    "12h", "1h", "1d", "3d", "2-3d", "1w", "2w", "10-14w", "10d-2w", "1mo", "3mo", "1y",
    "1w on tue",
    "1w on mon,tue,wed,thu,fri", "1w on sat,sun", "2w on tue,fri", "1mo on 15", "1mo on 1,15",
    "1mo on last day", "3mo on last day", "1mo on first mon", "1mo on last fri",
    "2mo on second tue", "1mo on first weekday", "1mo on last weekday", "1y on 24 dec",
    "1y on 29 feb", "1y on fourth thu of nov", "2y on 15 jan",
  ]

  @Test(arguments: rules)
  func `each rule that is printed is read back`(rule: String) throws {
    let rhythm = try Rhythm(parsing: rule)
    #expect(rhythm.description == rule)
    for language in Self.languages {
      let localizer = Localizer(language)
      let words = RuleWords(language: language)
      for (phrase, mode) in [(TaskPhrase.fromDone, ResetMode.done), (.fixedRhythm, .start)] {
        // As `show` prints it.
        let reading = try words.reading("\(rule), \(phrase.text(in: localizer))")
        #expect(reading.rhythm == rhythm && reading.mode == mode)
      }
      // As the page prints it.
      let period = TaskPhrase.everyPeriod(
        rhythm.every.minimum.map(Self.span), Self.span(rhythm.every.maximum), on: rhythm.days
      ).text(in: localizer)
      for text in [
        period, TaskPhrase.periodAfterDone(period).text(in: localizer),
        TaskPhrase.periodOnFixedDates(period).text(in: localizer),
      ] {
        #expect(words.rhythm(text) == rhythm, "\(text)")
      }
    }
  }

  private static func span(_ period: Period) -> TimeSpan {
    switch period.unit {
    case .hour: TimeSpan(period.count, .hour)
    case .day: TimeSpan(period.count, .day)
    case .week: TimeSpan(period.count, .week)
    case .month: TimeSpan(period.count, .month)
    case .year: TimeSpan(period.count, .year)
    }
  }
}
