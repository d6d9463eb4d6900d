import Foundation

/// The occurrences of a cadence from start: the anchor plus k periods, each computed from the
/// anchor, so that a clamped day or a shifted hour does not carry over (R4).
struct Series {
  private let every: Window
  private let at: TimeOfDay?
  let zone: TimeZone
  private let isInDays: Bool
  private let anchor: LocalDateTime
  /// The number of the first occurrence: 0 where the anchor itself is due.
  let lowest: Int

  /// A number beyond any occurrence up to year 9999; keeps the arithmetic from overflowing.
  private static let highest = 100_000_000

  /// The occurrences of a cadence on the wall clock of a zone.
  init(_ cadence: Cadence, in zone: TimeZone, isInDays: Bool = false) {
    self.isInDays = isInDays
    every = cadence.every
    at = cadence.at
    self.zone = zone
    let first = cadence.first ?? cadence.start
    anchor = isInDays ? first.at(.midnight) : first
    lowest = cadence.first == nil ? 1 : 0
  }

  /// The days of a cadence from the date of its start on, which is the first of them.
  init(every: Window, from start: LocalDateTime, in zone: TimeZone) {
    self.every = every
    at = nil
    self.zone = zone
    isInDays = true
    anchor = start.at(.midnight)
    lowest = 0
  }

  /// True for periods of hours, whose occurrences have no fixed time of day.
  var isInHours: Bool { every.maximum.unit == .hour }

  /// Returns the number of the pending occurrence; states of other rules give the nearest one.
  func number(at state: RecurrenceState) -> Int {
    switch state {
    case .occurrence(let number): bounded(number)
    case .completed(let time): firstNumber(after: time)
    case .beginning, .counting, .finished: lowest
    }
  }

  /// When occurrence k is due, or `nil` beyond year 9999.
  ///
  /// Never earlier than occurrence k - 1, though at the same instant where a whole day is skipped.
  func due(_ number: Int) -> Date? {
    let number = bounded(number)
    if every.maximum.unit == .hour {
      let due = anchorDate.addingTimeInterval(Double(number * every.maximum.elapsedSeconds))
      return due <= Self.end ? due : nil
    }
    guard let wall = wall(number) else { return nil }
    return isInDays ? wall.lastSecond(in: zone) : wall.date(in: zone)
  }

  /// Returns the date and time of occurrence k of days or longer, or `nil` beyond year 9999.
  func wall(_ number: Int) -> LocalDateTime? {
    let wall = anchor.adding(bounded(number), of: every.maximum)
    return wall <= .latest ? wall.pinned(to: at) : nil
  }

  /// Returns the beginning of the cycle of occurrence k: the occurrence before it, the start, or
  /// one period before the first due moment.
  func began(_ number: Int) -> Date {
    let before = bounded(number) - 1
    // The start is a moment of its own and keeps its own time of day.
    if before == 0, lowest == 1 { return anchorDate }
    if every.maximum.unit == .hour {
      return anchorDate.addingTimeInterval(Double(before * every.maximum.elapsedSeconds))
    }
    return anchor.adding(before, of: every.maximum).pinned(to: at).date(in: zone)
  }

  /// Returns the opening of occurrence k: its cycle's beginning plus a minimum, without clamping in
  /// between.
  func opens(_ number: Int, after minimum: Period) -> Date {
    if minimum.unit == .hour {
      return began(number).addingTimeInterval(Double(minimum.elapsedSeconds))
    }
    if every.maximum.unit == .hour {
      return LocalDateTime(began(number), in: zone).adding(1, of: minimum).date(in: zone)
    }
    return anchor.adding(bounded(number) - 1, of: every.maximum, then: minimum)
      .pinned(to: at).date(in: zone)
  }

  /// Returns the number of the first occurrence strictly later than an instant, however far from
  /// the start (R10).
  ///
  /// Estimated by integer arithmetic on days or months, then corrected by at most a few; reads the
  /// zone about a dozen times.
  func firstNumber(after instant: Date) -> Int {
    let instant = min(instant, Self.end)
    var number = max(lowest, estimate(at: instant))
    while number > lowest, let earlier = due(number - 1), earlier > instant { number -= 1 }
    while let due = due(number), due <= instant { number += 1 }
    return number
  }

  /// The number of an occurrence at most two away from the one at an instant.
  private func estimate(at instant: Date) -> Int {
    let period = every.maximum
    if period.unit == .hour {
      let elapsed = max(0, instant.timeIntervalSince(anchorDate))
      return Int(elapsed / Double(period.elapsedSeconds)) + 1
    }
    let wall = LocalDateTime(instant, in: zone)
    if period.months > 0 {
      return floorDivide(
        wall.civilDate.monthIndex - anchor.civilDate.monthIndex, period.months)
    }
    return floorDivide(wall.daysSinceEpoch - anchor.daysSinceEpoch, period.days)
  }

  /// The anchor's instant, from which periods of hours are counted.
  private var anchorDate: Date { anchor.date(in: zone) }

  private func bounded(_ number: Int) -> Int { min(max(number, lowest), Self.highest) }

  /// The end of year 9999 in UTC.
  private static let end = Date(timeIntervalSince1970: Double(LocalDateTime.latest.wallSeconds))
}
