import Foundation
import Regions
import Reminders

/// Why a store in memory refused.
public enum InMemoryStoreError: Error, Hashable {
  /// A `before`, or what an undo would change, is not what is stored.
  case changedMeanwhile(String)
  /// Two places of one name, or a place that is not there.
  case refused(String)
}

/// The content of a store in memory.
struct InMemoryState: Sendable {
  /// The last numbers given out.
  struct Numbers: Sendable {
    var todo: Int64 = 0
    var place: Int64 = 0
    var countdown: Int64 = 0
    var step: Int64 = 0
  }

  struct LoggedEdit: Sendable {
    let number: Int64
    let edit: Edit
    let replaced: [Silence]
    var isUndone = false
  }

  private(set) var numbers = Numbers()
  var track: TrackRecord?
  private var todos: [Todo.ID: Todo] = [:]
  private var places: [Place.ID: Place] = [:]
  private var visits: [Visit.ID: Visit] = [:]
  private var silences: [Silence] = []
  private var completions: [HistoryEntry] = []
  private var steps: [LoggedEdit] = []
  private var decisions: [Decision] = []
  private(set) var transitions: [LoggedTransition] = []
  private var outbox = InMemoryOutbox()

  var orderedTodos: [Todo] { todos.values.sorted { $0.id < $1.id } }
  var orderedPlaces: [Place] { places.values.sorted { $0.id < $1.id } }

  var memory: EngineMemory {
    let latest = Dictionary(grouping: visits.values.filter { places[$0.id.place] != nil }) {
      $0.id.place
    }
    .values.compactMap { $0.max { $0.id.began < $1.id.began } }
    .sorted { $0.id.place < $1.id.place }
    let present = Set(latest.map(\.id))
    return EngineMemory(
      visits: latest,
      reminded: outbox.reminded { key in
        if case .visit(let visit) = key.occasion, present.contains(visit) { return true }
        return todos[key.todo]?.countdownNumber == key.countdown
      },
      silences: silences.filter { present.contains($0.visit) }
        .sorted { ($0.visit.place, $0.todo) < ($1.visit.place, $1.todo) },
      held: outbox.held)
  }

  // MARK: Edits

  /// Notes numbers that were given out; none is given twice.
  mutating func take(_ given: Numbers) {
    numbers.todo = max(numbers.todo, given.todo)
    numbers.place = max(numbers.place, given.place)
    numbers.countdown = max(numbers.countdown, given.countdown)
  }

  var canUndo: Bool { steps.contains { !$0.isUndone } }
  var lastStep: LoggedStep? {
    steps.last { !$0.isUndone }.map {
      LoggedStep(number: $0.number, summary: $0.edit.summary, action: $0.edit.action)
    }
  }
  var canRedo: Bool { steps.contains(where: \.isUndone) }

  mutating func log(_ edit: Edit) throws {
    try replace(todos: edit.todos, places: edit.places)
    for visit in edit.visits { visits[visit.id] = visit }
    let replaced = add(edit.silences)
    completions += edit.completions.map { HistoryEntry(completion: $0, isUndone: false) }
    steps.removeAll(where: \.isUndone)
    numbers.step += 1
    steps.append(LoggedEdit(number: numbers.step, edit: edit, replaced: replaced))
  }

  mutating func undo() throws -> Edit? {
    guard let index = steps.lastIndex(where: { !$0.isUndone }) else { return nil }
    let (edit, replaced) = (steps[index].edit, steps[index].replaced)
    try replace(
      todos: edit.todos.map { Edit.Change(before: $0.after, after: $0.before) },
      places: edit.places.map { Edit.Change(before: $0.after, after: $0.before) })
    for silence in edit.silences.reversed() { silences.removeAll { $0 == silence } }
    for silence in replaced where !silences.contains(where: { $0.isAbout(the: silence) }) {
      silences.append(silence)
    }
    retract(edit.completions, isUndone: true)
    steps[index].isUndone = true
    return edit
  }

  mutating func redo() throws -> Edit? {
    guard let index = steps.firstIndex(where: \.isUndone) else { return nil }
    let edit = steps[index].edit
    try replace(todos: edit.todos, places: edit.places)
    for visit in edit.visits { visits[visit.id] = visit }
    add(edit.silences)
    retract(edit.completions, isUndone: false)
    steps[index].isUndone = false
    return edit
  }

