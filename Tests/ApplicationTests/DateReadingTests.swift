import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

@testable import Application

/// The readings beside the words of a field of dates; Saturday 28 November 2026, 16:25 in Berlin.
@Suite("Readings of date fields") struct DateReadingTests {
  private static let languages: [any Language] = [English(), Ukrainian()]

  private func context(at now: String = "2026-11-28T16:25") throws -> ActionContext {
    let now = try LocalDateTime(parsing: now).date(in: .berlin)
    return ActionContext(now: now, rules: EngineRules(machineZone: .berlin))
  }

  @Test(
    arguments: [
      (.day, "tomorrow", "Sun 29 Nov"), (.day, "weekend", "Sat 28 Nov"), (.day, "fri", "Fri 4 Dec"),
      (.day, "next week", "Mon 30 Nov"), (.day, "15 jan", "Fri 15 Jan 2027"),
      (.day, "2026-11-29", "Sun 29 Nov"), (.day, "in 3 days", "Tue 1 Dec"),
      (.past, "fri", "Fri 27 Nov"), (.past, "yesterday", "Fri 27 Nov"),
      (.past, "last week", "Mon 16 Nov"), (.past, "last month", "Thu 1 Oct"),
      (.moment, "tomorrow 18:00", "Sun 29 Nov 18:00"), (.moment, "in 3 days", "Tue 1 Dec"),
      (.moment, "18:00", "Sat 28 Nov 18:00"), (.until, "2h", "Sat 28 Nov 18:25"),
      (.until, "tomorrow", "Sun 29 Nov 08:00"), (.until, "until fri 9:00", "Fri 4 Dec 09:00"),
      (.done, "yesterday", "Fri 27 Nov 16:25"), (.done, "2 hours ago", "Sat 28 Nov 14:25"),
      (.clock, "6pm", "18:00"), (.clock, "noon", "12:00"),
      (.days, "next week", "Mon 30 Nov – Sun 6 Dec"), (.days, "tomorrow", "Sun 29 Nov"),
      (.day, "завтра", "нд, 29 лист."), (.past, "минулого тижня", "пн, 16 лист."),
      (.until, "завтра", "нд, 29 лист., 08:00"), (.clock, "опівдні", "12:00"),
    ] as [(DateReading.Field, String, String)])
  func `words have a meaning with a weekday, and the year only where it is another one`(
    field: DateReading.Field, text: String, meaning: String
  ) throws {
    let isUkrainian = text.unicodeScalars.contains { $0.value > 0x400 }
    try Localizer.$current.withValue(Localizer(isUkrainian ? Ukrainian() : English())) {
      let reading = try context().dateReading(text, in: field)
      #expect(reading.text == meaning)
    }
  }

  @Test(arguments: [
    (DateReading.Field.day, "nonsense"), (.day, "last week"), (.clock, "25:00"), (.past, "3/4"),
  ])
  func `a wrong word is refused by name`(field: DateReading.Field, text: String) throws {
    let refusal = #expect(throws: Refusal.self) {
      try context().dateReading(text, in: field)
    }
    #expect(refusal?.pageText.contains(text) == true)
  }

  /// Days of this year and of others, so that a year is needed and is not.
  @Test(arguments: DateReading.Field.allCases.filter { $0 != .clock })
  func `what a calendar writes is read as the day that was chosen`(
    field: DateReading.Field
  ) throws {
    let context = try context()
    for language in Self.languages {
      try Localizer.$current.withValue(Localizer(language)) {
        for day in [
          "2026-11-28", "2026-01-02", "2026-12-31", "2025-12-31", "2027-02-28", "2030-06-15",
        ] {
          let words = try context.dateReading(day, in: field).words
          let read = try context.dateReading(words, in: field)
          #expect(read.day == day, "\(language.code) \(words)")
        }
      }
    }
  }

  @Test
  func `near days are words that their fields read`() throws {
    let context = try context()
    for language in Self.languages {
      try Localizer.$current.withValue(Localizer(language)) {
        func days(_ field: DateReading.Field) throws -> [String?] {
          try DateReading.nearDays(of: field).map { try context.dateReading($0, in: field).day }
        }
        let (ahead, back, none) = (try days(.day), try days(.past), try days(.clock))
        #expect(ahead == ["2026-11-28", "2026-11-29", "2026-11-28", "2026-11-30"])
        #expect(back == ["2026-11-28", "2026-11-27", "2026-11-16"])
        #expect(none.isEmpty)
      }
    }
  }
}
