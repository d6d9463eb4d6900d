package import Foundation
package import Recurrence

/// One local date with the instants that bound it (D1).
///
/// Times that the clock skips or shows twice are resolved by R3, so that a day may last 23 or 25
/// hours.
package struct PlanDay: Sendable, Hashable {
  /// Midnight of the date on the wall clock.
  package let date: LocalDateTime
  /// The zone of the wall clock.
  package let zone: TimeZone
  /// The hours of the day.
  package let hours: PlanHours
  /// When the hours of the day begin.
  package let start: Date
  /// When the hours of the day end; not part of them.
  package let end: Date
  /// When the date begins, `turn` on the wall clock.
  package let turn: Date
  /// When the next date begins.
  package let nextTurn: Date

  /// Creates the day of a date; the time of day of `date` does not matter.
  package init(_ date: LocalDateTime, in zone: TimeZone, hours: PlanHours = .usual) {
    func instant(_ time: TimeOfDay, days: Int = 0) -> Date {
      date.addingDays(days).at(time).date(in: zone)
    }
    self.date = date.at(TimeOfDay(hour: 0, minute: 0))
    self.zone = zone
    self.hours = hours
    start = instant(hours.start)
    end = instant(hours.end, days: hours.endsOnNextDate ? 1 : 0)
    turn = instant(hours.turn)
    nextTurn = instant(hours.turn, days: 1)
  }

  /// Creates the day that an instant belongs to.
  package init(containing now: Date, in zone: TimeZone, hours: PlanHours = .usual) {
    let day = PlanDay(LocalDateTime(now, in: zone), in: zone, hours: hours)
    if now < day.turn {
      self = day.adding(days: -1)
    } else if now >= day.nextTurn {
      self = day.adding(days: 1)
    } else {
      self = day
    }
  }

  /// Returns the day this number of dates later, or earlier if negative.
  package func adding(days: Int) -> PlanDay {
    PlanDay(date.addingDays(days), in: zone, hours: hours)
  }

  /// The date as `2026-03-02`.
  package var dateText: String { date.dateText }

  /// Returns true if an instant belongs to the date or to the hours of its day.
  package func contains(_ instant: Date) -> Bool {
    (turn <= instant && instant < nextTurn) || (start <= instant && instant < end)
  }

  /// Returns when planning begins at an instant of this day (D2).
  ///
  /// The present is rounded up to 5 minutes of the wall clock; an exact one stays.
  package func begin(at now: Date) -> Date {
    let offset = Double(zone.secondsFromGMT(for: now))
    let wall = now.timeIntervalSince1970 + offset
    let rounded = (wall / Self.stepSeconds).rounded(.up) * Self.stepSeconds
    return max(start, Date(timeIntervalSince1970: rounded - offset))
  }

  /// Returns the instant that a time of day means on this day.
  ///
  /// A time before the turn, or of an evening that lasts beyond midnight, is on the next date.
  package func instant(of time: TimeOfDay) -> Date {
    let isNextDate =
      time < hours.turn || (hours.endsOnNextDate && time < hours.start && time < hours.end)
    return date.addingDays(isNextDate ? 1 : 0).at(time).date(in: zone)
  }

  /// Returns the whole minutes of the day's hours, from an instant on, that no block covers.
  ///
  /// Blocks may be in any order, overlap, and reach beyond the hours of the day.
  package func freeMinutes(from instant: Date, without blocks: [DateInterval]) -> Int {
    let hours = Span(start: max(start, instant).seconds, end: end.seconds)
    let gaps = Gaps(
      of: hours, without: blocks.map { Span(start: $0.start.seconds, end: $0.end.seconds) })
    return Int(gaps.gaps.reduce(0) { $0 + $1.end - $1.start } / 60)
  }

  /// Planning begins at whole steps of 5 minutes.
  private static let stepSeconds = 300.0
}

/// A fixed or pinned task: it stands where it is, whatever else the day holds (D6).
struct FixedBlock {
  let task: PlanTask
  let kind: PlanBlock.Kind
  let span: Span

  /// Returns `nil` for a flexible task.
  init?(_ task: PlanTask) {
    let start: Date
    switch task.timing {
    case .fixed(let instant): (kind, start) = (.fixed, instant)
    case .pinned(let instant): (kind, start) = (.pinned, instant)
    case .flexible: return nil
    }
    self.task = task
    span = Span(start: start.seconds, end: start.seconds + task.seconds)
  }

  /// Returns the blocks of the plan, and marks those that overlap another.
  ///
  /// In order of their starts, a block overlaps an earlier one exactly if it begins before the
  /// latest end so far. All earlier blocks that reach beyond this start overlap each other, so that
  /// they are marked already, but for the one that ends last if it is alone.
  static func withConflicts(_ standing: [FixedBlock]) -> [PlanBlock] {
    let ordered = standing.sorted {
      ($0.span.start, $0.task.id) < ($1.span.start, $1.task.id)
    }
    var blocks: [PlanBlock] = []
    var last: Int?
    for (index, block) in ordered.enumerated() {
      var planned = PlanBlock(
        id: block.task.id, kind: block.kind, start: Date(seconds: block.span.start),
        end: Date(seconds: block.span.end))
      if block.kind == .pinned, let deadline = block.task.deadline {
        planned.isLate = planned.end > deadline
      }
      if let last, block.span.start < ordered[last].span.end {
        planned.hasConflict = true
        blocks[last].hasConflict = true
      }
      blocks.append(planned)
      if last.map({ ordered[$0].span.end < block.span.end }) ?? true { last = index }
    }
    return blocks
  }
}

/// The hours of a person's day on the wall clock.
package struct PlanHours: Sendable, Hashable {
  /// When planning begins; 08:00 unless set.
  package var start: TimeOfDay
  /// When planning ends; on the next date unless it is later than the start.
  package var end: TimeOfDay
  /// The time of day at which a date begins; with 03:00, 01:30 belongs to the date before.
  package var turn: TimeOfDay

  /// Creates hours; the usual day lasts from 08:00 to 22:00 and turns at midnight.
  package init(
    start: TimeOfDay = .defaultDayStart, end: TimeOfDay = TimeOfDay(hour: 22, minute: 0),
    turn: TimeOfDay = TimeOfDay(hour: 0, minute: 0)
  ) {
    self.start = start
    self.end = end
    self.turn = turn
  }

  /// The default hours.
  package static let usual = PlanHours()

  /// True if the day ends on the next date.
  package var endsOnNextDate: Bool { end <= start }
}

/// The settings of the plan of a day.
package struct PlanSettings: Sendable, Hashable {
  /// The duration of a task without one of its own, in seconds; 30 minutes unless set.
  package var defaultTaskSeconds: Double

  package init(defaultTaskSeconds: Double = 1800) {
    self.defaultTaskSeconds = defaultTaskSeconds
  }
}