  private mutating func replace(
    todos todoChanges: [Edit.Change<Todo>], places placeChanges: [Edit.Change<Place>]
  ) throws {
    for change in todoChanges {
      guard let todo = change.before ?? change.after else { continue }
      guard todos[todo.id] == change.before else {
        throw InMemoryStoreError.changedMeanwhile(todo.name)
      }
    }
    for change in placeChanges {
      guard let place = change.before ?? change.after else { continue }
      guard places[place.id] == change.before else {
        throw InMemoryStoreError.changedMeanwhile(place.name)
      }
    }
    for change in todoChanges { if let before = change.before { todos[before.id] = nil } }
    for change in placeChanges { if let before = change.before { places[before.id] = nil } }
    for change in placeChanges { if let after = change.after { places[after.id] = after } }
    for change in todoChanges { if let after = change.after { todos[after.id] = after } }
    numbers.todo = max(numbers.todo, todos.keys.map(\.rawValue).max() ?? 0)
    numbers.place = max(numbers.place, places.keys.map(\.rawValue).max() ?? 0)
    numbers.countdown = max(numbers.countdown, todos.values.map(\.countdownNumber).max() ?? 0)
    try checkNamesAndReferences()
  }

  private func checkNamesAndReferences() throws {
    let names = places.values.map { $0.name.lowercased() }
    guard Set(names).count == names.count else {
      throw InMemoryStoreError.refused("name of a place")
    }
    for case .place(let id) in todos.values.flatMap(\.places) where places[id] == nil {
      throw InMemoryStoreError.refused("place \(id.rawValue)")
    }
  }

  @discardableResult
  private mutating func add(_ new: [Silence]) -> [Silence] {
    var replaced: [Silence] = []
    for silence in new {
      replaced += silences.filter { $0.isAbout(the: silence) }
      silences.removeAll { $0.isAbout(the: silence) }
      silences.append(silence)
    }
    return replaced
  }

  private mutating func retract(_ retracted: [Completion], isUndone: Bool) {
    let uuids = Set(retracted.map(\.uuid))
    completions = completions.map { entry in
      uuids.contains(entry.completion.uuid)
        ? HistoryEntry(completion: entry.completion, isUndone: isUndone) : entry
    }
  }

  // MARK: The engine

  mutating func take(_ commit: PipelineCommit) {
    for visit in commit.step.visits { visits[visit.id] = visit }
    add(commit.step.silences)
    decisions += commit.step.decisions
    transitions += commit.transitions.map {
      LoggedTransition(time: $0.time, place: $0.region, kind: $0.kind)
    }
    outbox.take(commit.step.decisions, at: commit.time, notifiers: commit.notifiers)
    if let track = commit.track { self.track = track }
  }

  mutating func markDelivered(_ ids: Set<OutboxEntry.ID>) { outbox.markDelivered(ids) }

  mutating func markFailed(_ ids: Set<OutboxEntry.ID>, error: String, nextAttempt: Date?) {
    outbox.markFailed(ids, error: error, nextAttempt: nextAttempt)
  }

  mutating func abandon(exceptFor notifiers: [String], before instant: Date, error: String) -> Int {
    outbox.abandon(exceptFor: notifiers, before: instant, error: error)
  }

  func entries(for notifier: String, at now: Date) -> [OutboxEntry] {
    outbox.entries(for: notifier, at: now)
  }

  var outboxSummary: OutboxSummary { outbox.summary }

  // MARK: Looking back

  func history(search: String?, limit: Int) -> [HistoryEntry] {
    let wanted = search?.lowercased()
    let found = completions.filter { entry in
      guard let wanted else { return true }
      let todo = entry.completion.todo
      return [todo.name, todo.notes ?? ""].contains { $0.lowercased().contains(wanted) }
    }
    return Array(Self.newestFirst(found, by: \.completion.time).prefix(max(0, limit)))
  }

  func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) -> [Decision] {
    let found = decisions.filter { decision in
      (todo == nil || decision.todo == todo) && (place == nil || decision.place == place)
    }
    return Array(Self.newestFirst(found, by: \.time).prefix(max(0, limit)))
  }

  /// The later stored first where times are equal.
  private static func newestFirst<Value>(_ values: [Value], by time: (Value) -> Date) -> [Value] {
    values.enumerated().sorted { (time($0.element), $0.offset) > (time($1.element), $1.offset) }
      .map(\.element)
  }
}

extension Silence {
  /// Tells whether two silences are of the same task and visit.
  fileprivate func isAbout(the other: Silence) -> Bool {
    todo == other.todo && visit == other.visit
  }
}

extension Edit {
  /// Tells whether the edit changes nothing.
  var isIdle: Bool {
    todos.allSatisfy { $0.before == $0.after } && places.allSatisfy { $0.before == $0.after }
      && visits.isEmpty && silences.isEmpty && completions.isEmpty
  }
}
