import Foundation
import Localization
package import Model
package import Recurrence

extension RestDay {
  /// Days of rest that follow each other.
  package struct Span: Sendable, Hashable {
    /// The first and the last day, at 00:00.
    package fileprivate(set) var first, last: LocalDateTime

    /// The days as people read them: `Thu 24 Dec 2026 – Sat 2 Jan 2027`.
    package var text: String {
      func words(_ day: LocalDateTime) -> String {
        Wording.dayHeading(day.date(in: .gmt), in: .gmt)
      }
      return first == last ? words(first) : "\(words(first)) – \(words(last))"
    }
  }

  /// Returns rest days as spans in order.
  package static func spans(of days: [RestDay]) -> [Span] {
    var spans: [Span] = []
    for day in days.sorted().map(\.day) {
      if let span = spans.last, day.daysSinceEpoch - span.last.daysSinceEpoch == 1 {
        spans[spans.count - 1].last = day
      } else {
        spans.append(Span(first: day, last: day))
      }
    }
    return spans
  }

  /// Returns rest days as the texts of their spans.
  package static func ranges(of days: [RestDay]) -> [String] { spans(of: days).map(\.text) }
}
