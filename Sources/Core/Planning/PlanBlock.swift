public import Foundation

/// A task with its time in the plan.
public struct PlanBlock: Sendable, Hashable {
  /// The origin of the time of a block.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case fixed, pinned, flexible
  }

  /// The number of the task.
  public let id: Int64
  /// How it came to its time.
  public let kind: Kind
  /// When it begins.
  public let start: Date
  /// When it ends.
  public let end: Date
  /// True if it ends after its deadline (D7).
  public var isLate = false
  /// True if the user has to go to its place for it alone (D9).
  public var needsTrip = false
  /// True if another fixed or pinned block overlaps it (D6).
  public var hasConflict = false

  /// Creates a block.
  public init(id: Int64, kind: Kind, start: Date, end: Date) {
    self.id = id
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// A task that has no time in the plan.
public struct UnplannedTask: Sendable, Hashable {
  /// Why a task has no time.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No gap holds it (D6).
    case noRoom = "no_room"
    /// The user will not be at its place, and it is not urgent enough for a trip (D9).
    case notAtPlace = "place"
  }

  /// The number of the task.
  public let id: Int64
  /// Why it has no time.
  public let reason: Reason

  /// Creates an entry.
  public init(id: Int64, reason: Reason) {
    self.id = id
    self.reason = reason
  }
}
