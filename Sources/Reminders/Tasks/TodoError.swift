public import Foundation

/// Why the user's wish about a task was refused.
public enum TodoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing left to do.
  case finished(name: String)
  /// It was done a moment ago and is waiting again (R15).
  case doneAlready(name: String, lastDone: Date, zone: TimeZone)
  /// The moment lies in the future.
  case inTheFuture(name: String, time: Date, now: Date, zone: TimeZone)
  /// The moment lies in the past.
  case inThePast(name: String, time: Date, now: Date, zone: TimeZone)
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

  /// Whether the wish itself was wrong, rather than its moment.
  public var isUsage: Bool {
    switch self {
    case .emptyName, .dwellWithoutLength, .lengthWithoutDwell: true
    default: false
    }
  }

  /// What was refused, why, and what to do.
  public var description: String {
    switch self {
    case .finished(let name):
      "\"\(Wording.name(name))\" is finished: nothing is left to do. Change its rule with \"edit\", or take back the last step with \"undo\"."
    case .doneAlready(let name, let lastDone, let zone):
      "\"\(Wording.name(name))\" was done at \(Wording.full(lastDone, in: zone)) and is waiting for its next time. If you did it once more, say so with --again."
    case .inTheFuture(let name, let time, let now, let zone):
      "\"\(Wording.name(name))\" cannot be done at \(Wording.full(time, in: zone)): that is in the future (now \(Wording.full(now, in: zone))). Give a time up to now."
    case .inThePast(let name, let time, let now, let zone):
      "\"\(Wording.name(name))\" cannot be snoozed until \(Wording.full(time, in: zone)): that is in the past (now \(Wording.full(now, in: zone))). Give a later time."
    case .notInside(let name):
      "\"\(Wording.name(name))\" cannot wait for leaving: you are at none of its places now. Use \"visit\" or a time such as 2h."
    case .noPlaces(let name):
      "\"\(Wording.name(name))\" has no place, so no visit ends the snooze. Give a time such as 2h."
    case .emptyName: "the name \"\" is empty: give the task a name."
    case .dwellWithoutLength:
      "dwell needs a length of stay: add --dwell 5min."
    case .lengthWithoutDwell:
      "--dwell has no effect without dwell in --on: write --on dwell, or leave --dwell out."
    }
  }
}
