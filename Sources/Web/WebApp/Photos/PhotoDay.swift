import Foundation
import Localization
import Recurrence

/// The date of a photo in words.
enum PhotoDay {
  /// Returns `Thu 5 Mar 2026` for `2026-03-05`, in the language in force.
  static func text(_ date: String) -> String {
    guard let day = try? LocalDateTime(parsing: "\(date)T12:00").date(in: .gmt) else { return date }
    return Localizer.current.dayHeading(LocalTime(day, in: .gmt))
  }
}
