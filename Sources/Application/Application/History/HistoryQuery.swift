package import Foundation
import Localization
package import Model
import Planning
import Recurrence
import Regions
import Text

/// The part of the history that is wanted.
package struct HistoryQuery: Sendable {
  /// Text in the name, the notes or a place, whatever its case.
  package var search: String?
  /// A task, by number or name; one that is gone is found by the name it had.
  package var task: String?
  /// A place, by number or name, or a tag.
  package var place: String?
  /// A category, by number or the name that it had then, or `none`.
  package var category: String?
  /// A person by name; what is for anyone concerns everybody.
  package var person: String?
  /// The first instant wanted.
  package var from = Date.distantPast
  /// The last instant wanted.
  package var to = Date.distantFuture
  /// How many, the newest.
  package var limit: Int
  /// True if reminders and transitions are wanted too.
  package var isWhole: Bool

  /// Creates a query for the newest entries, narrowed by what is given.
  package init(
    search: String? = nil, task: String? = nil, place: String? = nil, category: String? = nil,
    limit: Int = 100, isWhole: Bool = false
  ) {
    self.search = search
    self.task = task
    self.place = place
    self.category = category
    self.limit = limit
    self.isWhole = isWhole
  }

  /// Reads the entries, newest first.
  ///
  /// - Throws: `Refusal` for a task, a place, a category or a person that neither exists nor
  ///   occurs in the history; what the store throws.
  package func items(from store: any StoreReader, overview: Overview) throws -> [HistoryItem] {
    try store.withSnapshot { snapshot in
      let found = try matchingItems(snapshot, overview: overview)
      if found.isEmpty { try checkNames(in: snapshot, overview: overview) }
      return found
    }
  }

  private func matchingItems(
    _ store: any StoreSnapshot, overview: Overview
  ) throws -> [HistoryItem] {
    let todo = try wantedTodo(overview)
    let placeName = wantedPlace(overview)
    let person = try person.map { try PersonNames(persons: overview.persons).person($0).id }
    let actionContext = overview.actionContext
    let search = search.map { TextSearch($0) }
    var items = try store.completions(from: from, to: to, limit: limit) { completion in
      matches(id: completion.todo.id, name: completion.todo.name, todo: todo)
        && matches(completion.places, placeName) && isInCategory(completion.category)
        && completion.todo.concerns(person)
        && Self.finds(
          search,
          in: [completion.todo.name, completion.todo.notes, completion.note] + completion.places
            + completion.todo.items.map(\.text))
    }.map { HistoryItem($0, actionContext: actionContext) }
    let missed = try missedItems(
      store, overview: overview, todo: todo, place: placeName, person: person, search: search)
    if !missed.isEmpty {
      items = Array((items + missed).sorted { $0.time > $1.time }.prefix(limit))
    }
    // A reminder or a visit has no category.
    guard isWhole, category == nil else { return items }
    let zones = Dictionary(
      uniqueKeysWithValues: overview.todos.map { ($0.id, actionContext.zone(of: $0)) })
    items += try store.deliveredReminders(from: from, to: to, limit: limit) { reminder in
      matches(id: reminder.key.todo, name: reminder.task, todo: todo)
        && matches([reminder.place].compactMap(\.self), placeName)
        && (person.map { reminder.audience.isEmpty || reminder.audience.contains($0) } ?? true)
        && Self.finds(search, in: [reminder.task, reminder.place])
    }.map {
      HistoryItem(content: .reminder($0), zone: zones[$0.key.todo] ?? actionContext.machineZone)
    }
    if task == nil {
      items += try visits(
        store, overview: overview, place: placeName, person: person, search: search)
    }
    return Array(items.sorted { $0.time > $1.time }.prefix(limit))
  }

  /// Returns the times of appointments that passed unticked (R28).
  private func missedItems(
    _ store: any StoreSnapshot, overview: Overview, todo wanted: Todo?, place: String?,
    person: Person.ID?, search: TextSearch?
  ) throws -> [HistoryItem] {
    try overview.missedTimes(in: store, from: from, to: to, limit: limit) { time in
      let todo = time.todo
      return matches(id: todo.id, name: todo.name, todo: wanted) && matches(time.places, place)
        && todo.concerns(person) && isInCategory(time.category)
        && Self.finds(search, in: [todo.name, todo.notes] + time.places)
    }.map {
      HistoryItem(content: .missed($0), zone: overview.actionContext.zone(of: $0.todo))
    }
  }

  private func visits(
    _ store: any StoreSnapshot, overview: Overview, place: String?, person: Person.ID?,
    search: TextSearch?
  ) throws -> [HistoryItem] {
    let names = Dictionary(uniqueKeysWithValues: overview.names.places.map { ($0.id, $0.name) })
    return try store.transitions(place: nil, limit: .max).compactMap { transition in
      let name = names[transition.place]
      let known = name ?? HistoryItem.formerName(of: transition.place).text
      guard person == nil || transition.person == person,
        transition.time >= from, transition.time <= to, matches([known], place),
        Self.finds(search, in: [known])
      else { return nil }
      return HistoryItem(
        content: .visit(transition, place: name), zone: overview.actionContext.machineZone)
    }
  }

  private func wantedTodo(_ overview: Overview) throws -> Todo? {
    guard let task else { return nil }
    let names = TaskNames(todos: overview.todos)
    let matches = names.matches(task)
    return matches.isEmpty ? nil : try names.todo(task)
  }

  func matches(id: Todo.ID, name: String, todo: Todo?) -> Bool {
    guard let task = task?.trimmed else { return true }
    if let todo { return id == todo.id }
    return String(id.rawValue) == task || name.isSameName(as: task)
  }

  /// Returns the name of the wanted place; for one that is gone, the text as typed.
  private func wantedPlace(_ overview: Overview) -> String? {
    place.map { text in (try? overview.names.place(text).name) ?? text.trimmed }
  }

  func matches(_ names: [String], _ place: String?) -> Bool {
    guard let place else { return true }
    return names.contains { $0.isSameName(as: place) }
  }

  func isInCategory(_ stamp: CategoryStamp?) -> Bool { isIn(category, stamp?.name, stamp?.id) }

  private func isIn(_ wanted: String?, _ name: String?, _ id: Category.ID?) -> Bool {
    guard let wanted = wanted?.trimmed else { return true }
    if CategoryNames.meansNone(wanted) { return name == nil }
    return name?.isSameName(as: wanted) == true || id.map { String($0.rawValue) } == wanted
  }

  private static func finds(_ search: TextSearch?, in texts: [String?]) -> Bool {
    guard let search else { return true }
    return texts.contains { $0.map(search.finds) == true }
  }
}

extension Todo {
  /// Returns true if the task is for a person or for anyone, and always without a person.
  func concerns(_ person: Person.ID?) -> Bool {
    guard let person, !self.persons.isEmpty else { return true }
    return self.persons.contains(person)
  }
}

/// Refuses names that neither exist nor occur in the history.
extension HistoryQuery {
  /// Checks the task, the place and the category of a query that found nothing.
  ///
  /// Reads the whole history only for a name that does not exist now.
  ///
  /// - Throws: `Refusal` with the nearest name; what the store throws.
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
  fileprivate func unknown(_ text: String) -> Refusal {
    let known = places.map(\.name) + Set(places.flatMap(\.tags)).sortedByName().map { "#" + $0 }
    let nearest = Suggestion.nearest(to: text, among: known)
    return Refusal(
      .notFound, .place, PlacePhrase.noSuchPlaceOrTag(text.quoted, suggestion: nearest?.quoted)
    ).offering(nearest, for: text)
  }
}
