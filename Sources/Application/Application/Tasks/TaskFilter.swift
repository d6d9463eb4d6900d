import Localization
import Model
import Text

/// Narrows a list to a category, a priority, a place and a person.
package struct TaskFilter {
  private let category: Category.ID??
  private let priority: Priority?
  private let person: Person.ID?
  private let tasksAtPlace: Set<Todo.ID>?

  /// Reads the filter as typed; `nil` for what was not given.
  ///
  /// - Throws: `RequestFailure` for an unknown category, priority, place or person.
  package init(
    category: String?, priority: String?, place: String?, person: String? = nil,
    overview: Overview
  ) throws {
    self.category = try category.map {
      try CategoryNames(categories: overview.categories).reference($0)
    }
    self.priority = try priority.map { text in
      guard let priority = Priority(rawValue: text.lowercased()) else {
        throw RequestFailure(.usage, .priority, value: text) {
          TaskInputPhrase.unknownValue(
            subject: $0, known: Priority.allCases.map(\.rawValue), suggestion: nil)
        }
      }
      return priority
    }
    self.person = try person.map { try PersonNames(persons: overview.persons).person($0).id }
    tasksAtPlace = try place.map {
      Set(overview.views(at: try overview.names.reference($0)).map(\.todo.id))
    }
  }

  /// Returns true if a task passes the filter; a task for anyone is for every person.
  package func matches(_ view: TaskView) -> Bool {
    (category.map { $0 == view.todo.category } ?? true)
      && (priority.map { $0 == view.todo.priority } ?? true)
      && (person.map { view.todo.persons.isEmpty || view.todo.persons.contains($0) } ?? true)
      && (tasksAtPlace?.contains(view.todo.id) ?? true)
  }

  /// Reads the keys of an order, separated by commas.
  ///
  /// - Throws: `RequestFailure` for an unknown key.
  package static func sortKeys(_ text: String?) throws -> [Today.SortKey] {
    guard let text else { return [] }
    let words = text.split(whereSeparator: { ", ".contains($0) })
    return try (words.isEmpty ? [""] : words).map { word in
      let known = Today.SortKey.allCases.map(\.rawValue)
      guard let key = Today.SortKey(rawValue: word.lowercased()) else {
        throw RequestFailure(.usage, .sort, value: String(word)) {
          TaskInputPhrase.unknownValue(
            subject: $0, known: known,
            suggestion: Suggestion.quoted(for: String(word), among: known))
        }
      }
      return key
    }
  }
}
