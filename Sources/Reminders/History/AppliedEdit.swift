/// An edit that a store has applied, and the number of its step in the undo log.
public struct AppliedEdit: Sendable, Hashable {
  /// The edit, with new tasks and places as the store has kept them.
  public let edit: Edit
  /// The number that `undo(step:)` takes; `nil` when the edit changed nothing and was not logged.
  public let step: Int64?

  /// Pairs an edit with its step.
  public init(edit: Edit, step: Int64?) {
    self.edit = edit
    self.step = step
  }
}
