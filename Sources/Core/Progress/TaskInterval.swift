import Foundation
package import Model
import Recurrence

/// The time between two completions of a task.
package struct TaskInterval: Sendable, Hashable {
  /// The day of the later completion, in days since 1970-01-01.
  package let day: Int
  /// The days since the completion before it: whole days, but fractions of days for a period of
  /// hours.
  package let days: Double

  /// Returns the intervals of one task, in order; skipped times do not count.
  ///
  /// `records` come in the order of their times; `clock` is that of the task's zone.
  package static func all(
    _ records: some Sequence<CompletionRecord>, clock: LocalDayIndex
  ) -> [TaskInterval] {
    var clock = clock
    var last: CompletionRecord?
    var intervals: [TaskInterval] = []
    for record in records where record.isDone {
      if let last {
        let day = clock.day(of: record.time)
        let isInHours = record.terms.every?.every.maximum.unit == .hour
        let seconds = record.time.timeIntervalSince(last.time)
        intervals.append(
          TaskInterval(
            day: day,
            days: isInHours
              ? (seconds / 86_400 * 100).rounded() / 100
              : Double(day - clock.day(of: last.time))))
      }
      last = record
    }
    return intervals
  }

  /// Returns the median of lengths; `nil` without any.
  package static func median(_ lengths: some Sequence<Double>) -> Double? {
    let sorted = lengths.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
