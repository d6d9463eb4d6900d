import Application
import Localization
import Recurrence
import WebPorts

/// The drawing and the quote of a day on which nothing is left, for the template `day_done` (T9).
struct DayDone: Sendable {
  let drawing: String
  let quoteText: String
  let quoteAuthor: String
  /// The sentence about the tasks that come later, if there are any; it leads to all tasks.
  let later: String?
  let laterHref = HomeQuery.Extent.all.rawValue

  /// The drawings, as elements of SVG that take their colours from `app.css`.
  private static let drawings = Asset.all.filter { $0.name.hasPrefix("drawing-") }

  /// Prepares the words and the drawing of a day: that whose turn it is by the days since 1970.
  init(_ date: LocalDateTime, later: String?) {
    self.later = later
    let quote = QuotePhrase.of(date)
    (quoteText, quoteAuthor) = (quote.text, quote.author.text)
    let count = Self.drawings.count
    drawing = Self.drawings[(date.daysSinceEpoch % count + count) % count].text
  }
}
