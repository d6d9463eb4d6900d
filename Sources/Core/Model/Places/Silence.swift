/// A task that stays quiet for one visit, because the user acted on it during the visit (N3, N5).
package struct Silence: Sendable, Hashable, Codable {
  /// The user's action during the visit.
  package enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    case done, skipped, snoozed, created, edited
    /// The user wanted no reminder of the task during this visit.
    case dismissed
  }

  /// The quiet task.
  package let todo: Todo.ID
  package let visit: Visit.ID
  package let reason: Reason

  package init(todo: Todo.ID, visit: Visit.ID, reason: Reason) {
    self.todo = todo
    self.visit = visit
    self.reason = reason
  }
}
