import Foundation
import Recurrence

/// Days as they are stored: `2026-03-05`.
enum CalendarDate {
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// Returns the text of a day that is counted from 1970-01-01.
  static func text(_ day: Int) -> String {
    String(epoch.addingDays(day).description.prefix(10))
  }

  /// Returns the day of a text; `nil` for one that is no date.
  static func day(_ text: String) -> Int? {
    (try? LocalDateTime(parsing: text + "T00:00"))?.daysSinceEpoch
  }
}
