import Reminders

/// Finds tasks by what the user types: a number, or a name.
struct TaskNames {
  let todos: [Todo]

  /// The tasks that a text may mean: the one with that number or name, or those whose names begin so.
  func matches(_ text: String) -> [Todo] {
    let text = text.trimmed
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if let number = Int64(digits) { return todos.filter { $0.id.rawValue == number } }
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    let exact = todos.filter { $0.name.lowercased() == wanted }
    return exact.isEmpty ? todos.filter { $0.name.lowercased().hasPrefix(wanted) } : exact
  }

  /// The task meant; a name need not be whole as long as it is clear.
  func todo(_ text: String) throws -> Todo {
    let matches = matches(text)
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 {
      let list = matches.prefix(5).map(\.label)
      throw CommandFailure(
        .notFound,
        "\"\(text.oneLine)\" could be several tasks: \(list.joined(separator: ", ")). Give the number."
      )
    }
    let hint = Suggestion.phrase(for: text, among: todos.map(\.name))
    throw CommandFailure(.notFound, "there is no task \"\(text.oneLine)\".\(hint)\(summary)")
  }

  private var summary: String {
    todos.isEmpty
      ? " There are no tasks yet: passby add NAME creates one."
      : " \"passby list --all\" shows them all."
  }
}
