import Localization
import Recurrence
import Testing

@testable import Application

/// The quote of the day (T9).
struct QuoteTests {
  @Test(arguments: [
    ("1970-01-01T00:00", 0), ("1970-01-01T23:59", 0), ("1970-01-02T00:00", 1),
    ("1970-01-31T12:00", 30), ("1969-12-31T12:00", -1),
  ])
  func `quotes take turns by the days since 1970`(day: String, index: Int) throws {
    let all = QuotePhrase.allCases
    #expect(
      QuotePhrase.of(try LocalDateTime(parsing: day))
        == all[(index + all.count) % all.count])
  }

  @Test
  func `there are at least thirty, different in each language, each with an author`() {
    for language in Languages.all {
      let localizer = Localizer(language)
      let texts = QuotePhrase.allCases.map { $0.text(in: localizer) }
      #expect(Set(texts).count == texts.count && texts.count >= 30)
      #expect(texts.allSatisfy { !$0.isEmpty })
      let authors = QuoteAuthorPhrase.allCases.map { $0.text(in: localizer) }
      #expect(Set(authors).count == authors.count)
    }
    #expect(Set(QuotePhrase.allCases.map(\.author)) == Set(QuoteAuthorPhrase.allCases))
  }
}
