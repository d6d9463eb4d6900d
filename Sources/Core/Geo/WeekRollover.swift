public import Foundation

/// Corrects times of receivers whose 10-bit GPS week number has rolled over (P8).
public enum WeekRollover {
  /// 1024 or 2048.
  private static let lostWeeks = [1024.0, 2048.0]
  private static let week = 604_800.0
  private static let day = 86_400.0

  /// Returns a time corrected for a rollover of the week number; `nil` if there was none.
  ///
  /// The reference is a clock that is right to within a day.
  public static func corrected(_ time: Date, reference: Date) -> Date? {
    let behind = reference.timeIntervalSince(time)
    guard let weeks = lostWeeks.first(where: { abs(behind - $0 * week) <= day }) else {
      return nil
    }
    return time.addingTimeInterval(weeks * week)
  }
}
