package import Foundation
package import Recurrence

/// The points that a completion earns; pure, so that they are computed once and stored with it.
package enum EarnedPoints {
  /// Points for each step of difficulty.
  static let perDifficulty = 10

  /// Returns the points for a task that is done at a time: 10 to 50, or 0 (X1, X2).
  ///
  /// One-offs and first times always earn. A repeating task that was done before earns if its
  /// window is open, or if at least half of the countdown has passed; so doing it again and again
  /// earns nothing. `countdown` is the one that the completion ends. Half of a countdown in days of
  /// `zone` is half of its days (R25); the day of the completion begins at `dayTurn`.
  package static func forDone(
    _ todo: Todo, countdown: Countdown?, at time: Date, in zone: TimeZone,
    dayTurn: TimeOfDay = .midnight
  ) -> Int {
    let points = perDifficulty * todo.difficulty.rawValue
    guard case .repeating(let cadence) = todo.rule, todo.lastDone != nil else { return points }
    if cadence.every.minimum != nil, let opens = countdown?.opens, opens <= time { return points }
    guard let began = countdown?.began, let due = countdown?.due else { return points }
    if countdown?.isInDays == true {
      let first = LocalDateTime(began, in: zone).daysSinceEpoch
      let last = LocalDateTime(due, in: zone).daysSinceEpoch
      let day = LocalDay(containing: time, in: zone, turn: dayTurn).date.daysSinceEpoch
      return (day - first) * 2 >= last - first ? points : 0
    }
    return time.timeIntervalSince(began) * 2 >= due.timeIntervalSince(began) ? points : 0
  }
}
