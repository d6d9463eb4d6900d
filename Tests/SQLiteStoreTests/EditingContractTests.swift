import Foundation
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing

/// The contract of every store: the user's steps.
@Suite(.temporaryFolder)
struct EditingContractTests {
  @Test func `a new store is empty`() throws {
    let store = try SQLiteStore.empty()
    #expect(try store.todos().isEmpty)
    #expect(try store.places().isEmpty)
    #expect(try store.memory() == EngineMemory())
    #expect(try store.track() == nil)
    #expect(try store.history(search: nil, limit: 10).isEmpty)
    #expect(
      try store.outboxSummary()
        == OutboxSummary(waiting: 0, failing: 0, abandoned: 0, lastError: nil))
    #expect(try store.undo() == nil)
    #expect(try store.redo() == nil)
  }

  @Test func `tasks and places come back as they went in, by id`() throws {
    let made = try TwoConnections()
    let places = [
      Place.sample(1, tags: ["vet", "animals"]), Place.sample(2, name: "Pharmacy"),
    ]
    let todos = try Self.manyTodos()
    try made.store.edit { _ in
      Edit(
        summary: "all", todos: todos.reversed().map { .init(before: nil, after: $0) },
        places: places.reversed().map { .init(before: nil, after: $0) })
    }
    for store in [made.store, try made.another()] {
      #expect(try store.todos() == todos)
      #expect(try store.places() == places)
    }
  }

  /// One task of each shape.
  static func manyTodos() throws -> [Todo] {
    let place = PlaceReference.place(Place.ID(rawValue: 2))
    // 02:30 for the second time in that night.
    let laterPass = LocalDateTime(Date("2026-10-25T01:30:00Z"), in: .berlin)
    return try [
      Sample.todo(1),
      Sample.todo(
        2, name: "Паспорт 🛂", notes: "line\nbreak", rule: Sample.once,
        zone: .named("Europe/Kyiv")),
      Sample.todo(
        3, rule: Rule.once(due: laterPass), state: .finished),
      Sample.todo(
        4,
        rule: .every(
          "10w-14w", from: .start, start: "2026-01-15T12:00:00", first: "2026-01-16T00:00:00",
          end: "2030-12-31T23:59:59", at: "09:05"), places: [place, .tag("vet"), .tag("animals")],
        triggers: [.enter, .exit, .dwell, .cross], dwellSeconds: 300,
        state: .completed(Sample.noon), countdown: 7, lastDone: Sample.instant(-5)),
      Sample.todo(
        5, triggers: [], state: .occurrence(3), moved: Sample.local("2026-02-01T00:00:59"),
        snooze: Snooze(since: Sample.noon, end: .at(Sample.instant(60))), nag: "1d"
      ),
      Sample.todo(6, snooze: Snooze(since: Sample.noon, end: .nextVisit)),
      Sample.todo(7, snooze: Snooze(since: Sample.noon, end: .leaving)),
      Sample.todo(
        8, rule: .every("1d", from: .start, at: "08:00,14:00,20:00"), state: .occurrence(5)),
    ]
  }

  @Test func `no number is given twice, whatever is undone or removed`() throws {
    let store = try SQLiteStore.empty()
    var ids: [Int64] = []
    var countdowns: [Int64] = []
    for round in 0..<4 {
      try store.edit { context in
        let id = try context.nextTodoID()
        let countdown = try context.nextCountdownNumber()
        ids.append(id.rawValue)
        countdowns.append(countdown)
        let todo = Sample.todo(id.rawValue, countdown: countdown)
        return Edit(summary: "add", todos: [.init(before: nil, after: todo)])
      }
      if round % 2 == 0 {
        _ = try store.undo()
      } else {
        let todo = try #require(try store.todos().last)
        try store.edit { _ in Edit(summary: "remove", todos: [.init(before: todo, after: nil)]) }
      }
    }
    #expect(ids == [1, 2, 3, 4])
    #expect(countdowns == [1, 2, 3, 4])
  }

  @Test func `an edit sees tasks, places and latest visits`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo()], places: [Place.sample()])
    try store.commit(Sample.commit(visits: [Visit(id: Sample.visitID(), ended: Sample.instant(5))]))
    try store.commit(Sample.commit(visits: [Visit(id: Sample.visitID(began: 50))]))
    try store.edit { context throws in
      #expect(try context.todos == [Sample.todo()])
      #expect(try context.places == [Place.sample()])
      #expect(try context.visits == [Visit(id: Sample.visitID(began: 50))])
      #expect(try context.todo(Todo.ID(rawValue: 1)) == Sample.todo())
      #expect(try context.todo(Todo.ID(rawValue: 2)) == nil)
      #expect(try context.place(Place.ID(rawValue: 1)) == Place.sample())
      return Edit(summary: "nothing")
    }
  }

  @Test func `an edit returns tasks and places as they are stored`() throws {
    let store = try SQLiteStore.empty()
    var todo = Sample.todo()
    todo.state = .completed(Sample.noon.addingTimeInterval(0.123456))
    let applied = try store.edit { _ in
      Edit(
        summary: "add", todos: [.init(before: nil, after: todo)],
        places: [.init(before: nil, after: Place.sample())])
    }
    #expect(try applied.edit.todos.compactMap(\.after) == store.todos())
    #expect(try applied.edit.places.compactMap(\.after) == store.places())
    #expect(applied.edit.todos.first?.after != todo)
    #expect(applied.step == 1)
    #expect(try store.lastStep() == LoggedStep(number: 1, summary: "add"))
  }

  @Test func `an edit that throws changes nothing`() throws {
    let store = try SQLiteStore.empty()
    #expect(throws: TodoError.emptyName) {
      try store.edit { context -> Edit in
        _ = try context.nextTodoID()
        throw TodoError.emptyName
      }
    }
    try store.edit { context in
      let id = try context.nextTodoID()
      #expect(id.rawValue == 1)
      return Edit(summary: "nothing")
    }
  }

  @Test func `an edit from what is no longer so changes nothing`() throws {
    let store = try SQLiteStore.empty()
    let todo = Sample.todo()
    try store.add(todos: [todo], places: [Place.sample()])
    let stale = Sample.todo(name: "Old name")
    let fresh = Sample.todo(2)
    #expect(throws: (any Error).self) {
      try store.edit { _ in
        Edit(
          summary: "stale",
          todos: [.init(before: nil, after: fresh), .init(before: stale, after: nil)])
      }
    }
    #expect(throws: (any Error).self) {
      try store.edit { _ in Edit(summary: "again", todos: [.init(before: nil, after: todo)]) }
    }
    let moved = Place.sample(radius: 200)
    #expect(throws: (any Error).self) {
      try store.edit { _ in Edit(summary: "stale", places: [.init(before: moved, after: nil)]) }
    }
    #expect(try store.todos() == [todo])
    #expect(try store.places() == [Place.sample()])
  }

  @Test func `two places cannot have one name, but can swap theirs`() throws {
    let store = try SQLiteStore.empty()
    let (vet, shop) = (Place.sample(1, name: "Vet"), Place.sample(2, name: "Shop"))
    try store.add(places: [vet, shop])
    let clash = Place.sample(2, name: "vET")
    #expect(throws: (any Error).self) {
      try store.edit { _ in Edit(summary: "clash", places: [.init(before: shop, after: clash)]) }
    }
    let swapped = [Place.sample(1, name: "Shop"), Place.sample(2, name: "Vet")]
    try store.edit { _ in
      Edit(
        summary: "swap",
        places: [.init(before: vet, after: swapped[0]), .init(before: shop, after: swapped[1])])
    }
    #expect(try store.places() == swapped)
    _ = try store.undo()
    #expect(try store.places() == [vet, shop])
  }

  @Test func `a task cannot keep a place that is removed`() throws {
    let store = try SQLiteStore.empty()
    let place = Place.sample()
    let todo = Sample.todo(places: [.place(place.id)])
    try store.add(todos: [todo], places: [place])
    #expect(throws: (any Error).self) {
      try store.edit { _ in Edit(summary: "remove", places: [.init(before: place, after: nil)]) }
    }
    let free = Sample.todo()
    try store.edit { _ in
      Edit(
        summary: "remove", todos: [.init(before: todo, after: free)],
        places: [.init(before: place, after: nil)])
    }
    #expect(try store.places().isEmpty)
    _ = try store.undo()
    #expect(try store.todos() == [todo])
    #expect(try store.places() == [place])
  }
}
