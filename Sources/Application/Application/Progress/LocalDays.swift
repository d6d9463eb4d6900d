import Foundation
import Localization
package import Recurrence

/// Days that are numbered from 1970-01-01, as dates.
package enum LocalDays {
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// 0001-01-01.
  package static let first = -719_162
  /// 9999-12-31.
  package static let last = 2_932_896

  /// Returns the date of a day, at 00:00.
  package static func date(_ day: Int) -> LocalDateTime { epoch.addingDays(day) }

  /// Returns a day as `2026-03-05`.
  package static func text(_ day: Int) -> String { date(day).dateText }

  /// Returns a day for readers, with its year: `Thu 5 Mar 2026`.
  package static func heading(_ day: Int) -> String {
    Localizer.current.dayHeading(LocalTime(date(day)))
  }
}
