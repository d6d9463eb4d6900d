import Application
import Foundation
import Geo
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// An export into a database in use.
@Suite(.temporaryFolder)
struct MergeTests {
  private static func staged(
    todos: [Todo] = [], places: [Place] = [], completions: [Completion] = [],
    missed: [MissedTime] = []
  ) throws -> StagedImport {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(
        summary: "x", todos: todos.map { .init(before: nil, after: $0) },
        places: places.map { .init(before: nil, after: $0) }, completions: completions)
      edit.missed = missed.map { .init(before: nil, after: $0) }
      return edit
    }
    return try ExportTests.staged(ExportTests.lines(of: store))
  }

  /// A task and a place with other identities than those of `Sample`.
  private static func foreign(
    _ id: Int64 = 1, _ name: String, places: [PlaceReference] = []
  ) -> Todo {
    let sample = Sample.todo(id, name: name, places: places)
    return Todo(
      id: sample.id, uuid: UUID(number: 5_000_000 + id), created: sample.created,
      details: sample.details)
  }

  private static func foreignPlace(_ name: String, at center: Coordinate) -> Place {
    Place(
      id: Place.ID(rawValue: 1), uuid: UUID(number: 6_000_001), created: Sample.noon, name: name,
      center: center, radiusMeters: 100)
  }

  @Test
  func `new things get new numbers, keep what they are, and go again with one undo`() throws {
    let store = try Sample.filledStore()
    let before = try (store.todos(), store.places())
    let park = Self.foreignPlace("Park", at: .at(10, 10))
    let todo = Self.foreign(1, "Walk", places: [.place(park.id), .tag("vet")])
    let done = Sample.completion(40, of: todo)
    let staged = try Self.staged(todos: [todo], places: [park], completions: [done])
    let report = try store.merge(staged, updating: false, summary: "import \"x\"")
    #expect(report.tasks.map(\.rawValue) == [3])
    #expect(report[.places] == 1 && report[.completions] == 1)
    let walk = try #require(try store.todos().last)
    let place = try #require(try store.places().last)
    #expect(walk.id.rawValue == 3 && walk.uuid == todo.uuid && walk.name == "Walk")
    #expect(place.id.rawValue == 2 && place.uuid == park.uuid)
    #expect(walk.places == [.place(place.id), .tag("vet")])
    #expect(walk.countdownNumber > before.0.map(\.countdownNumber).max() ?? 0)
    let entry = try #require(try store.history(search: "Walk", limit: 9).first)
    #expect(entry.completion.uuid == done.uuid && entry.completion.todo.id == walk.id)
    #expect(entry.completion.todo.places == walk.places)

    #expect(try store.undo()?.summary == "import \"x\"")
    #expect(try store.todos() == before.0)
    #expect(try store.places() == before.1)
    #expect(try store.history(search: "Walk", limit: 9).map(\.isUndone) == [true])
    // Again: the history that was taken back counts again.
    _ = try store.merge(staged, updating: false, summary: "import \"x\"")
    #expect(try store.history(search: "Walk", limit: 9).map(\.isUndone) == [false])
    _ = try store.undo()
    #expect(try store.history(search: "Walk", limit: 9).map(\.isUndone) == [true])
    _ = try store.redo()
    #expect(try store.history(search: "Walk", limit: 9).map(\.isUndone) == [false])
  }

  @Test
  func `a rehearsal reports the same, and leaves nothing`() throws {
    let store = try Sample.filledStore()
    let park = Self.foreignPlace("Park", at: .at(10, 10))
    let staged = try Self.staged(todos: [Self.foreign(1, "Walk")], places: [park])
    let before = try ExportTests.lines(of: store)
    for _ in 1...2 {
      let report = try store.rehearsal.merge(staged, updating: false, summary: "x")
      #expect(report.tasks.map(\.rawValue) == [3] && report[.places] == 1)
      #expect(try ExportTests.lines(of: store) == before)
    }
    let empty = try SQLiteStore.empty()
    let all = try ExportTests.staged(before)
    try empty.rehearsal.importEverything(from: all)
    #expect(try empty.isNew())
    try empty.importEverything(from: all)
    #expect(try ExportTests.lines(of: empty) == before)
  }

  @Test
  func `what is known changes nothing, twice is as once`() throws {
    let store = try Sample.filledStore()
    let lines = try ExportTests.lines(of: store)
    let report = try store.merge(ExportTests.staged(lines), updating: true, summary: "x")
    #expect(report.isEmpty && report.known == 3 && report.differing.isEmpty)
    #expect(try ExportTests.lines(of: store) == lines)
  }

  @Test
  func `what both know stays as it is here, unless it is to be updated`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo(1)], places: [Place.sample(1)])
    let there = try Self.staged(
      todos: [Sample.todo(1, name: "Dog medicine", places: [.place(Place.ID(rawValue: 1))])],
      places: [Place.sample(1, name: "Animal hospital", radius: 300)])
    let before = try ExportTests.lines(of: store)
    let left = try store.merge(there, updating: false, summary: "x")
    #expect(left.isEmpty)
    #expect(left.differing == ["place \"Vet\"", "task \"Cat medicine\""])
    #expect(try ExportTests.lines(of: store) == before)
    let taken = try store.merge(there, updating: true, summary: "x")
    #expect(taken.updated == ["place \"Animal hospital\"", "task \"Dog medicine\""])
    let todo = try #require(try store.todos().first)
    #expect(todo.name == "Dog medicine" && todo.id.rawValue == 1 && todo.countdownNumber > 1)
    #expect(try store.places().map(\.radiusMeters) == [300])
    _ = try store.undo()
    #expect(try store.todos() == [Sample.todo(1)])
    #expect(try store.places() == [Place.sample(1)])
  }

  @Test
  func `what was missed comes once, and is missed no more where it was done`() throws {
    func time(_ todo: Todo, days: Double) -> MissedTime {
      MissedTime(todo, due: Sample.instant(days * 86_400), in: .berlin)
    }
    func missed(_ store: SQLiteStore) throws -> [Int64] {
      try store.withSnapshot { try $0.missedRecords(of: nil) }.map(\.todo.rawValue)
    }
    let walk = Self.foreign(1, "Walk")
    // That completion ends the countdown that was due a day after noon.
    let done = Sample.completion(1, of: walk)
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo(1)])
    let staged = try Self.staged(todos: [walk], missed: [time(walk, days: 1), time(walk, days: 2)])
    #expect(try store.merge(staged, updating: false, summary: "x")[.missed] == 2)
    #expect(try missed(store) == [2, 2])
    #expect(try store.merge(staged, updating: true, summary: "x").isEmpty)
    let ticked = try Self.staged(todos: [walk], completions: [done], missed: [time(walk, days: 3)])
    #expect(try store.merge(ticked, updating: false, summary: "x")[.missed] == 1)
    #expect(
      try store.withSnapshot { try $0.missedRecords(of: nil) }.map(\.due)
        == [2, 3].map { Sample.instant($0 * 86_400) })
    // What is done here is not missed there.
    #expect(try store.merge(staged, updating: false, summary: "x")[.missed] == 0)
    _ = try store.undo()
    #expect(try missed(store) == [2, 2])
  }

  @Test
  func `a period of a quota that ended short stays so beside what was done in it`() throws {
    let sample = Sample.todo(1, name: "Gym")
    var details = sample.details
    details.rule = .repeating(
      try Cadence(
        rhythm: Rhythm(parsing: "3x week"), from: .done,
        start: LocalDateTime(parsing: "2026-01-05T00:00"), times: nil))
    details.isInDays = true
    var gym = Todo(
      id: sample.id, uuid: UUID(number: 5_000_001), created: sample.created, details: details)
    gym.state = gym.schedule(machineZone: .berlin).initialState(now: Sample.noon)
    // It was done on the last day, so that it was due at the end of its period.
    let done = Sample.completion(1, of: gym)
    let short = MissedTime(gym, due: try #require(done.due), in: .berlin, count: 2)
    func missed(_ store: SQLiteStore) throws -> [Int] {
      try store.withSnapshot { try $0.missedRecords(of: nil) }.map(\.count)
    }
    let staged = try Self.staged(todos: [gym], completions: [done], missed: [short])
    let store = try SQLiteStore.empty()
    #expect(try store.merge(staged, updating: false, summary: "x")[.missed] == 1)
    #expect(try missed(store) == [2])
    // What both know stays, whoever brings the completion.
    let other = try SQLiteStore.empty()
    let before = try Self.staged(todos: [gym], missed: [short])
    _ = try other.merge(before, updating: false, summary: "x")
    let completed = try Self.staged(todos: [gym], completions: [done])
    _ = try other.merge(completed, updating: false, summary: "x")
    #expect(try missed(other) == [2])
    #expect(try other.merge(staged, updating: false, summary: "x").isEmpty)
  }

  @Test
  func `a place of the same name nearby is the same place`() throws {
    let store = try SQLiteStore.empty()
    try store.add(places: [Place.sample(1)])
    let near = Self.foreignPlace("VET", at: .sample(metersNorth: 111))
    let todo = Self.foreign(1, "Walk", places: [.place(near.id)])
    let staged = try Self.staged(todos: [todo], places: [near])
    let report = try store.merge(staged, updating: false, summary: "x")
    #expect(report[.places] == 0 && report.known == 1)
    #expect(try store.todos().map(\.places) == [[.place(Place.ID(rawValue: 1))]])
  }

  @Test
  func `another place of the same name is an error that names it, and changes nothing`() throws {
    let store = try SQLiteStore.empty()
    try store.add(places: [Place.sample(1)])
    let before = try ExportTests.lines(of: store)
    let staged = try Self.staged(
      todos: [Self.foreign(1, "Walk")],
      places: [Self.foreignPlace("vet", at: .sample(metersNorth: 11_100))])
    let error = #expect(throws: SQLiteStoreError.self) {
      try store.merge(staged, updating: true, summary: "x")
    }
    guard case .nameTaken(let name, let meters)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "Vet" && (11_000...11_200).contains(meters))
    #expect(try ExportTests.lines(of: store) == before)
  }

  @Test
  func `the history of a task that is gone gets a number that no task has`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo(1, name: "Mine")])
    let gone = Self.foreign(1, "Gone", places: [.place(Place.ID(rawValue: 9))])
    let staged = try Self.staged(completions: [
      Sample.completion(1, of: gone), Sample.completion(2, of: gone),
    ])
    _ = try store.merge(staged, updating: false, summary: "x")
    let numbers = try store.history(search: nil, limit: 9).map(\.completion.todo.id.rawValue)
    #expect(numbers == [2, 2])
    try store.edit { context in
      let next = try context.nextTodoID()
      #expect(next.rawValue == 3)
      return Edit(summary: "")
    }
  }

  @Test
  func `settings that were chosen elsewhere stay elsewhere`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo(99, name: "Mine")])
    let staged = try ExportTests.staged(ExportTests.lines(of: ExportTests.filledStore()))
    _ = try store.merge(staged, updating: true, summary: "import \"x\"")
    #expect(try store.preferences() == [])
  }
}
