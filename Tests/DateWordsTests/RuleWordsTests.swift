import Localization
import Recurrence
import Testing

@testable import DateWords

@Suite("Rules in words") struct RuleWordsTests {
  private static let words = RuleWords(language: Ukrainian())

  @Test(arguments: [
    ("every day", "1d"), ("day", "1d"), ("week", "1w"), ("month", "1mo"), ("year", "1y"),
    ("hour", "1h"), ("every 3 days", "3d"), ("two weeks", "2w"), ("10 to 14 weeks", "10-14w"),
    ("every 10-14w", "10-14w"), ("other day", "2d"), ("every other week", "2w"),
    ("other monday", "2w on mon"), ("every other weekend", "2w on sat,sun"),
    ("second day", "2d"), ("every third week", "3w"), ("daily", "1d"), ("weekly", "1w"),
    ("monthly", "1mo"), ("yearly", "1y"), ("annually", "1y"), ("hourly", "1h"),
    ("fortnight", "2w"), ("every fortnight", "2w"), ("quarter", "3mo"), ("2 quarters", "6mo"),
    ("tuesdays", "1w on tue"), ("every tuesdays", "1w on tue"), ("mon and thu", "1w on mon,thu"),
    ("mon & thu", "1w on mon,thu"), ("tue, thu and sat", "1w on tue,thu,sat"),
    ("mon wed fri", "1w on mon,wed,fri"), ("mon-fri", "1w on mon,tue,wed,thu,fri"),
    ("sat-mon", "1w on mon,sat,sun"), ("mon to wed", "1w on mon,tue,wed"),
    ("mon-wed and sat", "1w on mon,tue,wed,sat"),
    ("weekdays", "1w on mon,tue,wed,thu,fri"), ("weekends", "1w on sat,sun"),
    ("2 weeks on tue, thu and sat", "2w on tue,thu,sat"),
    ("2 weeks on mon-fri", "2w on mon,tue,wed,thu,fri"),
    ("week on friday", "1w on fri"), ("every 2 weeks friday", "2w on fri"), ("15th", "1mo on 15"),
    ("the 15th", "1mo on 15"), ("1st and 15th", "1mo on 1,15"),
    ("15th of the month", "1mo on 15"), ("month on the 15th", "1mo on 15"),
    ("month on the first", "1mo on 1"), ("2 months on 15", "2mo on 15"),
    ("last day of the month", "1mo on last day"), ("first monday of the month", "1mo on first mon"),
    ("second tuesday of every month", "1mo on second tue"), ("last friday", "1mo on last fri"),
    ("last weekday of the month", "1mo on last weekday"), ("24 dec", "1y on 24 dec"),
    ("december 24th", "1y on 24 dec"), ("24th of december", "1y on 24 dec"),
    ("year on 24 december", "1y on 24 dec"), ("4th thu of nov", "1y on fourth thu of nov"),
    ("second tue", "1mo on second tue"), ("quarter on last day", "3mo on last day"),
    ("monthly by the 28th", "1mo on 28"), ("every 3 months due 15th", "3mo on 15"),
    ("month until the 28th", "1mo on 28"), ("щомісяця до 28 числа", "1mo on 28"),
    ("щодня", "1d"), ("щотижня", "1w"), ("щомісяця", "1mo"), ("щороку", "1y"),
    ("кожні 2 тижні", "2w"), ("кожен день", "1d"), ("кожного місяця", "1mo"),
    ("кожні 10–14 тижнів", "10-14w"), ("щопонеділка", "1w on mon"),
    ("кожної п'ятниці", "1w on fri"), ("кожні вт і чт", "1w on tue,thu"),
    ("по вівторках", "1w on tue"), ("по буднях", "1w on mon,tue,wed,thu,fri"),
    ("кожні 2 тижні у вт", "2w on tue"), ("пн-пт", "1w on mon,tue,wed,thu,fri"),
    ("кожного 15-го числа", "1mo on 15"), ("15-го щомісяця", "1mo on 15"),
    ("кожен останній день місяця", "1mo on last day"),
    ("кожен перший понеділок", "1mo on first mon"),
    ("every 2 fridays", "2w on fri"), ("every day except friday", "1w on mon,tue,wed,thu,sat,sun"),
    ("weekdays except wed", "1w on mon,tue,thu,fri"), ("everyday", "1d"),
    ("every working day", "1w on mon,tue,wed,thu,fri"), ("month on day 28", "1mo on 28"),
    ("day 28 of every month", "1mo on 28"), ("end of every month", "1mo on last day"),
    ("every year on 12.02.", "1y on 12 feb"), ("mon-wed-fri", "1w on mon,wed,fri"),
    ("щодня крім неділі", "1w on mon,tue,wed,thu,fri,sat"), ("що 3 дні", "3d"),
    ("щодругого понеділка", "2w on mon"), ("один раз на 3 місяці", "3mo"),
    ("щороку 24 грудня", "1y on 24 dec"), ("кожні два тижні", "2w"), ("квартал", "3mo"),
  ])
  func `a rule in words is the canonical one`(text: String, canonical: String) throws {
    #expect(try Self.words.reading(text).rhythm.description == canonical)
    #expect(try Self.words.reading(text.uppercased()).rhythm.description == canonical)
  }

  @Test(arguments: [
    ("3d, counted from when it was done", "3d", ResetMode.done),
    ("1mo on 1,15, a fixed rhythm", "1mo on 1,15", .start), ("3d, від виконання", "3d", .done),
    ("2w on tue, сталий ритм", "2w on tue", .start),
  ])
  func `what show prints says from what it is counted`(
    text: String, canonical: String, mode: ResetMode
  ) throws {
    let reading = try Self.words.reading(text)
    #expect(reading.rhythm.description == canonical)
    #expect(reading.mode == mode)
  }

  @Test(arguments: [
    "", "breath you take", "day on the phone", "day may need", "week second reading", "other",
    "and", "mon and", "15", "2", "the", "mon-", "every", "second", "on", "a day early",
    "other weekday", "3 days except friday", "friday except friday", "day except", "day 28",
  ])
  func `anything else is no rule`(text: String) {
    #expect(Self.words.rhythm(text) == nil)
  }

  @Test(arguments: ["3 days on tuesday", "weeks on 15th", "10-14 weeks on tue"])
  func `days that do not go with the period are refused by name`(text: String) {
    #expect {
      try Self.words.reading(text)
    } throws: { error in
      switch error as? RecurrenceError {
      case .daysUnit, .daysWindow: true
      default: false
      }
    }
  }
}
