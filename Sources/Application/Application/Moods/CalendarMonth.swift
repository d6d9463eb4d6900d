package import Recurrence

package struct CalendarMonth: Sendable, Hashable {
  /// The first day.
  package let first: LocalDateTime

  /// Reads `2026-03`; returns `nil` for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, let first = try? LocalDateTime(parsing: text + "-01T00:00") else {
      return nil
    }
    self.first = first
  }

  package init(day: Int) {
    let date = LocalDays.date(day)
    first = date.addingDays(1 - date.day)
  }

  /// The days of the month.
  package var days: Range<Int> {
    first.daysSinceEpoch..<first.addingMonths(1).daysSinceEpoch
  }

  /// The month as `2026-03`.
  package var text: String { String(first.description.prefix(7)) }
}
