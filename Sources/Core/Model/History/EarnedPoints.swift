public import Foundation
public import Recurrence

/// The points that a completion earns; pure, so that they are computed once and stored with it.
public enum EarnedPoints {
  /// Points for each step of difficulty.
  static let perDifficulty = 10

  /// Returns the points for a task that is done at a time: 10 to 50, or 0 (X1, X2).
  ///
  /// One-offs and first times always earn. A repeating task that was done before earns if its
  /// window is open, or if at least half of the countdown has passed; so doing it again and again
  /// earns nothing. `countdown` is the one that the completion ends.
  public static func forDone(_ todo: Todo, countdown: Countdown?, at time: Date) -> Int {
    let points = perDifficulty * todo.difficulty.rawValue
    guard case .repeating(let cadence) = todo.rule, todo.lastDone != nil else { return points }
    if cadence.every.minimum != nil, let opens = countdown?.opens, opens <= time { return points }
    guard let began = countdown?.began, let due = countdown?.due else { return points }
    return time.timeIntervalSince(began) * 2 >= due.timeIntervalSince(began) ? points : 0
  }
}
