/// The days on which nothing is late and no streak breaks (X9), as days since 1970-01-01.
package struct RestDays: Sendable, Hashable {
  private let sorted: [Int]
  private let days: Set<Int>

  /// Creates a set of rest days; empty unless given.
  package init(_ days: some Sequence<Int> = []) {
    self.days = Set(days)
    sorted = self.days.sorted()
  }

  /// Returns true if a day is a rest day.
  package func contains(_ day: Int) -> Bool { !days.isEmpty && days.contains(day) }

  /// Returns a day, or the first one after it that is no rest day.
  package func firstActiveDay(from day: Int) -> Int {
    var day = day
    while contains(day) { day += 1 }
    return day
  }

  /// Returns the number of days between two days, both excluded, that are no rest days.
  package func activeDays(after first: Int, before last: Int) -> Int {
    guard last - first > 1 else { return 0 }
    return last - first - 1 - (count(below: last) - count(below: first + 1))
  }

  /// Returns true if something due on one day is late when it is done on another.
  ///
  /// A due day that is a rest day moves to the next day that is none; later rest days do not count.
  package func isLate(due: Int, done: Int) -> Bool {
    guard done > due else { return false }
    return activeDays(after: firstActiveDay(from: due), before: done + 1) > 0
  }

  private func count(below day: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
