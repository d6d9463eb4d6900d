package import Foundation

/// The reason why an action on a task was refused.
package enum TodoError: Error, Sendable, Hashable {
  /// There is nothing left to do.
  case finished(name: String)
  /// It was done a moment ago and is waiting again (R15).
  case doneAlready(name: String, lastDone: Date, zone: TimeZone)
  /// The moment lies in the future.
  case inTheFuture(name: String, time: Date, now: Date, zone: TimeZone)
  /// The moment lies in the past.
  case inThePast(name: String, time: Date, now: Date, zone: TimeZone)
  /// The time to hold it at in the plan has passed.
  case pinInThePast(name: String, time: Date, now: Date, zone: TimeZone)
  /// It has a fixed time, so that it cannot be held at another.
  case pinFixed(name: String)
  /// The user is at none of the task's places.
  case notInside(name: String)
  /// The task has no place to visit.
  case noPlaces(name: String)
  /// The name is empty.
  case emptyName
  /// `dwell` was asked for without how long.
  case dwellWithoutLength
  /// A wish would have a date, which it must not (J8).
  case wishWithDate
  /// A wish cannot be given a time.
  case wishTimed(name: String)
  /// A length of stay was given, but `dwell` was not asked for.
  case lengthWithoutDwell

  /// True if the input itself was wrong, rather than its timing.
  package var isUsage: Bool {
    switch self {
    case .emptyName, .dwellWithoutLength, .lengthWithoutDwell, .wishWithDate: true
    default: false
    }
  }
}
