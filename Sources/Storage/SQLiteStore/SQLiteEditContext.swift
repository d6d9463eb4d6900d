package import Foundation
package import GRDB
package import Geo
package import Model
import Recurrence
import Regions

/// Reads what an edit is built from, inside the edit's transaction.
package struct SQLiteEditContext: EditContext {
  let db: Database
  private let store: SQLiteStore

  package var viewer: Viewer { store.viewer }

  /// Reads through a connection with an open transaction; `store` translates errors.
  package init(_ db: Database, store: SQLiteStore) {
    self.db = db
    self.store = store
  }

  package var todos: [Todo] { get throws { try read { try db.todos() } } }
  package var places: [Place] { get throws { try read { try db.places() } } }
  package var categories: [Category] { get throws { try read { try db.categories() } } }
  package var visits: [Visit] { get throws { try read { try db.latestVisits() } } }
  package var silences: [Silence] { get throws { try read { try db.latestSilences() } } }
  package var pause: Pause? { get throws { try read { try db.pause() } } }
  package var preferences: [Preference] { get throws { try read { try db.preferences() } } }
  package var restDays: [RestDay] { get throws { try read { try db.restDays() } } }
  package var lastFix: Fix? { get throws { try read { try db.lastFix() } } }

  package func hiddenTasks(
    place: Place.ID?, category: Category.ID?, person: Person.ID?
  ) throws -> Int {
    try read { try db.hiddenTasks(place: place, category: category, person: person) }
  }

  package func todo(_ id: Todo.ID) throws -> Todo? { try read { try db.todo(id) } }

  package func place(_ id: Place.ID) throws -> Place? { try read { try db.place(id) } }

  package func unfinishedTodo(named name: String) throws -> Todo? {
    try read { try db.unfinishedTodo(named: name) }
  }

  package func completion(_ uuid: UUID) throws -> HistoryEntry? {
    try read { try db.completion(uuid) }
  }

  package func completions(from start: Date, to end: Date) throws -> [HistoryEntry] {
    try read { try db.completions(from: start, to: end) }
  }

  package var memory: EngineMemory {
    get throws {
      try read {
        var memory = EngineMemory(
          visits: try db.latestVisits(), reminded: try db.presentReminders(),
          silences: try db.latestSilences(), held: try db.heldReminders(),
          waiting: try db.heldReminders(late: true), pause: try db.pause())
        memory.restDays = Set(try db.restDays().map(\.day.daysSinceEpoch))
        if let session = try db.session() {
          (memory.lastMoment, memory.wasStopped) = (session.last, session.isStop)
        }
        return memory
      }
    }
  }

  package var outboxSummary: OutboxSummary { get throws { try read { try db.outboxSummary() } } }

  package func history(search: String?, limit: Int) throws -> [HistoryEntry] {
    try read { try db.history(search: search, limit: limit) }
  }

  package func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry] {
    try read { try db.completions(from: start, to: end, limit: limit, where: isWanted) }
  }

  package func missedTimes(
    of todo: Todo.ID?, from start: Date, to end: Date, limit: Int,
    where isWanted: (MissedTime) -> Bool
  ) throws -> [MissedTime] {
    try read {
      try db.missedTimes(of: todo, from: start, to: end, limit: limit, where: isWanted)
    }
  }

  package func missedRecords(of todo: Todo.ID?) throws -> [MissedRecord] {
    try read { try db.missedRecords(of: todo) }
  }

  package func deliveredReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder] {
    try read { try db.deliveredReminders(from: start, to: end, limit: limit, where: isWanted) }
  }

  package func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition] {
    try read { try db.transitions(place: place, limit: limit) }
  }

  package func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision] {
    try read { try db.decisions(todo: todo, place: place, limit: limit) }
  }

  package func points(of id: Todo.ID) throws -> Int { try read { try db.points(of: id) } }

  package func lastCompletion(of id: Todo.ID) throws -> Completion? {
    try read { try db.lastCompletion(of: id) }
  }

  package func nextTodoID() throws -> Todo.ID {
    let id = try next("todo")
    if let person = viewer.person, !viewer.isMe {
      try read {
        try db.cachedStatement(sql: "INSERT INTO todo_maker (todo, person) VALUES (?, ?)")
          .execute(arguments: [id, person.rawValue])
      }
    }
    return Todo.ID(rawValue: id)
  }

  package func nextPlaceID() throws -> Place.ID { Place.ID(rawValue: try next("place")) }

  package func nextCategoryID() throws -> Category.ID {
    Category.ID(rawValue: try next("category"))
  }

  package func nextCountdownNumber() throws -> Int64 { try next("countdown") }

  func next(_ counter: String) throws -> Int64 {
    try read {
      try db.cachedStatement(sql: "UPDATE counter SET \(counter) = \(counter) + 1").execute()
      let statement = try db.cachedStatement(sql: "SELECT \(counter) FROM counter")
      return try Int64.fetchOne(statement) ?? 1
    }
  }

  /// Runs a read; errors are the store's own, since the caller's closure passes them on.
  func read<Value>(_ body: () throws -> Value) throws(SQLiteStoreError) -> Value {
    do {
      return try body()
    } catch {
      throw store.translated(error)
    }
  }
}
