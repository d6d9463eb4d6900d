import Testing

@testable import Recurrence

@Suite("Rhythms with days") struct RhythmTests {
  @Test(arguments: [
    ("tue,fri", "1w on tue,fri"), ("Fri, Tue", "1w on tue,fri"),
    ("weekday", "1w on mon,tue,wed,thu,fri"), ("weekend", "1w on sat,sun"),
    ("2w on tue,fri", "2w on tue,fri"), ("2 weeks on tuesday", "2w on tue"),
    ("1mo on 15", "1mo on 15"), ("1mo on 15,1", "1mo on 1,15"),
    ("1mo on last day", "1mo on last day"), ("3mo on last day", "3mo on last day"),
    ("first mon", "1mo on first mon"), ("1mo on last fri", "1mo on last fri"),
    ("2mo on 2nd tue", "2mo on second tue"), ("1mo on first weekday", "1mo on first weekday"),
    ("1mo on last weekday", "1mo on last weekday"), ("1y on 24 dec", "1y on 24 dec"),
    ("1y on 4th thu of nov", "1y on fourth thu of nov"), ("1y on 29 feb", "1y on 29 feb"),
    ("10-14w", "10-14w"), ("1mo", "1mo"), ("last day", "1mo on last day"),
    ("Daily", "1d"), ("weekly", "1w"), ("biweekly", "2w"), ("monthly", "1mo"),
    ("bimonthly", "2mo"), ("yearly", "1y"),
  ])
  func `a text has one canonical form, which reads back the same`(
    text: String, canonical: String
  ) throws {
    let rhythm = try Rhythm(parsing: text)
    #expect(rhythm.description == canonical)
    #expect(try Rhythm(parsing: canonical) == rhythm)
  }

  @Test(arguments: [
    ("3d on tue", "1w on tue"), ("1w on 15", "1mo on 15"), ("1w on last day", "1mo on last day"),
    ("1y on tue", "1w on tue"), ("1mo on 24 dec", "1y on 24 dec"), ("5h on mon", "1w on mon"),
    ("1y on 30 feb", "1y on 29 feb"), ("2y on 31 jun", "2y on 30 jun"),
    ("1w on 30 feb", "1y on 29 feb"),
  ])
  func `days that do not go with the unit are refused with what was meant`(
    text: String, meant: String
  ) throws {
    #expect {
      try Rhythm(parsing: text)
    } throws: { error in
      if case .daysUnit(_, meant)? = error as? RecurrenceError { true } else { false }
    }
  }

  @Test(arguments: [
    "1w on", "1mo on 32", "1mo on 0", "1w on foo", "1mo on sixth mon",
    "1mo on second weekday", "tue,foo", "first foo", "mon tue",
  ])
  func `days that cannot be read are refused`(text: String) {
    #expect(throws: RecurrenceError.days(text)) { try Rhythm(parsing: text) }
  }

  @Test
  func `a window takes no days`() {
    #expect(throws: RecurrenceError.daysWindow("10-14w on tue")) {
      try Rhythm(parsing: "10-14w on tue")
    }
  }

  @Test
  func `weekdays are read by the names of another language`() throws {
    let names = [["пн"], ["вт"], ["ср"], ["чт"], ["пт", "п'ятниця"], ["сб"], ["нд"]]
    #expect(try Rhythm(parsing: "вт,пт", names: names).description == "1w on tue,fri")
    #expect(try Rhythm(parsing: "1mo on last пт", names: names).description == "1mo on last fri")
  }
}
