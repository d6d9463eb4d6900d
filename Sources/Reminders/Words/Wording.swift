public import Foundation
import Recurrence

/// Every text about tasks that a user reads, in one place, so that it can be translated.
///
/// Dates are written without a locale library: the same text on every machine, and nothing to load at start-up.
public enum Wording {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A wall-clock moment: `Thu 15 Jan 09:00`, with the year where it is not the present one.
  public static func moment(_ date: Date, in zone: TimeZone, now: Date) -> String {
    let local = LocalDateTime(date, in: zone)
    let year = local.year == LocalDateTime(now, in: zone).year ? "" : " \(local.year)"
    return "\(day(local))\(year) \(twoDigits(local.hour)):\(twoDigits(local.minute))"
  }

  private static func day(_ local: LocalDateTime) -> String {
    "\(weekdays[local.weekday]) \(local.day) \(months[local.month - 1])"
  }

  /// A heading for a day: `Thursday` is not spelled out, `Thu 15 Jan 2026`.
  public static func dayHeading(_ date: Date, in zone: TimeZone) -> String {
    let local = LocalDateTime(date, in: zone)
    return "\(day(local)) \(local.year)"
  }

  /// A clock time: `09:05`.
  public static func clock(_ date: Date, in zone: TimeZone) -> String {
    let local = LocalDateTime(date, in: zone)
    return "\(twoDigits(local.hour)):\(twoDigits(local.minute))"
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// How far away an instant is: `in 3 days`, `2 h ago`, `now`.
  ///
  /// Days are counted on the calendar.
  public static func relative(_ date: Date, in zone: TimeZone, now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    guard abs(seconds) >= 60 else { return "now" }
    let amount = span(from: min(now, date), to: max(now, date), in: zone)
    return seconds > 0 ? "in \(amount)" : "\(amount) ago"
  }

  /// The length of a span in one unit: `20 min`, `5 h`, `3 days`, `10 weeks`, `2 years`.
  public static func span(from start: Date, to end: Date, in zone: TimeZone) -> String {
    let seconds = end.timeIntervalSince(start)
    if seconds < 3600 { return "\(Int(seconds / 60)) min" }
    if seconds < 86_400 { return "\(Int(seconds / 3600)) h" }
    let first = LocalDateTime(start, in: zone)
    let last = LocalDateTime(end, in: zone)
    let days = max(1, last.daysSinceEpoch - first.daysSinceEpoch)
    if days < 28 { return count(days, "day") }
    if days < 730 { return count(days / 7, "week") }
    return count(days / 365, "year")
  }

  /// A length in seconds: `5 min`, `24 h`, `3 days`.
  public static func length(seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    if whole % 86_400 == 0, whole >= 172_800 { return count(whole / 86_400, "day") }
    if whole % 3600 == 0, whole > 0 { return "\(whole / 3600) h" }
    if whole % 60 == 0, whole > 0 { return "\(whole / 60) min" }
    return "\(whole) s"
  }

  /// A number with its noun: `1 day`, `3 days`.
  public static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// An instant both ways: `in 3 days (Thu 15 Jan 09:00)`.
  public static func when(_ date: Date, in zone: TimeZone, now: Date) -> String {
    "\(relative(date, in: zone, now: now)) (\(moment(date, in: zone, now: now)))"
  }

  /// A wall-clock moment with its year: `Thu 15 Jan 2026 09:00`.
  public static func full(_ date: Date, in zone: TimeZone) -> String {
    "\(dayHeading(date, in: zone)) \(clock(date, in: zone))"
  }

  /// An instant in UTC for messages without a zone at hand: `2026-01-15 09:00:00Z`.
  public static func utc(_ date: Date) -> String {
    let local = LocalDateTime(date, in: .gmt)
    return
      "\(local.year)-\(twoDigits(local.month))-\(twoDigits(local.day)) \(twoDigits(local.hour)):\(twoDigits(local.minute)):\(twoDigits(local.second))Z"
  }
}
