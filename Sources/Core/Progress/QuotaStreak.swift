import Model
import Recurrence

/// The periods of a quota that were kept: a streak counts these, and each breaks it that ended
/// short (Y4).
///
/// The first period of a series, when it was begun in its middle, one that was let go, and one that
/// is partly out of season break nothing. Days are counted from 1970-01-01.
struct QuotaStreak: Sendable, Hashable {
  private var period: ClosedRange<Int>?
  private var quota: Quota?
  private var season: Season?
  private var counted = 0
  private var isKept = false
  private var isLetGo = false

  /// Creates a streak before the first period.
  init() {}

  /// Adds a time that was done, or that a period was let go; times come in order.
  mutating func add(
    _ quota: Quota, in period: ClosedRange<Int>, season: Season?, isDone: Bool, counts: Bool,
    to streak: inout Streak, rest: RestDays
  ) {
    begin(period, of: quota, season, in: &streak, rest: rest)
    guard isDone else {
      isLetGo = true
      return
    }
    guard counts else { return }
    counted += 1
    if !isKept, counted >= asked(rest) {
      isKept = true
      streak.addKept()
    }
  }

  /// Ends the last period before the present one begins.
  mutating func end(
    before present: ClosedRange<Int>, of quota: Quota, season: Season?, begun: Int,
    in streak: inout Streak, rest: RestDays
  ) {
    guard let period, period.upperBound < present.lowerBound else { return }
    close(in: &streak, rest: rest)
    let earliest = self.quota?.unit == quota.unit ? period.upperBound + 1 : begun
    streak.addMissed(
      Self.emptyPeriods(
        from: max(earliest, period.upperBound + 1), before: present, unit: quota.unit, season,
        rest: rest))
  }

  private mutating func begin(
    _ next: ClosedRange<Int>, of quota: Quota, _ season: Season?, in streak: inout Streak,
    rest: RestDays
  ) {
    defer { (period, self.quota, self.season) = (next, quota, season) }
    guard let period, let before = self.quota else { return }
    // The first day of the week, or the number, was changed: the period goes on.
    guard next.lowerBound > period.upperBound || quota.unit != before.unit else { return }
    if quota.unit == before.unit {
      close(in: &streak, rest: rest)
      if quota.unit.isWhole(next) {
        streak.addMissed(
          Self.emptyPeriods(
            from: period.upperBound + 1, before: next, unit: quota.unit, season, rest: rest))
      }
    }
    (counted, isKept, isLetGo) = (0, false, false)
  }

  private mutating func close(in streak: inout Streak, rest: RestDays) {
    guard let period, let quota, !isKept, !isLetGo, quota.unit.isWhole(period),
      season.map({ period.allSatisfy($0.contains) }) ?? true, asked(rest) > counted
    else { return }
    streak.addMissed()
    isKept = true
  }

  /// How many times the period asks for, days of rest left out.
  private func asked(_ rest: RestDays) -> Int {
    guard let period, let quota else { return 0 }
    let active = period.count { !rest.contains($0) && season?.contains($0) ?? true }
    let isWhole = quota.unit.isWhole(period) && active == period.count
    return isWhole ? quota.times : min(quota.times, active)
  }

  /// More empty periods than there are reserves end any streak.
  private static let enough = Streak.mostReserves + 1

  /// Counts the whole periods behind a day and before another period that are in season and have a
  /// day without rest.
  private static func emptyPeriods(
    from day: Int, before next: ClosedRange<Int>, unit: Period.Unit, _ season: Season?,
    rest: RestDays
  ) -> Int {
    var (count, first) = (0, next.lowerBound)
    while count < enough {
      let weekday = Weekday(daysSinceEpoch: first)
      let period = unit.period(of: first - 1, weekStart: weekday)
      guard period.lowerBound >= day else { break }
      if period.contains(where: { !rest.contains($0) }),
        season.map({ period.allSatisfy($0.contains) }) ?? true
      {
        count += 1
      }
      first = period.lowerBound
    }
    return count
  }
}
