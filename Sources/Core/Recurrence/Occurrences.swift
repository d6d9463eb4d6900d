import Foundation

/// The occurrences of a cadence: whole periods from its anchor, the days of each period, or several
/// times of each day.
enum Occurrences {
  case periods(Series)
  case days(DaySeries)
  case times(TimesSeries)

  /// The occurrences of a cadence on the wall clock of a zone; with `isInDays`, each is due until
  /// the last second of its day.
  init(_ cadence: Cadence, in zone: TimeZone, isInDays: Bool = false) {
    self =
      if cadence.isSeveralTimesADay {
        .times(TimesSeries(cadence, in: zone))
      } else if let days = cadence.days {
        .days(
          DaySeries(
            days, every: cadence.every.maximum, start: cadence.start, at: cadence.at, in: zone,
            isInDays: isInDays))
      } else {
        .periods(Series(cadence, in: zone, isInDays: isInDays))
      }
  }

  /// Returns the number of the pending occurrence; states of other rules give the nearest one.
  func number(at state: RecurrenceState) -> Int {
    switch self {
    case .periods(let series): series.number(at: state)
    case .days(let series): series.number(at: state)
    case .times(let series): series.number(at: state)
    }
  }

  /// Returns when an occurrence is due; `nil` for a number that is left out, or beyond year 9999.
  func due(_ number: Int) -> Date? {
    switch self {
    case .periods(let series): series.due(number)
    case .days(let series): series.due(number)
    case .times(let series): series.due(number)
    }
  }

  /// Returns the date and time of an occurrence on the wall clock, or `nil` beyond year 9999.
  func wall(_ number: Int) -> LocalDateTime? {
    switch self {
    case .periods(let series): series.wall(number)
    case .days(let series): number < series.lowest ? nil : series.wall(number)
    case .times(let series): series.wall(number)
    }
  }

  /// Returns the beginning of the cycle of an occurrence.
  func began(_ number: Int) -> Date {
    switch self {
    case .periods(let series): series.began(number)
    case .days(let series): series.began(number)
    case .times(let series): series.began(number)
    }
  }

  /// Returns the opening of an occurrence of a window, which has neither days nor several times:
  /// its cycle's beginning plus a minimum.
  func opens(_ number: Int, after minimum: Period) -> Date {
    switch self {
    case .periods(let series): series.opens(number, after: minimum)
    case .days, .times: began(number)
    }
  }

  /// Returns the number of the first occurrence strictly later than an instant (R10, R24).
  func firstNumber(after instant: Date) -> Int {
    switch self {
    case .periods(let series): series.firstNumber(after: instant)
    case .days(let series): series.firstNumber(after: instant)
    case .times(let series): series.firstNumber(after: instant)
    }
  }

  /// Returns the number of the last occurrence up to an instant that is later than another number;
  /// `nil` if there is none.
  func lastNumber(upTo instant: Date, after number: Int) -> Int? {
    var latest = firstNumber(after: instant) - 1
    while latest > number {
      if due(latest) != nil { return latest }
      latest -= 1
    }
    return nil
  }

  /// Counts the occurrences from one number up to, not including, another.
  func count(from first: Int, to last: Int) -> Int {
    switch self {
    case .periods: max(0, last - first)
    case .days(let series): series.count(from: first, to: last)
    case .times(let series): series.count(from: first, to: last)
    }
  }
}
