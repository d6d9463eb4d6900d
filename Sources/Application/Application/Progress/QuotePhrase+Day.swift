package import Localization
package import Recurrence
package import Text

extension QuotePhrase {
  /// Returns the quote of a day, the same everywhere: they take turns by the days since 1970 (T9).
  package static func of(_ date: LocalDateTime) -> QuotePhrase {
    let count = allCases.count
    return allCases[(date.daysSinceEpoch % count + count) % count]
  }

  /// The keys of a quote, as `today --json` prints them.
  package var json: JSON {
    .object([("text", .string(text)), ("author", .string(author.text))])
  }
}
