import Foundation
package import Model
import Recurrence

/// The timeliness of a completion: in time for its streak, or late (X5).
package struct Punctuality: Sendable, Hashable {
  /// True if it counts for the streak of its task; false for a one-off.
  package let isKept: Bool
  /// True if it was done on a day after the due day, rest days aside.
  package let isLate: Bool

  /// Compares a completion with its countdown on the wall clock of its task.
  ///
  /// With a window it has to be done on the days from opening to due, else up to the due day; a
  /// period of hours allows half a period more.
  package init(_ record: CompletionRecord, clock: inout LocalDayIndex, rest: RestDays) {
    let terms = record.terms
    guard let due = record.due else {
      (isKept, isLate) = (terms.isRepeating, false)
      return
    }
    // An appointment may be ticked until the end of the day on which it ends.
    let end = record.ends ?? due
    // Days come in the order of instants: most completions need no look at the clock.
    let isLate =
      end < record.time
      && rest.isLate(due: clock.day(of: end), done: clock.day(of: record.time))
    self.isLate = isLate
    guard terms.isRepeating else {
      isKept = false
      return
    }
    if let grace = terms.grace {
      let isInTime =
        record.time <= due.addingTimeInterval(grace)
        || (!isLate && rest.contains(clock.day(of: due)))
      let isOpen = !terms.hasWindow || record.opened.map { record.time >= $0 } ?? true
      isKept = isInTime && isOpen
    } else if terms.hasWindow, let opened = record.opened, record.time < opened {
      isKept = !isLate && clock.day(of: opened) <= clock.day(of: record.time)
    } else {
      isKept = !isLate
    }
  }
}
