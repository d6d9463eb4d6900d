import Model
import Testing

@testable import Localization

struct TimeTests {
  static let english = Localizer(English())
  static let ukrainian = Localizer(Ukrainian())
  static let morning = LocalTime(year: 2026, month: 1, day: 15, weekday: 4, hour: 9)
  static let evening = LocalTime(
    year: 2026, month: 8, day: 2, weekday: 0, hour: 18, minute: 5, second: 7)

  @Test(arguments: [
    (english, 2026, "Thu 15 Jan 09:00"), (english, 2025, "Thu 15 Jan 2026 09:00"),
    (ukrainian, 2026, "чт, 15 січ., 09:00"), (ukrainian, 2025, "чт, 15 січ. 2026 р., 09:00"),
    (Localizer(English(), clock: .hours12), 2026, "Thu 15 Jan 9:00 AM"),
    (Localizer(Ukrainian(), clock: .hours12), 2026, "чт, 15 січ., 9:00 дп"),
  ])
  func `a moment names its year where that is not the present one`(
    localizer: Localizer, year: Int, text: String
  ) {
    let now = LocalTime(year: year, month: 6, day: 1, weekday: 1)
    #expect(localizer.moment(Self.morning, now: now) == text)
  }

  @Test(arguments: [
    (english, "Sun 2 Aug 2026"), (ukrainian, "нд, 2 серп. 2026 р."),
  ])
  func `a heading names day and year`(localizer: Localizer, text: String) {
    #expect(localizer.dayHeading(Self.evening) == text)
  }

  @Test(arguments: [
    (0, "12:05 AM"), (1, "1:05 AM"), (11, "11:05 AM"), (12, "12:05 PM"), (13, "1:05 PM"),
    (23, "11:05 PM"),
  ])
  func `a 12-hour clock has no hour 0`(hour: Int, text: String) {
    let time = LocalTime(year: 2026, month: 1, day: 1, weekday: 4, hour: hour, minute: 5)
    #expect(Localizer(English(), clock: .hours12).clock(time) == text)
  }

  @Test(arguments: [
    (english, "18:05:07"), (ukrainian, "18:05:07"),
    (Localizer(English(), clock: .hours12), "6:05:07 PM"),
    (Localizer(Ukrainian(), clock: .hours12), "6:05:07 пп"),
  ])
  func `a clock shows seconds where it is asked to`(localizer: Localizer, text: String) {
    #expect(localizer.clockWithSeconds(Self.evening) == text)
  }

  @Test(arguments: [
    (0.0, 0, "now", "зараз"), (59, 0, "now", "зараз"), (-59, 0, "now", "зараз"),
    (60, 0, "in 1 min", "через 1 хв"), (-1200, 0, "20 min ago", "20 хв тому"),
    (3600, 0, "in 1 h", "через 1 год"), (-86_399, -1, "23 h ago", "23 год тому"),
    (86_400, 1, "in 1 day", "через 1 день"), (-259_200, -3, "3 days ago", "3 дні тому"),
    (1_900_800, 22, "in 22 days", "через 22 дні"), (2_419_200, 28, "in 4 weeks", "через 4 тижні"),
    (6_044_340, 69, "in 10 weeks", "через 10 тижнів"),
    (6_566_400, 76, "in 11 weeks", "через 11 тижнів"),
    (15_638_400, 181, "in 6 months", "через 6 місяців"),
    (47_000_000, 544, "in 18 months", "через 18 місяців"),
    (62_985_600, 729, "in 24 months", "через 24 місяці"),
    (63_072_000, 730, "in 2 years", "через 2 роки"),
    (-315_360_000, -3652, "10 years ago", "10 років тому"),
  ])
  func `a relative time has one unit, rounded to the nearest from four weeks on`(
    seconds: Double, days: Int, english: String, ukrainian: String
  ) {
    let time = RelativeTime(
      Self.morning, now: Self.morning, seconds: seconds, calendarDays: days)
    #expect(Self.english.relative(time) == english)
    #expect(Self.ukrainian.relative(time) == ukrainian)
  }

  @Test(arguments: [
    (0.0, "now", "зараз"), (-12, "12 s ago", "12 с тому"), (-61, "1 min ago", "1 хв тому"),
    (-7200, "2 h ago (Thu 15 Jan 09:00)", "2 год тому (чт, 15 січ., 09:00)"),
    (120, "in 2 min (Thu 15 Jan 09:00)", "через 2 хв (чт, 15 січ., 09:00)"),
  ])
  func `an age counts seconds first, and has its moment when it is long`(
    seconds: Double, english: String, ukrainian: String
  ) {
    let time = RelativeTime(Self.morning, now: Self.morning, seconds: seconds, calendarDays: 0)
    #expect(Self.english.age(time) == english)
    #expect(Self.ukrainian.age(time) == ukrainian)
  }

  @Test(arguments: [
    (0.0, "0 s", "0 с"), (90, "90 s", "90 с"), (300, "5 min", "5 хв"), (86_400, "24 h", "24 год"),
    (90_000, "25 h", "25 год"), (259_200, "3 days", "3 дні"), (.infinity, "0 s", "0 с"),
  ])
  func `a length is exact`(seconds: Double, english: String, ukrainian: String) {
    #expect(Self.english.span(TimeSpan(seconds: seconds)) == english)
    #expect(Self.ukrainian.span(TimeSpan(seconds: seconds)) == ukrainian)
  }

  @Test(arguments: Cause.allCases, [english, ukrainian])
  func `a reminder that ends with a day has one full stop`(cause: Cause, localizer: Localizer) {
    let now = LocalTime(year: 2026, month: 1, day: 16, weekday: 5, hour: 9)
    for isDay in [true, false] {
      let due = RelativeTime(Self.morning, now: now, seconds: -86_400, calendarDays: -1)
      for when in [TaskWhen.overdue(since: due.asDay(isDay)), .until(due.asDay(isDay))] {
        let reminder = ReminderPhrase.reminder(
          task: "Rent", cause, at: "Vet", box: .init(number: 2, days: 30), when)
        let text = reminder.text(in: localizer)
        #expect(text.hasSuffix(".") && !text.contains(".."), "\(text)")
      }
    }
  }
}
