/// A task that stays quiet for one visit, because the user acted on it during the visit (N3, N5).
public struct Silence: Sendable, Hashable, Codable {
  /// The user's action during the visit.
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    case done, skipped, snoozed, created, edited
    /// The user wanted no reminder of the task during this visit.
    case dismissed
  }

  /// The quiet task.
  public let todo: Todo.ID
  /// The visit.
  public let visit: Visit.ID
  /// The reason.
  public let reason: Reason

  /// Creates a silence.
  public init(todo: Todo.ID, visit: Visit.ID, reason: Reason) {
    self.todo = todo
    self.visit = visit
    self.reason = reason
  }
}
