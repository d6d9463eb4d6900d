import Foundation
import Recurrence
import Testing

extension Schedule {
  /// A repeating schedule from texts, with defaults for all that a test does not care about.
  static func sample(
    _ every: String, _ from: ResetMode = .done, zone: String = "Europe/Berlin",
    start: String = "2026-01-05T09:00", first: String? = nil, end: String? = nil,
    at: String? = nil, horizon: Double = 86_400
  ) throws -> Schedule {
    let cadence = try Cadence(
      every: Window(parsing: every), from: from, start: LocalDateTime(parsing: start),
      first: first.map { try LocalDateTime(parsing: $0) },
      end: end.map { try LocalDateTime(parsing: $0) },
      at: at.map { try TimeOfDay(parsing: $0) })
    return Schedule(
      rule: .repeating(cadence), zone: try timeZone(zone), horizonSeconds: horizon)
  }

  /// A one-off schedule from text.
  static func once(due: String?, zone: String = "Europe/Berlin") throws -> Schedule {
    Schedule(
      rule: .once(due: try due.map { try LocalDateTime(parsing: $0) }), zone: try timeZone(zone))
  }
}

/// A zone by name; a wrong name is a wrong test.
func timeZone(_ name: String) throws -> TimeZone {
  try #require(TimeZone(identifier: name), "no zone \(name)")
}

/// An instant from RFC 3339 text, read by Foundation rather than by the code under test.
func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

/// An instant as RFC 3339 text with the offset of a zone, written by Foundation; `Z` in UTC.
func text(_ date: Date?, in zone: TimeZone) -> String? {
  var style = Date.ISO8601FormatStyle.iso8601
    .year().month().day().time(includingFractionalSeconds: false).timeZone(separator: .colon)
  style.timeZone = zone
  return date?.formatted(style)
}
