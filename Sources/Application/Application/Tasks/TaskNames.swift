import Localization
package import Model
import Text

/// Finds tasks by what the user types: a number, or a name.
package struct TaskNames: Sendable {
  /// All tasks.
  package let todos: [Todo]

  /// Creates a lookup among tasks.
  package init(todos: [Todo]) { self.todos = todos }

  /// Returns the tasks that a text may mean: the one with that number or name, or those whose names
  /// begin with it, unless it is a number.
  package func matches(_ text: String) -> [Todo] {
    let text = text.trimmed
    let number = Self.number(text)
    if let number, let todo = todos.first(where: { $0.id == number }) { return [todo] }
    guard !text.isEmpty else { return [] }
    let exact = todos.named(text, by: \.name)
    guard exact.isEmpty, number == nil else { return exact }
    let beginning = FoldedText(text)
    return todos.filter { FoldedText($0.name).hasPrefix(beginning) }
  }

  /// Returns the task with a number or name; a part from the beginning of a name is enough where it
  /// fits one task only.
  ///
  /// - Throws: `Refusal` where no task fits, or several do.
  package func todo(_ text: String) throws -> Todo {
    let matches = matches(text)
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 {
      throw Refusal(
        .notFound, TaskInputPhrase.severalTasks(text.quoted, matches.prefix(5).map(\.label)))
    }
    let near = near(text)
    if near.count > 1 {
      throw Refusal(
        .notFound, TaskInputPhrase.severalTasks(text.quoted, near.prefix(5).map(\.label)))
    }
    throw Refusal(
      .notFound,
      TaskInputPhrase.noSuchTask(
        text.quoted, suggestion: near.first?.label, hasTasks: !todos.isEmpty)
    ).offering(near.first.map { String($0.id.rawValue) }, for: text)
  }

  /// Returns the task whose name is nearest to a text, or else those that have its words.
  private func near(_ text: String) -> [Todo] {
    let nearest = Suggestion.nearest(to: text, among: todos.map(\.name))
    if let nearest, let todo = todos.first(where: { $0.name == nearest }) { return [todo] }
    guard text.count >= 3 else { return [] }
    let words = TextSearch.words(of: text)
    return todos.filter { todo in words.allSatisfy { $0.finds(in: todo.name) } }
  }

  /// Returns the task with a number or name, as `todo` does among all tasks of a store.
  ///
  /// Reads one task if the text is its number, else all.
  ///
  /// - Throws: `Refusal` where no task fits, or several do; what the store throws.
  package static func todo(_ text: String, in snapshot: any StoreSnapshot) throws -> Todo {
    if let number = number(text.trimmed), let todo = try snapshot.todo(number) { return todo }
    return try TaskNames(todos: try snapshot.todos).todo(text)
  }

  private static func number(_ text: String) -> Todo.ID? {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    return Int64(digits).map { Todo.ID(rawValue: $0) }
  }
}

/// An unfinished task that has the name of one about to be added, so that the user is asked first.
package struct SameName: Error {
  /// The task that exists.
  package let view: TaskView

  /// Describes the task that exists.
  package init(view: TaskView) { self.view = view }

  /// The question of the page.
  package var text: String {
    TaskPhrase.sameNameQuestion(view.todo.name.oneLine, when: view.whenText).text
  }
}
