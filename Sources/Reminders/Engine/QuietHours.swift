public import Foundation
public import Recurrence

/// A part of the day in which reminders are held back (N6).
public struct QuietHours: Sendable, Hashable {
  /// When they begin.
  public let start: TimeOfDay
  /// When they end; may be on the next day.
  public let end: TimeOfDay

  /// Creates quiet hours; equal ends mean none.
  public init(start: TimeOfDay, end: TimeOfDay) {
    self.start = start
    self.end = end
  }

  /// The end of the quiet hours that an instant lies in, or `nil` when it is not quiet.
  ///
  /// The beginning is quiet, the end is not.
  public func end(holding instant: Date, in zone: TimeZone) -> Date? {
    let local = LocalDateTime(instant, in: zone)
    let minute = local.hour * 60 + local.minute
    let (first, last) = (start.hour * 60 + start.minute, end.hour * 60 + end.minute)
    guard first != last else { return nil }
    let isQuiet = first < last ? (first..<last).contains(minute) : minute >= first || minute < last
    guard isQuiet else { return nil }
    let endsToday = minute < last
    let day = endsToday ? local : local.addingDays(1)
    return day.at(end).date(in: zone)
  }
}
