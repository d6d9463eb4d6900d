public import Reminders

/// Finds tasks by what the user types: a number, or a name.
public struct TaskNames: Sendable {
  /// All tasks.
  public let todos: [Todo]

  /// Looks among tasks.
  public init(todos: [Todo]) { self.todos = todos }

  /// The tasks that a text may mean: the one with that number or name, or those whose names begin so.
  public func matches(_ text: String) -> [Todo] {
    let text = text.trimmed
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if let number = Int64(digits) { return todos.filter { $0.id.rawValue == number } }
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    let exact = todos.filter { $0.name.lowercased() == wanted }
    return exact.isEmpty ? todos.filter { $0.name.lowercased().hasPrefix(wanted) } : exact
  }

  /// The task meant; a name need not be whole as long as it is clear.
  public func todo(_ text: String) throws -> Todo {
    let matches = matches(text)
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 {
      let list = matches.prefix(5).map(\.label)
      throw RequestFailure(
        .notFound,
        "\"\(text.oneLine)\" could be several tasks: \(list.joined(separator: ", ")). Give the number."
      )
    }
    let hint = Suggestion.phrase(for: text, among: todos.map(\.name))
    let complaint = "there is no task \"\(text.oneLine)\".\(hint)"
    throw RequestFailure(.notFound, complaint + summary, page: complaint)
  }

  private var summary: String {
    todos.isEmpty
      ? " There are no tasks yet: passby add NAME creates one."
      : " \"passby list --all\" shows them all."
  }
}
