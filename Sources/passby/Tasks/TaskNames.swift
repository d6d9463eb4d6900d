import Reminders

/// Finds tasks by what the user types: a number, or a name.
struct TaskNames {
  let todos: [Todo]

  /// The task meant; a name need not be whole as long as it is clear.
  func todo(_ text: String) throws -> Todo {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if let number = Int64(digits) {
      if let todo = todos.first(where: { $0.id.rawValue == number }) { return todo }
      throw CommandFailure(.notFound, "there is no task \"\(text)\".\(summary)")
    }
    let wanted = text.lowercased()
    let exact = todos.filter { $0.name.lowercased() == wanted }
    let near = exact.isEmpty ? todos.filter { $0.name.lowercased().hasPrefix(wanted) } : exact
    if let todo = near.first, near.count == 1, !wanted.isEmpty { return todo }
    if near.count > 1, !wanted.isEmpty {
      let list = near.prefix(5).map { "\($0.id.rawValue) \"\($0.name.oneLine)\"" }
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
