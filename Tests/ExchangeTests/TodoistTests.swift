import Application
import Exchange
import Foundation
import Localization
import Testing

/// The dates of Todoist (I11), read on Monday, 2 March 2026.
@Suite struct TodoistTests {
  private func read(_ date: String, deadline: String = "") throws -> ExchangeReading {
    try Reading.of(
      "todoist",
      """
      TYPE,CONTENT,PRIORITY,INDENT,DATE,DATE_LANG,DEADLINE
      task,Thing,4,1,"\(date)",en,\(deadline)
      """)
  }

  static let dates: [(String, String)] = [
    ("every 3 days starting 3 aug", "every=3d from=start first=2026-08-03"),
    ("ev 3 days 9am starting 3 aug", "every=3d from=start first=2026-08-03 at=09:00"),
    ("every monday starting 4 aug", "every=1w on mon from=start start=2026-08-04"),
    ("every! 3 days starting 3 aug", "every=3d from=done first=2026-08-03"),
    ("every 3 days starting 2026-02-01", "every=3d from=start start=2026-02-01"),
    (
      "every day starting 3 aug ending 10 aug",
      "every=1d from=start first=2026-08-03 end=2026-08-10"
    ),
    ("every day from 3 aug for 3 weeks", "every=1d from=start first=2026-08-03 end=2026-08-23"),
    ("every day for 3 weeks", "every=1d from=start end=2026-03-22"),
    ("every 27", "every=1mo on 27 from=start"),
    ("every 27 at 9am", "every=1mo on 27 from=start at=09:00"),
    ("every 27th", "every=1mo on 27 from=start"),
    ("every 2nd monday", "every=1mo on second mon from=start"),
    ("every! 3rd fri at 18:00", "every=1mo on third fri from=done at=18:00"),
    ("every weekend", "every=1w on sat from=start"),
    ("every night", "every=1d from=start at=22:00"),
    ("every evening at 18:00", "every=1d from=start at=18:00"),
    ("3 aug", "due=2026-08-03"), ("2026-10-05 18:30", "due=2026-10-05T18:30:00"),
  ]

  @Test(arguments: dates)
  func `dates mean what Todoist says of them`(date: String, fields: String) throws {
    let reading = try read(date)
    let item = try #require(reading.tasks.first, "\(reading.problemTexts)")
    #expect(
      Set(Reading.fields(item).split(separator: " ")) == Set(fields.split(separator: " ")),
      "\(Reading.fields(item))")
    let isGuess = date.contains("for 3 weeks") && !date.contains("from")
    #expect(reading.losses == (isGuess ? [.approximate: 1] : [:]))
  }

  @Test(arguments: ["every 15th workday", "every blue moon", "every day starting soon", "someday"])
  func `a date that is not read as a whole is named with its row`(date: String) throws {
    let reading = try read(date)
    #expect(reading.tasks.isEmpty && reading.problemTexts.first?.hasPrefix("line 2: ") == true)
    #expect(reading.problemTexts.first?.contains("\"\(date)\"") == true)
  }

  @Test func `a deadline is when a task is due, and its date when it opens`() throws {
    let item = try #require(try read("2026-10-05", deadline: "2026-10-20").tasks.first)
    #expect(item.fields[.due] == "2026-10-20" && item.fields[.horizon] == "15d")
    #expect(try read("", deadline: "2026-10-20").tasks.first?.fields[.due] == "2026-10-20")
    let repeating = try read("every day", deadline: "2026-10-20")
    #expect(repeating.tasks.first?.fields[.every] == "1d")
    #expect(repeating.losses == [.field("deadline"): 1])
    #expect(try read("", deadline: "soon").problemTexts.first?.contains("DEADLINE") == true)
  }
}
