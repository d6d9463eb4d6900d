public import Foundation

/// Why the user's wish about a task was refused.
public enum TodoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing left to do.
  case finished(name: String)
  /// It was done a moment ago and is waiting again (R15).
  case doneAlready(name: String, lastDone: Date)
  /// The moment lies in the future.
  case inTheFuture(name: String, time: Date, now: Date)
  /// The moment lies in the past.
  case inThePast(name: String, time: Date, now: Date)
  /// The user is at none of the task's places.
  case notInside(name: String)
  /// The task has no place to visit.
  case noPlaces(name: String)
  /// The name is empty.
  case emptyName
  /// `dwell` was asked for without how long.
  case dwellWithoutLength
  /// A length of stay was given, but `dwell` was not asked for.
  case lengthWithoutDwell

  /// What was refused, why, and what to do.
  public var description: String {
    switch self {
    case .finished(let name):
      "\"\(name)\" is finished: nothing is left to do. Change its rule with \"edit\", or take back the last step with \"undo\"."
    case .doneAlready(let name, let lastDone):
      "\"\(name)\" was done at \(Wording.utc(lastDone)) and is waiting for its next time. If you did it once more, say so with --again."
    case .inTheFuture(let name, let time, let now):
      "\"\(name)\" cannot be done at \(Wording.utc(time)): that is in the future (now \(Wording.utc(now))). Give a time up to now."
    case .inThePast(let name, let time, let now):
      "\"\(name)\" cannot be snoozed until \(Wording.utc(time)): that is in the past (now \(Wording.utc(now))). Give a later time."
    case .notInside(let name):
      "\"\(name)\" cannot wait for leaving: you are at none of its places now. Use \"visit\" or a time such as 2h."
    case .noPlaces(let name):
      "\"\(name)\" has no place, so no visit ends the snooze. Give a time such as 2h."
    case .emptyName: "the name \"\" is empty: give the task a name."
    case .dwellWithoutLength:
      "dwell needs a length of stay: add --dwell 5min."
    case .lengthWithoutDwell:
      "--dwell has no effect without dwell in --on: write --on dwell, or leave --dwell out."
    }
  }
}
