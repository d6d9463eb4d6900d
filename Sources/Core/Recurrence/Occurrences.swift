import Foundation

/// The occurrences of a cadence, those out of season left out (Y2).
///
/// The numbers are those of the whole series.
struct Occurrences {
  private let all: AllOccurrences
  private let season: Season?
  private let zone: TimeZone

  /// The occurrences of a cadence on the wall clock of a zone; with `isInDays`, each is due until
  /// the last second of its day.
  init(_ cadence: Cadence, in zone: TimeZone, isInDays: Bool = false, season: Season? = nil) {
    self.init(AllOccurrences(cadence, in: zone, isInDays: isInDays), in: zone, season: season)
  }

  /// The occurrences of a series in season.
  init(_ all: AllOccurrences, in zone: TimeZone, season: Season?) {
    self.all = all
    self.zone = zone
    self.season = season
  }

  /// Returns the number of the pending occurrence; states of other rules give the nearest one.
  func number(at state: RecurrenceState) -> Int { inSeason(all.number(at: state)) }

  /// Returns when an occurrence is due; `nil` for a number that is left out, or beyond year 9999.
  func due(_ number: Int) -> Date? { isLeftOut(number) ? nil : all.due(number) }

  /// Returns the date and time of an occurrence on the wall clock, or `nil` beyond year 9999.
  func wall(_ number: Int) -> LocalDateTime? { all.wall(number) }

  /// Returns the beginning of the cycle of an occurrence: at the one before it, or at the start.
  func began(_ number: Int) -> Date {
    guard season != nil else { return all.began(number) }
    guard let before = self.number(before: number) else { return all.began(all.lowest) }
    guard before < number - 1, let wall = all.wall(before) else { return all.began(number) }
    return wall.date(in: zone)
  }

  /// Returns the opening of an occurrence of a window, which has neither days nor several times:
  /// the occurrence before it, in season or not, plus a minimum.
  func opens(_ number: Int, after minimum: Period) -> Date { all.opens(number, after: minimum) }

  /// Returns the number of the first occurrence strictly later than an instant (R10, R24).
  func firstNumber(after instant: Date) -> Int { inSeason(all.firstNumber(after: instant)) }

  /// Returns the number of the last occurrence up to an instant that is later than another number;
  /// `nil` if there is none.
  func lastNumber(upTo instant: Date, after number: Int) -> Int? {
    let next = all.firstNumber(after: instant)
    return self.number(before: next).flatMap { $0 > number ? $0 : nil }
  }

  /// Counts the occurrences from one number up to, not including, another.
  ///
  /// O(years between them) with a season.
  func count(from first: Int, to last: Int) -> Int {
    guard let season, first < last else { return all.count(from: first, to: last) }
    var (sum, next) = (0, firstInSeason(from: first))
    while let number = next, number < last, let day = day(number) {
      guard let end = season.lastDay(from: day) else {
        return sum + all.count(from: number, to: last)
      }
      let beyond = max(number + 1, min(last, all.firstNumber(after: lastSecond(of: end))))
      sum += all.count(from: number, to: beyond)
      next = firstInSeason(from: beyond)
    }
    return sum
  }

  /// Returns a number of which an occurrence is in season: the one given, or the next; the one
  /// given if none is, so that it is left out.
  func inSeason(_ number: Int) -> Int { firstInSeason(from: number) ?? number }

  /// The most days that are searched for an occurrence in season: 28 years, after which days of
  /// the week and dates meet again.
  private static let mostDays = 28 * 366

  private func firstInSeason(from number: Int) -> Int? {
    guard let season else { return number }
    var next = all.number(at: .occurrence(number))
    var limit: Int?
    while let day = day(next) {
      if season.contains(day) { return next }
      if limit == nil { limit = day + Self.mostDays }
      guard day <= limit ?? day, let first = season.firstDay(after: day) else { return nil }
      let begin = Schedule.midnight(of: first).firstSecond(in: zone).addingTimeInterval(-0.001)
      next = all.number(at: .occurrence(max(next + 1, all.firstNumber(after: begin))))
    }
    // Beyond year 9999.
    return next
  }

  /// Returns the number of the last occurrence before another number; `nil` if there is none.
  private func number(before number: Int) -> Int? {
    var earlier = number - 1
    while earlier >= all.lowest {
      guard let day = day(earlier) else {
        earlier -= 1
        continue
      }
      guard let season, !season.contains(day) else { return earlier }
      guard let end = season.lastDay(before: day) else { return nil }
      earlier = min(earlier - 1, all.firstNumber(after: lastSecond(of: end)) - 1)
    }
    return nil
  }

  private func isLeftOut(_ number: Int) -> Bool {
    guard let season, let day = day(number) else { return false }
    return !season.contains(day)
  }

  /// Returns the local day of an occurrence; `nil` for a number without one.
  private func day(_ number: Int) -> Int? {
    guard all.due(number) != nil else { return nil }
    return all.wall(number)?.daysSinceEpoch
  }

  private func lastSecond(of day: Int) -> Date {
    Schedule.midnight(of: day).lastSecond(in: zone)
  }
}

/// All occurrences of a cadence, in season or not: whole periods from its anchor, the days of each
/// period, or several times of each day.
enum AllOccurrences {
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

  /// The number of the first occurrence.
  var lowest: Int {
    switch self {
    case .periods(let series): series.lowest
    case .days(let series): series.lowest
    case .times(let series): series.lowest
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
    case .periods(let series):
      series.isInHours
        ? series.due(number).map { LocalDateTime($0, in: series.zone) } : series.wall(number)
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

  /// Counts the occurrences from one number up to, not including, another.
  func count(from first: Int, to last: Int) -> Int {
    switch self {
    case .periods: max(0, last - first)
    case .days(let series): series.count(from: first, to: last)
    case .times(let series): series.count(from: first, to: last)
    }
  }
}
