package import Foundation
package import Recurrence

/// An instant as texts show it: on a wall clock, and against the present.
package struct RelativeTime: Sendable, Hashable {
  /// The instant on the wall clock.
  package let time: LocalTime
  /// The present on the same wall clock.
  package let now: LocalTime
  /// Seconds from the present to the instant; negative for the past.
  package let seconds: Double
  /// Days from the present to the instant on the calendar; negative for the past.
  package let calendarDays: Int
  /// True if a day is meant, so that texts show no time of day.
  package private(set) var isDay = false

  /// Returns the day of the instant, if `isDay` is set, else the instant.
  package func asDay(_ isDay: Bool = true) -> RelativeTime {
    var time = self
    time.isDay = isDay
    return time
  }

  /// Creates a relative time; the values are taken as they are.
  package init(_ time: LocalTime, now: LocalTime, seconds: Double, calendarDays: Int) {
    self.time = time
    self.now = now
    self.seconds = seconds
    self.calendarDays = calendarDays
  }

  /// The length of time between the two, without its direction.
  package var distance: TimeSpan {
    let days = Int(calendarDays.magnitude)
    let seconds = isDay ? Double(max(1, days)) * 86_400 : seconds.magnitude
    return TimeSpan(between: seconds, calendarDays: days)
  }

  /// True if the two are less than a minute apart; never for a day.
  package var isNow: Bool { !isDay && seconds.magnitude < 60 }
}

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

  /// Returns the name of a zone whose clock differs at an instant by an hour or more from that of
  /// the reader's own (Y10).
  fileprivate static func foreignName(of zone: TimeZone, at date: Date) -> String? {
    guard let home = Localizer.current.zone, zone.isForeign(to: home, at: date) else { return nil }
    return zone.cityName
  }
}

extension TimeZone {
  /// The last part of its name in the zone database, untranslated: `New York`.
  package var cityName: String {
    let name = identifier.split(separator: "/").last ?? identifier[...]
    return name == "GMT" ? "UTC" : String(name.map { $0 == "_" ? " " : $0 })
  }

  /// Returns true if its clock differs at an instant by an hour or more from that of another one.
  package func isForeign(to home: TimeZone, at date: Date) -> Bool {
    self != home
      && abs(secondsFromGMT(for: date) - home.secondsFromGMT(for: date)) >= 3600
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

/// A moment on the wall clock of a time zone, as texts show it.
package struct LocalTime: Sendable, Hashable {
  /// The year of the Gregorian calendar.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int
  /// The weekday, 0 for Sunday.
  package let weekday: Int
  /// The hour, 0 to 23.
  package let hour: Int
  /// The minute, 0 to 59.
  package let minute: Int
  /// The second, 0 to 59.
  package let second: Int
  /// The name of the wall clock's zone, `New York`, where the reader's own shows another time.
  package let zone: String?

  /// Creates a moment; the values are taken as they are.
  package init(
    year: Int, month: Int, day: Int, weekday: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    zone: String? = nil
  ) {
    self.zone = zone
    self.year = year
    self.month = month
    self.day = day
    self.weekday = weekday
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// The wall clock of a zone at the present, on which texts show instants.
package struct WallClock: Sendable, Hashable {
  /// The zone of the clock.
  package let zone: TimeZone
  /// The present.
  package let now: Date
  /// True on the clock of a task that counts days, which opens on a day (R26).
  package let opensOnDays: Bool

  /// Creates a clock that shows a present.
  package init(in zone: TimeZone, now: Date, opensOnDays: Bool = false) {
    self.zone = zone
    self.now = now
    self.opensOnDays = opensOnDays
  }

  /// Returns an instant as texts show it on the clock.
  package func time(_ date: Date) -> RelativeTime { RelativeTime(date, in: zone, now: now) }

  /// Returns when a task opens as texts show it on the clock.
  package func opening(_ date: Date) -> RelativeTime { time(date).asDay(opensOnDays) }
}

/// Instants as text, RFC 3339 with offset.
package enum Instant {
  /// Returns `2026-01-15T09:00:00+01:00` on the wall clock of a zone.
  ///
  /// Milliseconds are written only where there are any.
  package static func text(_ date: Date, in zone: TimeZone) -> String {
    let milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    let rest = ((milliseconds % 1000) + 1000) % 1000
    let whole = Date(timeIntervalSince1970: Double((milliseconds - rest) / 1000))
    let fraction = rest == 0 ? "" : "." + padded(Int(rest), 3)
    let offset = zone.secondsFromGMT(for: whole)
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return wall(whole, in: zone) + fraction
      + "\(sign)\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  /// Returns `2026-01-15T08:00:00.000Z`, as receivers' times are printed.
  package static func milliseconds(_ date: Date) -> String {
    let milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    let rest = ((milliseconds % 1000) + 1000) % 1000
    let whole = Date(timeIntervalSince1970: Double((milliseconds - rest) / 1000))
    return wall(whole, in: .gmt) + "." + padded(Int(rest), 3) + "Z"
  }

  private static func wall(_ date: Date, in zone: TimeZone) -> String {
    let local = LocalDateTime(date, in: zone)
    return "\(padded(local.year, 4))-\(padded(local.month, 2))-\(padded(local.day, 2))"
      + "T\(padded(local.hour, 2)):\(padded(local.minute, 2)):\(padded(local.second, 2))"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
