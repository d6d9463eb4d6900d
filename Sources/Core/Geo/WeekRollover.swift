public import Foundation

/// Corrects times of receivers whose 10-bit GPS week number has rolled over (P8).
public enum WeekRollover {
  /// The numbers of weeks by which such a time is behind.
  private static let lostWeeks = [1024.0, 2048.0]
  private static let week = 604_800.0
  private static let day = 86_400.0

  /// Returns a time moved forward by 1024 or 2048 weeks if it is that far behind; otherwise `nil`.
  ///
  /// `reference` is the present, by a clock that is accurate to within a day.
  public static func corrected(_ time: Date, reference: Date) -> Date? {
    let behind = reference.timeIntervalSince(time)
    guard let weeks = lostWeeks.first(where: { abs(behind - $0 * week) <= day }) else {
      return nil
    }
    return time.addingTimeInterval(weeks * week)
  }
}
