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
