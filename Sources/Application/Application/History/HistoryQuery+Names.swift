import Foundation
import Localization
import Model
import Text

/// Refuses names that neither exist nor occur in the history.
extension HistoryQuery {
  /// Checks the task, the place and the category of a query that found nothing.
  ///
  /// Reads the whole history only for a name that does not exist now.
  ///
  /// - Throws: `RequestFailure` with the nearest name; what the store throws.
  func checkNames(in store: any StoreReader, overview: Overview) throws {
    let names = TaskNames(todos: overview.todos)
    if let task, names.matches(task).isEmpty,
      try !store.mentions(
        of: { todo, _, _ in matches(id: todo.id, name: todo.name, todo: nil) },
        or: { matches(id: $0.key.todo, name: $0.task, todo: nil) })
    {
      _ = try blaming(.task) { try names.todo(task) }
    }
    if let place = place?.trimmed, !overview.hasPlace(orTag: place),
      try !store.mentions(
        of: { _, places, _ in matches(places, place) },
        or: { matches([$0.place].compactMap(\.self), place) })
    {
      throw overview.names.unknown(place)
    }
    if let category,
      try !store.mentions(of: { _, _, stamp in isInCategory(stamp) }, or: { _ in false })
    {
      _ = try CategoryNames(categories: overview.categories).reference(category)
    }
  }
}

extension StoreReader {
  /// Returns true if any completion or missed time, by its task, places and category, or any
  /// reminder that was given, satisfies its condition.
  fileprivate func mentions(
    of isNamed: (Todo, [String], CategoryStamp?) -> Bool, or reminder: (Reminder) -> Bool
  ) throws -> Bool {
    let (start, end) = (Date.distantPast, Date.distantFuture)
    return try withSnapshot { snapshot in
      try !snapshot.completions(
        from: start, to: end, limit: 1, where: { isNamed($0.todo, $0.places, $0.category) }
      ).isEmpty
        || !snapshot.missedTimes(
          of: nil, from: start, to: end, limit: 1,
          where: { isNamed($0.todo, $0.places, $0.category) }
        ).isEmpty
        || !snapshot.deliveredReminders(from: start, to: end, limit: 1, where: reminder).isEmpty
    }
  }
}

extension Overview {
  /// Returns true if a text names a place, or a tag of a place or of a task.
  fileprivate func hasPlace(orTag text: String) -> Bool {
    guard text.hasPrefix("#") else { return (try? names.reference(text)) != nil }
    let tag = Tag.normalized(String(text.dropFirst()))
    return names.places.contains { $0.tags.contains(tag) }
      || todos.contains { $0.places.contains(.tag(tag)) }
  }
}

extension PlaceNames {
  /// Returns the failure of a name that is neither a place nor a tag.
  fileprivate func unknown(_ text: String) -> RequestFailure {
    let known = places.map(\.name) + Set(places.flatMap(\.tags)).sortedByName().map { "#" + $0 }
    let nearest = Suggestion.quoted(for: text, among: known)
    return RequestFailure(
      .notFound, .place, PlacePhrase.noSuchPlaceOrTag(text.quoted, suggestion: nearest))
  }
}
