import Foundation
import Model
import Recurrence
import Testing

@testable import Progress

/// Streaks of periods that were kept, compared with a loop over all periods (Y4).
struct QuotaStreakTests {
  @Test(arguments: 0..<400)
  func `a streak is that of a plain loop over the weeks`(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &+ 17)
    let times = 1 + random.next(7)
    let quota = try Quota(times, per: .week)
    // Monday, 2 March 2026.
    let monday = 20_514
    let weeks = 4 + random.next(24)
    let rest = RestDays((0..<weeks * 7).filter { _ in random.next(30) == 0 }.map { monday + $0 })
    var (progress, expected) = (TaskProgress(), Streak())
    for week in 0..<weeks {
      let days = monday + week * 7...monday + week * 7 + 6
      let done = days.filter { _ in random.next(7) < times + 1 - random.next(3) }
      let isSkipped = random.next(8) == 0
      for day in done {
        progress.add(
          try record(quota, day, days, isDone: true), of: quota, in: days, rest: rest)
      }
      if isSkipped {
        progress.add(
          try record(quota, days.upperBound, days, isDone: false), of: quota, in: days, rest: rest)
      }
      let active = days.count { !rest.contains($0) }
      let isKept = done.count >= min(times, active) && !done.isEmpty
      // What is before the first time has no streak to break.
      let hasBegun = expected.best > 0 || progress.kept > 0
      if isKept {
        expected.addKept()
      } else if !isSkipped, active > 0, hasBegun {
        expected.addMissed()
      }
    }
    let last = monday + weeks * 7
    progress.end(
      before: PeriodTally(first: last, last: last + 6, begun: monday, changed: monday), of: quota,
      rest: rest)
    #expect(progress.streak.length == expected.length, "\(seed)")
    #expect(progress.streak.best == expected.best && progress.streak.reserve == expected.reserve)
  }

  private func record(
    _ quota: Quota, _ day: Int, _ days: ClosedRange<Int>, isDone: Bool
  ) throws -> CompletionRecord {
    func instant(_ day: Int, _ hour: Double) -> Date {
      Date(timeIntervalSince1970: Double(day) * 86_400 + hour * 3600)
    }
    return CompletionRecord(
      todo: Todo.ID(rawValue: 1), isDone: isDone, time: instant(day, 12),
      opened: instant(days.lowerBound, 0), due: instant(days.upperBound, 23),
      ends: instant(days.upperBound, 23.9),
      terms: CompletionTerms(zone: .named("GMT"), every: try Rhythm(quota)), points: isDone ? 30 : 0
    )
  }

  private struct Generator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
