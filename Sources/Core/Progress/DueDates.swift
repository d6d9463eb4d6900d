package import Foundation
import Model
package import Recurrence

/// The due moments that passed without being done (M6).
enum DueDates {
  /// Returns the due moments of a pending countdown in a span of time: its own and, from start, one
  /// for each later occurrence.
  static func pending(of todo: Todo, in span: ClosedRange<Date>, machineZone: TimeZone) -> [Date] {
    dueDates(
      of: todo.schedule(machineZone: machineZone), at: todo.state, moved: todo.moved, in: span)
  }

  /// Returns the due moments in a span of time that a completion after it used up; of a task with a
  /// fixed time only its own, since each occurrence stands for itself.
  static func usedUp(
    by record: CompletionRecord, in span: ClosedRange<Date>, machineZone: TimeZone
  ) -> [Date] {
    guard let due = record.due, due <= span.upperBound, record.terms.quota == nil else { return [] }
    let own = span.contains(due) ? [due] : []
    let zone = record.terms.zone.resolved(machineZone: machineZone)
    // Counted from the due moment, the later occurrences are those of the series.
    guard record.terms.countsFromStart, record.ends == nil, let every = record.terms.every,
      let cadence = try? Cadence(
        rhythm: every, from: .start, start: LocalDateTime(due, in: zone))
    else { return own }
    let schedule = Schedule(
      rule: .repeating(cadence), zone: zone, season: record.terms.season)
    let later = max(due.addingTimeInterval(1), span.lowerBound)
    guard later <= min(span.upperBound, record.time) else { return own }
    return own
      + dueDates(
        of: schedule, at: schedule.initialState(now: due), moved: nil,
        in: later...min(span.upperBound, record.time))
  }

  /// Returns the due moments of a series from start that passed undone between two completions of
  /// one rule: those after the first and its due moment, and before the due moment of the second
  /// (R28).
  static func missed(
    between earlier: CompletionRecord, and later: CompletionRecord, in zone: TimeZone
  ) -> [Date] {
    guard later.terms.countsFromStart, let every = later.terms.every,
      earlier.terms.every == every, let first = earlier.due, let due = later.due
    else { return [] }
    let end = max(first, earlier.time)
    // The next occurrence follows as a rule, which needs no calendar.
    let shortest = every.days == nil ? every.every.maximum.approximateSeconds : 86_400
    guard due.timeIntervalSince(end) > 1.5 * shortest,
      let cadence = try? Cadence(
        rhythm: every, from: .start, start: LocalDateTime(first, in: zone))
    else { return [] }
    let schedule = Schedule(
      rule: .repeating(cadence), zone: zone, season: later.terms.season)
    let dues = schedule.dueDates(
      from: end.addingTimeInterval(0.001), to: due.addingTimeInterval(0.001),
      at: schedule.initialState(now: end))
    // After an edit of the start, the earlier series says nothing about the later one.
    return dues.last == due ? dues.dropLast() : []
  }

  /// Returns the due moments of a task from start that passed undone before its first completion;
  /// none if its rule was another one then.
  static func missed(
    before record: CompletionRecord, of todo: Todo, in zone: TimeZone
  ) -> [Date] {
    guard case .repeating(let cadence) = todo.rule, record.terms.countsFromStart,
      record.terms.every == cadence.rhythm, let due = record.due
    else { return [] }
    let schedule = todo.schedule(machineZone: zone)
    let dues = schedule.dueDates(
      from: todo.created, to: due.addingTimeInterval(0.001),
      at: schedule.initialState(now: todo.created))
    return dues.last == due ? dues.dropLast() : []
  }

  private static func dueDates(
    of schedule: Schedule, at state: RecurrenceState, moved: LocalDateTime?,
    in span: ClosedRange<Date>
  ) -> [Date] {
    guard case .repeating(let cadence) = schedule.rule, cadence.from == .start else {
      let due = schedule.countdown(at: state, moved: moved)?.due
      return due.map { span.contains($0) ? [$0] : [] } ?? []
    }
    // The end of the span belongs to it; instants are whole milliseconds.
    return schedule.dueDates(
      from: span.lowerBound, to: span.upperBound.addingTimeInterval(0.001), at: state,
      moved: moved)
  }
}

/// Finds the local day of an instant, as the number of days since 1970-01-01.
///
/// A day begins at `turn` rather than at midnight: with 03:00, 01:30 belongs to the day before.
/// Caches recent days, so that each of 100 000 entries of a history costs a few nanoseconds.
package struct LocalDayIndex: Sendable {
  /// The zone of the wall clock.
  package let zone: TimeZone
  /// The time of day at which a day begins, usually 00:00.
  package let turn: TimeOfDay
  private var days: [Day]

  /// A day with the instants at which it and the next one begin, in seconds since 1970.
  private struct Day {
    let number: Int
    let start: Double
    let end: Double
  }

  /// The number of days that are remembered, a power of two: eleven years.
  private static let capacity = 4096
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// Creates a clock.
  package init(zone: TimeZone, turn: TimeOfDay = TimeOfDay(hour: 0, minute: 0)) {
    self.zone = zone
    self.turn = turn
    days = Array(repeating: Day(number: .min, start: 0, end: 0), count: Self.capacity)
  }

  /// Returns the day of an instant.
  package mutating func day(of date: Date) -> Int {
    let time = date.timeIntervalSince1970
    let days = time / 86_400
    var number = Int(days)
    if days < Double(number) { number -= 1 }
    var day = day(number)
    while time < day.start { day = self.day(day.number - 1) }
    while time >= day.end { day = self.day(day.number + 1) }
    return day.number
  }

  /// Returns the instant at which a day begins (R3).
  package mutating func beginning(of day: Int) -> Date {
    Date(timeIntervalSince1970: self.day(day).start)
  }

  private mutating func day(_ number: Int) -> Day {
    let slot = number & (Self.capacity - 1)
    if days[slot].number == number { return days[slot] }
    let day = Day(number: number, start: start(of: number), end: start(of: number + 1))
    days[slot] = day
    return day
  }

  private func start(of day: Int) -> Double {
    Self.epoch.addingDays(day).at(turn).date(in: zone).timeIntervalSince1970
  }
}
