import Foundation
import Localization
import Recurrence
public import Reminders

extension RestDay {
  /// Returns rest days as spans in order: `Thu 24 Dec 2026 – Sat 2 Jan 2027`.
  public static func ranges(of days: [RestDay]) -> [String] {
    var spans: [(first: LocalDateTime, last: LocalDateTime)] = []
    for day in days.sorted().map(\.day) {
      if let span = spans.last, day.daysSinceEpoch - span.last.daysSinceEpoch == 1 {
        spans[spans.count - 1].last = day
      } else {
        spans.append((day, day))
      }
    }
    func words(_ day: LocalDateTime) -> String { Wording.dayHeading(day.date(in: .gmt), in: .gmt) }
    return spans.map { span in
      span.first == span.last ? words(span.first) : "\(words(span.first)) – \(words(span.last))"
    }
  }
}
