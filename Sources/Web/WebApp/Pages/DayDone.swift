import Application
import Localization
import Mustache
import Recurrence

/// The drawing and the quote of a day on which nothing is left, for the template `day_done` (T9).
struct DayDone: MustacheParent {
  private let date: LocalDateTime

  /// The drawings, as elements of SVG that take their colours from `app.css`.
  private static let drawings = Asset.all.filter { $0.name.hasPrefix("drawing-") }

  /// Prepares the words and the drawing of a day.
  init(_ date: LocalDateTime) { self.date = date }

  func child(named name: String) -> Any? {
    let quote = QuotePhrase.of(date)
    switch name {
    case "quoteText": return quote.text
    case "quoteAuthor": return quote.author.text
    case "drawing": return drawing
    default: return nil
    }
  }

  /// The drawing whose turn it is by the days since 1970.
  private var drawing: String {
    let count = Self.drawings.count
    return Self.drawings[(date.daysSinceEpoch % count + count) % count].text
  }
}
