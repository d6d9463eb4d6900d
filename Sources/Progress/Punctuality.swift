import Foundation
import Recurrence
public import Reminders

/// How a completion stands to its countdown (X5).
public struct Punctuality: Sendable, Hashable {
  /// True if it counts for the streak of its task; false for a one-off.
  public let isKept: Bool
  /// True if it was done on a day after the due day, rest days aside.
  public let isLate: Bool

  /// Compares a completion with its countdown on the wall clock of its task.
  ///
  /// With a window it has to be done on the days from opening to due, else up to the due day; a
  /// period of hours allows half a period more.
  public init(_ record: CompletionRecord, clock: inout DayClock, rest: RestDays) {
    guard let due = record.due else {
      (isKept, isLate) = (record.every != nil, false)
      return
    }
    let (dueDay, doneDay) = (clock.day(of: due), clock.day(of: record.time))
    let isLate = rest.isLate(due: dueDay, done: doneDay)
    self.isLate = isLate
    guard let every = record.every else {
      isKept = false
      return
    }
    if every.every.maximum.unit == .hour {
      let grace = every.every.maximum.approximateSeconds / 2
      let isInTime =
        record.time <= due.addingTimeInterval(grace) || (rest.contains(dueDay) && !isLate)
      let isOpen = every.every.minimum == nil || record.opened.map { record.time >= $0 } ?? true
      isKept = isInTime && isOpen
    } else if every.every.minimum != nil, let opened = record.opened {
      isKept = !isLate && clock.day(of: opened) <= doneDay
    } else {
      isKept = !isLate
    }
  }
}
