package import Foundation

/// A task as the plan of one day sees it.
package struct PlanTask: Sendable, Hashable {
  /// When the task takes place.
  package enum Timing: Sendable, Hashable {
    /// At an instant that the task itself names.
    case fixed(Date)
    /// At an instant that the user chose for this day.
    case pinned(Date)
    /// Whenever there is room.
    case flexible
  }

  /// The number of the task.
  package let id: Int64
  /// When it takes place.
  package let timing: Timing
  /// How long it takes, in seconds; more than 0.
  package let seconds: Double
  /// How urgent it is; ignored unless the task is flexible.
  package var urgency = PlanUrgency.due
  /// The rank of its priority, 0 for the highest.
  package var priority = 1
  /// How hard it is, 1 to 5.
  package var difficulty = 3
  /// When it is due, if ever.
  package var due: Date?
  /// The instant by which it should be finished, if there is one in this day (D7).
  package var deadline: Date?
  /// The instant before which it must not begin, for a task that opens later.
  package var notBefore: Date?
  /// The numbers of the places where it can be done; `nil` for anywhere.
  ///
  /// Empty if it names a tag that no place has.
  package var places: Set<Int64>?

  /// Creates a task that can be done anywhere, with the usual values.
  package init(id: Int64, timing: Timing = .flexible, seconds: Double = 1800) {
    self.id = id
    self.timing = timing
    self.seconds = seconds
  }

  /// Returns the deadline of a flexible task (D7): its due moment if that is a moment rather than
  /// a day, and lies after now and before the end of the day's hours.
  package static func deadline(due: Date?, isMoment: Bool, now: Date, dayEnd: Date) -> Date? {
    guard isMoment, let due, due > now, due < dayEnd else { return nil }
    return due
  }
}
