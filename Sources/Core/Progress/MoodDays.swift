package import Model
import Recurrence

/// Moods by day, and what their averages are compared by (M4).
package struct MoodDays: Sendable {
  /// The averages of the days that have a mood, by day since 1970-01-01.
  package let days: [Int: Average]

  /// How many days of a week need a mood, so that the week has an average.
  package static let fewestDaysOfWeek = 3
  /// How many days with and without a habit are needed to compare them.
  package static let fewestDaysToCompare = 10

  /// Groups moods by day; those of the undone do not count (M3).
  package init(_ entries: some Sequence<MoodEntry>, clock: LocalDayIndex) {
    var (days, clock) = ([Int: Average](), clock)
    for entry in entries where !entry.isUndone {
      days[clock.day(of: entry.mood.time), default: Average()].add(entry.mood.emotion.rawValue)
    }
    self.days = days
  }

  /// Returns the mean of the days of the week that ends with a day; `nil` where fewer than three
  /// of its days have a mood.
  package func week(endingOn day: Int) -> Double? {
    let means = (day - 6...day).compactMap { days[$0]?.mean }
    guard means.count >= Self.fewestDaysOfWeek else { return nil }
    return means.reduce(0, +) / Double(means.count)
  }

  /// Returns the averages of all moods on each weekday of a period, from Monday.
  package func byWeekday(in period: ClosedRange<Int>) -> [Average] {
    var averages = Array(repeating: Average(), count: Weekday.allCases.count)
    for (day, average) in days where period.contains(day) {
      averages[Weekday(daysSinceEpoch: day).rawValue].add(average)
    }
    return averages
  }

  /// The mean of days, and how many there are.
  package struct Mean: Sendable, Hashable {
    /// The mean of the averages of the days.
    package let value: Double
    /// How many days have a mood.
    package let days: Int
  }

  /// Compares the days of a period that are in a set with its other days; `nil` unless both sides
  /// have at least ten days with a mood.
  package func comparison(
    of set: Set<Int>, in period: ClosedRange<Int>, atLeast fewest: Int = fewestDaysToCompare
  ) -> (with: Mean, without: Mean)? {
    var (with, without) = ([Double](), [Double]())
    for (day, average) in days.sorted(by: { $0.key < $1.key }) where period.contains(day) {
      guard let mean = average.mean else { continue }
      if set.contains(day) { with.append(mean) } else { without.append(mean) }
    }
    guard min(with.count, without.count) >= max(1, fewest) else { return nil }
    func mean(_ values: [Double]) -> Mean {
      Mean(value: values.reduce(0, +) / Double(values.count), days: values.count)
    }
    return (mean(with), mean(without))
  }
}

/// The average of whole numbers, in hundredths (M4).
package struct Average: Sendable, Hashable {
  /// How many numbers there are.
  package private(set) var count = 0
  private var sum = 0

  /// Creates an average without numbers.
  package init() {}

  /// Adds a number, 0 or more.
  package mutating func add(_ value: Int) {
    count += 1
    sum += value
  }

  /// Adds the numbers of another average.
  package mutating func add(_ other: Average) {
    count += other.count
    sum += other.sum
  }

  /// The exact average; `nil` without any numbers.
  package var mean: Double? { count == 0 ? nil : Double(sum) / Double(count) }

  /// The average in hundredths, rounded half up; `nil` without any numbers.
  package var hundredths: Int? { count == 0 ? nil : (200 * sum + count) / (2 * count) }
}
