package import Foundation
import Recurrence

/// A stretch of time in which the user is expected at a place.
package struct ExpectedPresence: Sendable, Hashable {
  /// The number of the place.
  package let place: Int64
  /// When it begins.
  package let start: Date
  /// When it ends.
  package let end: Date

  /// Creates a stretch.
  package init(place: Int64, start: Date, end: Date) {
    self.place = place
    self.start = start
    self.end = end
  }
}

/// Where the user will be anyway (D9): around blocks that stand, and at usual hours.
struct Presence {
  /// A task near a block at its place may begin this much before the block.
  static let leadSeconds = 1800.0
  /// A task near a block at its place may end this much after the block.
  static let tailSeconds = 3600.0

  private let stretches: [(places: Set<Int64>, span: Span)]
  private var known: [Set<Int64>: [Span]] = [:]

  /// Creates the presence of a day from its fixed and pinned blocks and from habits.
  init(_ standing: [FixedBlock], expected: [ExpectedPresence]) {
    var stretches: [(places: Set<Int64>, span: Span)] = []
    for block in standing {
      guard let places = block.task.places else { continue }
      let start = block.span.start - Self.leadSeconds
      stretches.append((places, Span(start: start, end: block.span.end + Self.tailSeconds)))
    }
    for stretch in expected {
      let span = Span(start: stretch.start.seconds, end: stretch.end.seconds)
      stretches.append(([stretch.place], span))
    }
    self.stretches = stretches
  }

  /// Returns when the user will be at one of some places, in order.
  mutating func windows(at places: Set<Int64>) -> [Span] {
    if let windows = known[places] { return windows }
    let windows = Span.union(
      stretches.filter { !$0.places.isDisjoint(with: places) }.map(\.span))
    known[places] = windows
    return windows
  }
}

/// Finds the half hours that the user usually spends at a place (D13).
package enum UsualPresence {
  /// A stay at a place, also one that has not ended.
  package struct Stay: Sendable, Hashable {
    /// The number of the place.
    package let place: Int64
    /// When it began.
    package let start: Date
    /// When it ended.
    package let end: Date

    package init(place: Int64, start: Date, end: Date) {
      self.place = place
      self.start = start
      self.end = end
    }
  }

  /// The number of past days of the same weekday that count.
  static let weeks = 4
  /// On this many of them the user must have been there.
  static let needed = 3
  private static let slotMinutes = 30

  /// Returns the stretches of a date in which the user was inside a place on 3 of the last 4 same
  /// weekdays, by place and start; half hours that touch are joined.
  package static func expected(on day: PlanDay, stays: [Stay]) -> [ExpectedPresence] {
    let slots = 24 * 60 / slotMinutes
    var counts: [Int64: [Int]] = [:]
    for week in 1...weeks {
      let earlier = day.date.addingDays(-7 * week)
      let borders = (0...slots).map { border(earlier, $0, in: day.zone) }
      let known = Dictionary(grouping: stays, by: \.place)
      for (place, stays) in known {
        for slot in 0..<slots
        where stays.contains(where: { $0.start < borders[slot + 1] && $0.end > borders[slot] }) {
          counts[place, default: Array(repeating: 0, count: slots)][slot] += 1
        }
      }
    }
    return counts.keys.sorted().flatMap { place in
      stretches(counts[place] ?? []).map { range in
        ExpectedPresence(
          place: place, start: border(day.date, range.lowerBound, in: day.zone),
          end: border(day.date, range.upperBound, in: day.zone))
      }
    }
  }

  private static func border(_ date: LocalDateTime, _ slot: Int, in zone: TimeZone) -> Date {
    let minutes = slot * slotMinutes
    guard minutes < 24 * 60 else {
      return date.addingDays(1).at(TimeOfDay(hour: 0, minute: 0)).date(in: zone)
    }
    return date.at(TimeOfDay(hour: minutes / 60, minute: minutes % 60)).date(in: zone)
  }

  /// Returns the runs of half hours that count.
  private static func stretches(_ counts: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (slot, count) in counts.enumerated() where count >= needed {
      if let last = ranges.last, last.upperBound == slot {
        ranges[ranges.count - 1] = last.lowerBound..<slot + 1
      } else {
        ranges.append(slot..<slot + 1)
      }
    }
    return ranges
  }
}
