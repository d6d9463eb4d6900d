import Foundation
import Localization
public import Recurrence

/// Days that are numbered from 1970-01-01, as dates.
public enum LocalDays {
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// 0001-01-01.
  public static let first = -719_162
  /// 9999-12-31.
  public static let last = 2_932_896

  /// Returns the date of a day, at 00:00.
  public static func date(_ day: Int) -> LocalDateTime { epoch.addingDays(day) }

  /// Returns a day as `2026-03-05`.
  public static func text(_ day: Int) -> String { date(day).dateText }

  /// Returns a day for readers, with its year: `Thu 5 Mar 2026`.
  public static func heading(_ day: Int) -> String {
    Localizer.current.dayHeading(LocalTime(date(day)))
  }
}
