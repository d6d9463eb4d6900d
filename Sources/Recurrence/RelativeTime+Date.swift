public import Foundation
public import Localization

extension LocalTime {
  /// Creates the reading of a wall clock at an instant.
  public init(_ date: Date, in zone: TimeZone) { self.init(LocalDateTime(date, in: zone)) }

  /// Creates a date and time for texts.
  public init(_ local: LocalDateTime) {
    self.init(
      year: local.year, month: local.month, day: local.day, weekday: local.weekday,
      hour: local.hour, minute: local.minute, second: local.second)
  }
}

extension RelativeTime {
  /// Creates an instant as texts show it on the wall clock of a zone, against `now`.
  public init(_ date: Date, in zone: TimeZone, now: Date) {
    self.init(date, in: zone, now: now, present: LocalDateTime(now, in: zone))
  }

  /// Creates an instant as texts show it, where the wall clock shows `present` now.
  public init(_ date: Date, in zone: TimeZone, now: Date, present: LocalDateTime) {
    let local = LocalDateTime(date, in: zone)
    self.init(
      LocalTime(local), now: LocalTime(present), seconds: date.timeIntervalSince(now),
      calendarDays: local.daysSinceEpoch - present.daysSinceEpoch)
  }
}
