import Application
import Localization
import Recurrence
import Testing

@testable import CommandSupport

/// A month on the terminal.
struct MonthGridTests {
  /// 1 March 2026, a Sunday.
  private static let first = 20_513

  @Test
  func `weeks begin on Monday, and signs stand beside their days`() {
    let grid = MonthGrid(CalendarMonth(day: Self.first), signs: [Self.first: "●", 20_522: "♥"])
    #expect(
      grid.lines == [
        "March 2026", "Mon Tue Wed Thu Fri Sat Sun ", "                         1● ",
        " 2   3   4   5   6   7   8  ", " 9  10♥ 11  12  13  14  15  ",
        "16  17  18  19  20  21  22  ", "23  24  25  26  27  28  29  ", "30  31  ",
      ])
  }

  @Test
  func `names and the first day of the week are those of the reader`() {
    let month = CalendarMonth(day: Self.first)
    let ukrainian = Localizer.$current.withValue(Localizer(Ukrainian())) {
      MonthGrid(month, signs: [:]).lines
    }
    #expect(ukrainian.prefix(2) == ["Березень 2026", "пн  вт  ср  чт  пт  сб  нд  "])
    let sunday = Localizer.$current.withValue(Localizer(English(), firstWeekday: 0)) {
      MonthGrid(month, signs: [:]).lines
    }
    #expect(sunday.count == 7 && sunday[1].hasPrefix("Sun") && sunday[2].hasPrefix(" 1   2 "))
  }
}
