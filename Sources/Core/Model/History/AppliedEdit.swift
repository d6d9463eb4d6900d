/// An edit with more that its caller needs.
package protocol EditOutcome: Sendable {
  var edit: Edit { get }
}

extension Edit: EditOutcome {
  /// The edit itself.
  package var edit: Edit { self }
}

/// An edit and a value, such as the photo that it adds.
package struct Outcome<Value: Sendable>: EditOutcome {
  package let edit: Edit
  package let value: Value

  /// Pairs an edit with a value.
  package init(_ edit: Edit, _ value: Value) {
    self.edit = edit
    self.value = value
  }
}

extension Outcome: Equatable where Value: Equatable {}

/// An edit as a store has applied it.
package struct Applied<Outcome: EditOutcome>: Sendable {
  /// The edit, with new tasks and places as the store has kept them.
  package let edit: Edit
  /// The number that `undo(step:)` takes; `nil` when the edit changed nothing and was not logged.
  package let step: Int64?
  /// The outcome that the closure of `ReminderStore.edit` returned.
  package let outcome: Outcome

  /// Creates the result of an edit.
  package init(_ outcome: Outcome, edit: Edit, step: Int64?) {
    self.outcome = outcome
    self.edit = edit
    self.step = step
  }
}

/// An edit that was applied, and the number of its step.
package typealias AppliedEdit = Applied<Edit>

extension Applied where Outcome == Edit {
  /// Pairs an edit with its step.
  package init(edit: Edit, step: Int64?) { self.init(edit, edit: edit, step: step) }
}

extension Applied: Equatable where Outcome: Equatable {}
