import Localization
import Recurrence
import Text

/// The time of an appointment as typed: `thu 14:30`, or with a span of a day, `thu 14:30-15:15`,
/// which is its start and its duration (Z3).
struct WhenText {
  /// The moment at which it begins; a day where no time is given.
  let moment: Moment
  /// The length of the span; `nil` for a time alone.
  let span: TimeSpanText?
  /// The text without the end of the span.
  private let begin: String

  /// Reads a text.
  ///
  /// - Throws: `RequestFailure`, which blames the field `when`.
  init(parsing text: String, _ moments: MomentText) throws {
    let found = try Self.span(in: text)
    span = found?.span
    begin = found?.begin ?? text
    moment = try moments.moment(begin, field: .when)
  }

  /// Returns the span in a text, and the text with its beginning alone; `nil` if there is none.
  ///
  /// The signs of a span stand alone, so that `2026-12-03T09:00-05:00` keeps its offset.
  ///
  /// - Throws: `RequestFailure` for a span that does not end after it begins.
  static func span(in text: String) throws -> (span: TimeSpanText, begin: String)? {
    let words = text.split(whereSeparator: \.isWhitespace).map { String($0).withoutCommas }
    for count in 1...3 where count <= words.count {
      for first in 0...(words.count - count) {
        let typed = words[first..<first + count].joined()
        let span: TimeSpanText
        do {
          span = try TimeSpanText(parsing: typed)
        } catch is RecurrenceError {
          continue
        } catch let failure as RequestFailure {
          throw RequestFailure(failure.code, .when, value: text) {
            DatePhrase.timeSpanReversed(subject: $0)
          }
        }
        guard span.minutes != nil else { continue }
        let rest = [words[..<first], [span.start.description], words[(first + count)...]]
        return (span, rest.joined().joined(separator: " "))
      }
    }
    return nil
  }

  /// True for a text with a span of a day.
  static func isSpan(_ text: String) -> Bool { (try? span(in: text)) != nil }

  /// The moment and the span as `init(parsing:)` reads them back: `2026-12-03 14:30-15:15`; `nil`
  /// without a span.
  var spanText: String? {
    guard let text = span?.spanText, case .local(let local) = moment else { return nil }
    return "\(local.dateText) \(text)"
  }
}
