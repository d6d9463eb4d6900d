package import Foundation
package import Recurrence

extension LocalTime {
  /// Creates the reading of a wall clock at an instant.
  package init(_ date: Date, in zone: TimeZone) {
    self.init(LocalDateTime(date, in: zone), zone: Self.foreignName(of: zone, at: date))
  }

  /// Creates a date and time for texts.
  package init(_ local: LocalDateTime, zone: String? = nil) {
    self.init(
      year: local.year, month: local.month, day: local.day, weekday: local.daysSinceSunday,
      hour: local.hour, minute: local.minute, second: local.second, zone: zone)
  }

  /// Returns the name of a zone whose clock differs at an instant from that of the reader's own:
  /// the last part of its identifier, `New York`.
  fileprivate static func foreignName(of zone: TimeZone, at date: Date) -> String? {
    guard let home = Localizer.current.zone, home != zone,
      home.secondsFromGMT(for: date) != zone.secondsFromGMT(for: date)
    else { return nil }
    let path = zone.identifier
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return name == "GMT" ? "UTC" : String(name.map { $0 == "_" ? " " : $0 })
  }
}

extension RelativeTime {
  /// Creates an instant as texts show it on the wall clock of a zone, against `now`.
  package init(_ date: Date, in zone: TimeZone, now: Date) {
    self.init(date, in: zone, now: now, present: LocalDateTime(now, in: zone))
  }

  /// Creates an instant as texts show it, where the wall clock shows `present` now.
  package init(_ date: Date, in zone: TimeZone, now: Date, present: LocalDateTime) {
    let local = LocalDateTime(date, in: zone)
    self.init(
      LocalTime(local, zone: LocalTime.foreignName(of: zone, at: date)), now: LocalTime(present),
      seconds: date.timeIntervalSince(now),
      calendarDays: local.daysSinceEpoch - present.daysSinceEpoch)
  }
}
