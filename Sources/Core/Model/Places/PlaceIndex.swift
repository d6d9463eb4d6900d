/// Finds values by where they belong: at a place, or at every place with a tag.
///
/// Answers in time proportional to the values found, where a search would compare all tasks with
/// all places. Works in both directions: tasks by place, and places or visits by task.
package struct PlaceIndex<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var offsets: [PlaceReference: [Int]] = [:]

  /// True if nothing belongs to any place.
  package var isEmpty: Bool { values.isEmpty }

  /// Creates an empty index.
  package init() {}

  /// Adds a value that belongs to each of some references.
  package mutating func insert(_ value: Value, for references: [PlaceReference]) {
    guard !references.isEmpty else { return }
    for reference in references.count == 1 ? references : Array(Set(references)) {
      offsets[reference, default: []].append(values.count)
    }
    values.append(value)
  }

  /// Returns the values that belong to any of some references, each once, in order of insertion.
  package func values(for references: [PlaceReference]) -> [Value] {
    // Called for each task of a list, often without anything to find.
    guard !values.isEmpty, !references.isEmpty else { return [] }
    let found = references.compactMap { offsets[$0] }
    if found.count == 1 { return found[0].map { values[$0] } }
    return Set(found.joined()).sorted().map { values[$0] }
  }

  /// Returns the values that belong to a place, through itself or one of its tags.
  package func values(at place: Place) -> [Value] { values(for: place.references) }

  /// Returns the values that belong to any place of a task.
  package func values(for todo: Todo) -> [Value] { values(for: todo.places) }
}

extension PlaceIndex {
  /// Creates an index of tasks by place; `value` returns the value to index for each.
  package init(todos: some Sequence<Todo>, value: (Todo) -> Value) {
    self.init()
    for todo in todos { insert(value(todo), for: todo.places) }
  }

  /// Creates an index of places by task; `value` returns the value to index for each.
  package init(places: some Sequence<Place>, value: (Place) -> Value) {
    self.init()
    for place in places { insert(value(place), for: place.references) }
  }
}

extension PlaceIndex<Visit> {
  /// Creates an index of visits by task; visits to places that are not given are left out.
  package init(visits: some Sequence<Visit>, places: some Sequence<Place>) {
    self.init()
    let visits = Array(visits)
    guard !visits.isEmpty else { return }
    let references = Dictionary(places.map { ($0.id, $0.references) }) { first, _ in first }
    for visit in visits { insert(visit, for: references[visit.id.place] ?? []) }
  }
}

extension Place {
  /// The references that mean this place: itself, and each of its tags.
  package var references: [PlaceReference] { [.place(id)] + tags.map(PlaceReference.tag) }
}
