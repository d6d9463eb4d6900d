package import Foundation
import Recurrence

/// How many completions fall on each hour of each weekday, on the user's wall clock.
package struct WeekdayHours: Sendable {
  /// The counts by weekday, from Monday, and hour.
  package private(set) var counts = Array(repeating: Array(repeating: 0, count: 24), count: 7)
  private var clock: LocalDayIndex

  /// Creates counts of 0; `clock` is that of the user.
  package init(clock: LocalDayIndex) { self.clock = clock }

  /// Counts a completion; before the turn of the day it belongs to the weekday before.
  package mutating func add(_ time: Date) {
    let weekday = Weekday(daysSinceEpoch: clock.day(of: time)).rawValue
    counts[weekday][LocalDateTime(time, in: clock.zone).hour] += 1
  }
}
