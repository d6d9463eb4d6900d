package import Foundation

/// A task with its time in the plan.
package struct PlanBlock: Sendable, Hashable {
  /// The origin of the time of a block.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case fixed, pinned, flexible
  }

  /// The number of the task.
  package let id: Int64
  /// How it came to its time.
  package let kind: Kind
  /// When it begins.
  package let start: Date
  /// When it ends.
  package let end: Date
  /// True if it ends after its deadline (D7).
  package var isLate = false
  /// True if the user has to go to its place for it alone (D9).
  package var needsTrip = false
  /// True if another fixed or pinned block overlaps it (D6).
  package var hasConflict = false

  package init(id: Int64, kind: Kind, start: Date, end: Date) {
    self.id = id
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// A task that has no time in the plan.
package struct UnplannedTask: Sendable, Hashable {
  /// Why a task has no time.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No gap holds it (D6).
    case noRoom = "no_room"
    /// The user will not be at its place, and it is not urgent enough for a trip (D9).
    case notAtPlace = "place"
  }

  /// The number of the task.
  package let id: Int64
  /// Why it has no time.
  package let reason: Reason

  /// Creates an entry.
  package init(id: Int64, reason: Reason) {
    self.id = id
    self.reason = reason
  }
}
