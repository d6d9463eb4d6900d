import Foundation
package import Model
package import Recurrence

/// The rhythm in which a task is really done, from the gaps between its latest completions (Y8).
package struct UsualRhythm: Sendable, Hashable {
  /// The number of completions that count, the latest ones.
  package static let mostCompletions = 12
  /// The number of completions without which nothing is said.
  package static let leastCompletions = 5

  /// The unit of the lengths: that of the rule, or a shorter one where a quarter of the gaps is
  /// shorter than one of it.
  package let unit: Period.Unit
  /// The median gap, to the nearest unit, a half rounded down.
  package let median: Int
  /// The quartiles of the gaps, the lower one rounded down, the upper one up.
  package let range: ClosedRange<Int>
  /// The weekday of at least half of the completions, 0 for Sunday.
  package let weekday: Int?
  /// The name of the place of at least half of the completions.
  package let place: String?
  /// The window or period that fits the gaps, where that of the rule does not, unless the user has
  /// refused it.
  package let proposal: Window?

  /// Reads the gaps of a task; `nil` for one-offs, with too few completions, and for gaps that are
  /// shorter than the shortest unit.
  ///
  /// - Parameters:
  ///   - todo: The task.
  ///   - completions: Its latest ones that are done and not undone, in the order of their times.
  ///   - clock: The clock of the task's zone.
  package init?(
    of todo: Todo, _ completions: some Collection<RecentCompletion>, clock: inout LocalDayIndex
  ) {
    guard case .repeating(let cadence) = todo.rule,
      completions.count >= Self.leastCompletions
    else { return nil }
    let latest = Array(completions.suffix(Self.mostCompletions))
    let days = latest.map { clock.day(of: $0.time) }
    let gaps = zip(zip(days, latest), zip(days, latest).dropFirst()).map {
      Gap(from: $0.0, to: $1.0, seconds: $1.1.time.timeIntervalSince($0.1.time))
    }
    guard let lengths = Lengths(gaps, in: cadence.every.maximum.unit) else { return nil }
    (unit, median, range) = (lengths.unit, lengths.median, lengths.range)
    // 1970-01-01 was a Thursday.
    weekday = Self.usual(days.map { ($0 % 7 + 11) % 7 }, of: latest.count)
    place = Self.usual(latest.compactMap(\.place), of: latest.count)
    proposal = Self.proposal(lengths, gaps, for: cadence, refused: todo.refusedEvery)
  }

  /// Returns the value that at least half of a number of completions have; of two such the latest.
  private static func usual<Value: Hashable>(_ values: [Value], of count: Int) -> Value? {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return values.last { (counts[$0] ?? 0) * 2 >= count }
  }

  /// Returns what fits the gaps better than the rule; `nil` where the rule fits, or has days or
  /// several times.
  private static func proposal(
    _ lengths: Lengths, _ gaps: [Gap], for cadence: Cadence, refused: Window?
  ) -> Window? {
    guard cadence.days == nil, cadence.rhythm.quota == nil, !cadence.isSeveralTimesADay else {
      return nil
    }
    let misfits = gaps.count { !cadence.every.fits($0) }
    guard misfits * 2 > gaps.count, let window = lengths.window, window != cadence.every,
      window != refused
    else { return nil }
    return window
  }
}

/// The time between two completions.
private struct Gap {
  /// The local days of both, in days since 1970-01-01.
  let from, to: Int
  /// The elapsed time.
  let seconds: Double

  /// Returns its length in a unit: elapsed hours, else steps on the calendar (R1, R2) with the part
  /// of the next step that has passed.
  func length(in unit: Period.Unit) -> Double {
    switch unit {
    case .hour: seconds / 3600
    case .day: Double(to - from)
    case .week: Double(to - from) / 7
    case .month: steps(ofMonths: 1)
    case .year: steps(ofMonths: 12)
    }
  }

  private func steps(ofMonths months: Int) -> Double {
    let start = Self.epoch.addingDays(from)
    func day(after steps: Int) -> Int { start.addingMonths(steps * months).daysSinceEpoch }
    var whole = max(0, (to - from) / (31 * months))
    while day(after: whole + 1) <= to { whole += 1 }
    let (first, next) = (day(after: whole), day(after: whole + 1))
    return Double(whole) + Double(to - first) / Double(next - first)
  }

  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)
}

extension Window {
  /// Returns true for a gap within a window, or within a quarter of a plain period.
  fileprivate func fits(_ gap: Gap) -> Bool {
    let (length, wanted) = (gap.length(in: maximum.unit), Double(maximum.count))
    guard let minimum else { return (length - wanted).magnitude <= wanted / 4 }
    return gap.length(in: minimum.unit) >= Double(minimum.count) && length <= wanted
  }
}

/// The median and the quartiles of gaps, in whole units.
private struct Lengths {
  let unit: Period.Unit
  let median: Int
  let range: ClosedRange<Int>

  /// A smaller difference is an error of calculation.
  private static let tolerance = 1e-9

  /// Measures gaps in a unit; in a shorter one where the lower quartile is less than one of it.
  init?(_ gaps: [Gap], in wanted: Period.Unit) {
    var unit = wanted
    while true {
      let sorted = gaps.map { $0.length(in: unit) }.sorted()
      let lower = Self.quantile(0.25, of: sorted)
      if lower < 1 - Self.tolerance, let finer = unit.finer {
        unit = finer
        continue
      }
      let upper = Int((Self.quantile(0.75, of: sorted) - Self.tolerance).rounded(.up))
      let median = Int((Self.quantile(0.5, of: sorted) - 0.5 - Self.tolerance).rounded(.up))
      guard median >= 1 else { return nil }
      self.unit = unit
      self.median = median
      range = Int((lower + Self.tolerance).rounded(.down))...upper
      return
    }
  }

  /// The quartiles as a window, equal ones as a period; `nil` for more than 100 years.
  var window: Window? {
    guard let maximum = try? Period(range.upperBound, unit) else { return nil }
    let lower = max(1, range.lowerBound)
    let minimum = lower == range.upperBound ? nil : try? Period(lower, unit)
    return try? Window(minimum: minimum, maximum: maximum)
  }

  /// Returns a quantile of lengths in ascending order, linear between ranks.
  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let rank = share * Double(sorted.count - 1)
    let below = Int(rank)
    let next = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[next] - sorted[below]) * (rank - Double(below))
  }
}

extension Period.Unit {
  /// The next shorter unit of whole days; `nil` for days and hours.
  fileprivate var finer: Period.Unit? {
    switch self {
    case .year: .month
    case .month: .week
    case .week: .day
    case .day, .hour: nil
    }
  }
}
