package import Model

extension EditBuilder {
  /// Returns the edits of several tasks as one, so that they are done and undone together.
  ///
  /// A single edit stays as it is.
  package func together(
    _ verb: EditAction.TaskVerb, _ todos: [Todo], edit: (Todo) throws -> Edit
  ) throws -> Edit {
    let edits = try todos.map(edit)
    guard edits.count != 1 else { return edits[0] }
    let labels = todos.map(\.label)
    var whole = Edit(
      summary: "\(verb.rawValue) \(labels.joined(separator: ", "))",
      action: .tasks(verb, labels: labels))
    for edit in edits {
      whole.todos += edit.todos
      whole.visits += edit.visits
      whole.silences += edit.silences
      whole.completions += edit.completions
      whole.missed += edit.missed
      whole.restDays += edit.restDays
      whole.retracted += edit.retracted
      if let moods = edit.moods { whole.moods = (whole.moods ?? MoodChanges()).adding(moods) }
    }
    return whole
  }
}
