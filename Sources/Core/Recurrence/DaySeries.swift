import Foundation

/// The occurrences of a cadence with days, such as `2w on tue,fri`.
///
/// Periods are counted from the one that contains the start, which is period 0; of every `n`
/// periods the first has matches. Number `k` is match `k % m` of period `k / m`, where `m` is the
/// largest number of matches in a period. Some numbers have no day (a fifth Monday, 30 February):
/// those are left out.
struct DaySeries {
  private let days: DayPattern
  private let period: Period
  private let start: LocalDateTime
  private let secondsOfDay: Int
  private let zone: TimeZone
  private let isInDays: Bool
  /// The first week, month or year: weeks since 1969-12-29, months since year 0, or the year.
  private let origin: Int

  /// The number of the first match at or after the start.
  private(set) var lowest = 0

  /// Creates the series of a cadence with days on the wall clock of a zone.
  init(
    _ days: DayPattern, every period: Period, start: LocalDateTime, at time: TimeOfDay?,
    in zone: TimeZone, isInDays: Bool = false
  ) {
    let start = isInDays ? start.at(.midnight) : start
    self.days = days
    self.period = period
    self.start = start
    self.zone = zone
    self.isInDays = isInDays
    secondsOfDay = start.pinned(to: time).secondsOfDay
    origin = Self.index(of: start.daysSinceEpoch, unit: period.unit)
    lowest = number(from: 0) { $0 >= start } ?? Self.highest
  }

  /// A number beyond any occurrence up to year 9999.
  private static let highest = 100_000_000

  /// Returns the moment of a number on the wall clock; `nil` where the number has no day, or after
  /// year 9999.
  func wall(_ number: Int) -> LocalDateTime? {
    let (step, index) = (number / days.count, number % days.count)
    let period = origin + step * self.period.count
    let day: Int?
    switch days {
    case .weekdays(let weekdays): day = period * 7 - 3 + weekdays[index].rawValue
    case .date(_, let month), .ordinalOf(_, _, let month):
      day = days.day(index, year: period, month: month)
    case .monthDays, .lastDay, .ordinal, .workday:
      let year = floorDivide(period, 12)
      day = days.day(index, year: year, month: period - year * 12 + 1)
    }
    guard let day else { return nil }
    let seconds = day * 86_400 + secondsOfDay
    // The start itself matches, also in the second pass of an hour that comes twice.
    if seconds == start.wallSeconds { return start }
    let moment = LocalDateTime(wallSeconds: seconds)
    return moment <= .latest ? moment : nil
  }

  /// Returns when an occurrence is due, or `nil` where the number has no day, or after year 9999.
  func due(_ number: Int) -> Date? {
    number < lowest ? nil : wall(number).map(due)
  }

  private func due(_ wall: LocalDateTime) -> Date {
    isInDays ? wall.lastSecond(in: zone) : wall.date(in: zone)
  }

  /// Returns when the cycle of an occurrence began: at the occurrence before it, or at the start.
  func began(_ number: Int) -> Date {
    var earlier = number - 1
    while earlier >= lowest {
      if let wall = wall(earlier) { return wall.date(in: zone) }
      earlier -= 1
    }
    return start.date(in: zone)
  }

  /// Returns the number of the pending occurrence.
  ///
  /// After a completion that is the first match after its local day (R21).
  func number(at state: RecurrenceState) -> Int {
    switch state {
    case .occurrence(let number): normalized(number)
    case .completed(let time): firstNumber(afterDayOf: time)
    case .beginning, .counting, .finished: lowest
    }
  }

  /// Returns the number of the first occurrence strictly later than an instant.
  ///
  /// The period is found by division; the scan behind it reads at most two periods, and more only
  /// where matches are rare, such as a fifth Monday in February. The zone is read only for moments
  /// within two days of the instant: no clock is put back or forward by more than a day.
  func firstNumber(after instant: Date) -> Int {
    let wall = LocalDateTime(instant, in: zone)
    let index = Self.index(of: wall.daysSinceEpoch, unit: period.unit)
    let step = max(0, floorDivide(index - origin, period.count) - 1)
    return number(from: max(lowest, step * days.count)) { moment in
      let ahead = moment.wallSeconds - wall.wallSeconds
      return abs(ahead) > 2 * 86_400 ? ahead > 0 : due(moment) > instant
    } ?? Self.highest
  }

  /// Returns the number of the first occurrence on a day later than the local day of an instant.
  func firstNumber(afterDayOf instant: Date) -> Int {
    let day = LocalDateTime(instant, in: zone).daysSinceEpoch
    let index = Self.index(of: day, unit: period.unit)
    let step = max(0, floorDivide(index - origin, period.count) - 1)
    return number(from: max(lowest, step * days.count)) { $0.daysSinceEpoch > day } ?? Self.highest
  }

  /// Returns the number of the match nearest to a day; the later one of two (R29).
  func nearestNumber(to day: Int) -> Int {
    let index = Self.index(of: day, unit: period.unit)
    let step = max(0, floorDivide(index - origin, period.count) - 1)
    let later = number(from: max(lowest, step * days.count)) { $0.daysSinceEpoch >= day }
    guard let later, let wall = wall(later) else { return Self.highest }
    var earlier = later - 1
    while earlier >= lowest {
      if let before = self.wall(earlier) {
        return day - before.daysSinceEpoch < wall.daysSinceEpoch - day ? earlier : later
      }
      earlier -= 1
    }
    return later
  }

  /// Returns a number that has a day: the one given, or the next.
  func normalized(_ number: Int) -> Int {
    self.number(from: max(number, lowest)) { _ in true } ?? Self.highest
  }

  /// Counts the occurrences from one number up to, not including, another.
  func count(from first: Int, to last: Int) -> Int {
    guard first < last else { return 0 }
    if case .weekdays = days { return last - first }
    return (first..<last).reduce(0) { $0 + (wall($1) == nil ? 0 : 1) }
  }

  private func number(from first: Int, where isWanted: (LocalDateTime) -> Bool) -> Int? {
    var number = first
    // The Gregorian calendar repeats after 400 years: what has not matched by then never will.
    let limit = first + days.count * (4800 / period.count + 2)
    while number < limit {
      if let wall = wall(number), isWanted(wall) { return number }
      number += 1
    }
    return nil
  }

  private static func index(of day: Int, unit: Period.Unit) -> Int {
    switch unit {
    case .week: return floorDivide(day + 3, 7)
    case .year: return CivilDate(daysSinceEpoch: day).year
    default: return CivilDate(daysSinceEpoch: day).monthIndex
    }
  }
}
