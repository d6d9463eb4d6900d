package import Foundation
package import Recurrence

/// When a place is open: the part of OpenStreetMap's `opening_hours` that repeats each week (Y7).
///
/// Rules are separated by `;`, and a later one replaces the days that it names. A span belongs to
/// the day on which it begins, so that `Sa 22:00-02:00` ends on Sunday whatever is said of Sunday.
/// Times are those of the wall clock. An hour that the clock repeats is open both times, one that
/// it skips is never open.
///
/// Source: wiki.openstreetmap.org/wiki/Key:opening_hours/specification.
package struct OpeningHours: Sendable, Hashable {
  /// The text as it was typed, without blanks around it.
  package let text: String
  /// The spans that begin on each day from Monday on, in minutes after its midnight, in order;
  /// one that goes over midnight ends after 1440.
  let week: [[Range<Int>]]

  /// The most characters of a text: those that OpenStreetMap allows.
  package static let longestText = 255

  /// True if the place never opens.
  package var isNever: Bool { week.allSatisfy(\.isEmpty) }

  /// Returns true if the place is open when a wall clock shows this: from the beginning of a span
  /// to its end, the end not included.
  package func isOpen(at wall: LocalDateTime) -> Bool {
    let day = Weekday(daysSinceEpoch: wall.daysSinceEpoch).rawValue
    let minute = wall.hour * 60 + wall.minute
    return week[day].contains { $0.contains(minute) }
      || week[(day + 6) % 7].contains { $0.contains(minute + 1440) }
  }

  /// Returns true if the place is open at an instant on the wall clock of a zone.
  package func isOpen(at instant: Date, in zone: TimeZone) -> Bool {
    isOpen(at: LocalDateTime(instant, in: zone))
  }

  /// Returns the first instant later than another one at which the place opens: it is closed until
  /// then; `nil` if it never closes, or never opens.
  package func nextOpening(after instant: Date, in zone: TimeZone) -> Date? {
    guard !isNever else { return nil }
    let today = LocalDateTime(instant, in: zone)
    var found: Date?
    // A day that the clock leaves out, or an hour of it, may take one opening a week away.
    for offset in -1...16 {
      let day = today.addingDays(offset)
      for change in changes(on: day, in: zone)
      where change > instant && found.map({ change < $0 }) ?? true
        && isOpen(at: change, in: zone) && !isOpen(at: change.addingTimeInterval(-1), in: zone)
      {
        found = change
      }
      // The clock may be set back over midnight: the next day may have an earlier one.
      if let found, LocalDateTime(found, in: zone).daysSinceEpoch < day.daysSinceEpoch {
        return found
      }
    }
    return found
  }

  /// Returns the first instant at which the place is open, not before another one; `nil` if it
  /// never opens.
  package func firstOpen(notBefore instant: Date, in zone: TimeZone) -> Date? {
    isOpen(at: instant, in: zone) ? instant : nextOpening(after: instant, in: zone)
  }

  /// Returns the stretches of time between two instants in which the place is open, in order and
  /// apart.
  package func openings(from start: Date, to end: Date, in zone: TimeZone) -> [DateInterval] {
    guard start < end, !isNever else { return [] }
    let first = LocalDateTime(start, in: zone)
    let days = LocalDateTime(end, in: zone).daysSinceEpoch - first.daysSinceEpoch
    var borders: Set<Date> = [start, end]
    for offset in -1...max(days, 0) + 1 {
      borders.formUnion(changes(on: first.addingDays(offset), in: zone))
    }
    let times = borders.filter { $0 >= start && $0 <= end }.sorted()
    var stretches: [DateInterval] = []
    for (from, to) in zip(times, times.dropFirst()) where isOpen(at: from, in: zone) {
      if let last = stretches.last, last.end == from {
        stretches[stretches.count - 1] = DateInterval(start: last.start, end: to)
      } else {
        stretches.append(DateInterval(start: from, end: to))
      }
    }
    return stretches
  }

  /// Returns the instants of a date at which the place may open or close: the borders of its spans,
  /// both times where one comes twice, and a change of the clock.
  private func changes(on day: LocalDateTime, in zone: TimeZone) -> [Date] {
    let midnight = day.at(.midnight)
    let weekday = Weekday(daysSinceEpoch: day.daysSinceEpoch).rawValue
    var changes: [Date] = []
    for minute in Set(week[weekday].flatMap { [$0.lowerBound, $0.upperBound] }) {
      let wall = midnight.addingDays(minute / 1440)
        .at(TimeOfDay(hour: minute % 1440 / 60, minute: minute % 60))
      changes.append(wall.date(in: zone))
      changes.append(wall.laterPass.date(in: zone))
    }
    var from = midnight.date(in: zone)
    var to = midnight.addingDays(1).laterPass.date(in: zone)
    guard zone.secondsFromGMT(for: from) != zone.secondsFromGMT(for: to) else { return changes }
    let before = zone.secondsFromGMT(for: from)
    while to.timeIntervalSince(from) > 1 {
      let half = (to.timeIntervalSince(from) / 2).rounded(.down)
      let middle = from.addingTimeInterval(half)
      if zone.secondsFromGMT(for: middle) == before { from = middle } else { to = middle }
    }
    return changes + [to]
  }
}

extension LocalDateTime {
  /// The second pass through the same minute, where the clock shows it twice.
  fileprivate var laterPass: LocalDateTime {
    at(TimeOfDay(hour: hour, minute: minute), isLaterPass: true)
  }
}

/// The text, as older and other programs have it.
extension OpeningHours: Codable {
  /// Reads the text, checked as any other.
  package init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Place {
  /// Returns true at an instant at which it is open, and for a place without hours.
  package func isOpen(at instant: Date, in zone: TimeZone) -> Bool {
    hours?.isOpen(at: instant, in: zone) ?? true
  }

  /// Returns when it opens next, if it is closed; `nil` while it is open, or if it never opens.
  package func opening(after instant: Date, in zone: TimeZone) -> Date? {
    isOpen(at: instant, in: zone) ? nil : hours?.nextOpening(after: instant, in: zone)
  }
}
