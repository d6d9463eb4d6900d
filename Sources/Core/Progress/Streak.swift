/// A row of occurrences done in time, with reserves that cover missed ones (X6).
package struct Streak: Sendable, Hashable {
  /// The times kept in a row up to now.
  package private(set) var length = 0
  /// The longest that it has been.
  package private(set) var best = 0
  /// The reserves that are left, 0 to 2; each stands in for one time that is not kept.
  package private(set) var reserve = 0

  /// Every seventh time kept saves a reserve.
  static let reserveEvery = 7
  /// More reserves are not saved.
  static let mostReserves = 2

  /// Creates a streak that has not begun.
  package init() {}

  /// Adds an occurrence done in time; every seventh in a row adds a reserve, up to 2.
  package mutating func addKept() {
    length += 1
    best = max(best, length)
    if length % Self.reserveEvery == 0 { reserve = min(reserve + 1, Self.mostReserves) }
  }

  /// Adds missed occurrences: each uses a reserve, and the first without one ends the streak.
  package mutating func addMissed(_ count: Int = 1) {
    guard count > 0 else { return }
    if count > reserve { length = 0 }
    reserve = max(0, reserve - count)
  }
}

/// The days in a row on which points were earned (X8).
package struct DayStreak: Sendable, Hashable {
  private var streak = Streak()
  private var lastDay: Int?
  private let rest: RestDays

  /// Creates a streak that has not begun.
  package init(rest: RestDays) { self.rest = rest }

  /// Counts a day on which points were earned; days come in their order, one may come twice.
  package mutating func earn(on day: Int) {
    guard day > lastDay ?? .min, !rest.contains(day) else { return }
    if let lastDay { streak.addMissed(rest.activeDays(after: lastDay, before: day)) }
    streak.addKept()
    lastDay = day
  }

  /// Returns the streak up to a day; that day itself does not count as missed.
  package func streak(on today: Int) -> Streak {
    var standing = streak
    if let lastDay { standing.addMissed(rest.activeDays(after: lastDay, before: today)) }
    return standing
  }

  /// The length on the latest day that was counted.
  var length: Int { streak.length }
}

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
