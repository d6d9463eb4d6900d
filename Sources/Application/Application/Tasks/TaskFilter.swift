import Localization
package import Model
import Recurrence
import Text

/// Narrows a list to a category, a priority, a place and a person.
package struct TaskFilter {
  private let category: Category.ID??
  private let priority: Priority?
  private let person: Person.ID?
  private let tasksAtPlace: Set<Todo.ID>?

  /// Reads the filter as typed; `nil` for what was not given.
  ///
  /// - Throws: `Refusal` for an unknown category, priority, place or person.
  package init(
    category: String?, priority: String?, place: String?, person: String? = nil,
    overview: Overview
  ) throws {
    self.category = try category.map {
      try CategoryNames(categories: overview.categories).reference($0)
    }
    self.priority = try priority.map { text in
      guard let priority = Priority(rawValue: text.lowercased()) else {
        throw Refusal(.usage, .priority, value: text) {
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
  /// - Throws: `Refusal` for an unknown key.
  package static func sortKeys(_ text: String?) throws -> [Today.SortKey] {
    guard let text else { return [] }
    let words = text.split(whereSeparator: { ", ".contains($0) })
    return try (words.isEmpty ? [""] : words).map { word in
      let known = Today.SortKey.allCases.map(\.rawValue)
      guard let key = Today.SortKey(rawValue: word.lowercased()) else {
        throw Refusal(.usage, .sort, value: String(word)) {
          TaskInputPhrase.unknownValue(
            subject: $0, known: known,
            suggestion: Suggestion.quoted(for: String(word), among: known))
        }
      }
      return key
    }
  }
}

/// Finds tasks by words in their name, notes, places, tags and category, as texts are compared
/// (Q10).
package struct TaskSearch: Sendable {
  private let words: [TextSearch]
  private let places: [Place.ID: Place]
  private let categories: [Category.ID: Category]

  /// Creates a search for all words of a text.
  package init(_ text: String, places: [Place], categories: [Category]) {
    words = TextSearch.words(of: text)
    self.places = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
    self.categories = Dictionary(categories.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns true if a task has every word.
  package func finds(_ todo: Todo) -> Bool {
    guard !words.isEmpty else { return true }
    let spots = todo.places.map { reference in
      switch reference {
      case .place(let id): places[id].map { ([$0.name] + $0.tags).joined(separator: " ") } ?? ""
      case .tag(let tag): "#" + tag
      }
    }
    let category = todo.category.flatMap { categories[$0]?.name } ?? ""
    let texts = [todo.name, todo.notes ?? "", category] + spots + todo.items.map(\.text)
    let text = texts.joined(separator: "\n")
    return words.allSatisfy { $0.finds(in: text) }
  }
}

/// The wishes: tasks without a date that stand in no day (J8).
package struct BucketList: Sendable {
  /// The wishes to come, by priority and number.
  package let open: [TaskView]
  /// The wishes that came true, the latest first.
  package let cameTrue: [TaskView]

  /// Selects the wishes from all tasks.
  package init(_ overview: Overview) {
    let views = overview.todos.filter(\.isWish).map(overview.view)
    open = views.filter { $0.phase != .finished }.mostUrgentFirst
    cameTrue = views.filter { $0.phase == .finished }.sorted {
      ($0.todo.lastDone ?? $0.todo.created, $0.todo.id)
        > ($1.todo.lastDone ?? $1.todo.created, $1.todo.id)
    }
  }
}
