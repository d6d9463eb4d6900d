package import GRDB
package import Geo
import Regions
package import Reminders

/// What an edit is built from, read inside its transaction.
package struct SQLiteEditContext: EditContext {
  package let todos: [Todo]
  package let places: [Place]
  package let visits: [Visit]
  package let lastFix: Fix?
  private let db: Database
  private let store: SQLiteStore

  /// Reads the present state.
  package init(_ db: Database, store: SQLiteStore) throws {
    self.db = db
    self.store = store
    todos = try db.todos()
    places = try db.places()
    visits = try db.latestVisits()
    lastFix = try db.track()?.gate.last
  }

  package func nextTodoID() throws -> Todo.ID { Todo.ID(rawValue: try next("todo")) }

  package func nextPlaceID() throws -> Place.ID { Place.ID(rawValue: try next("place")) }

  package func nextCountdownNumber() throws -> Int64 { try next("countdown") }

  private func next(_ counter: String) throws -> Int64 {
    do {
      try db.cachedStatement(sql: "UPDATE counter SET \(counter) = \(counter) + 1").execute()
      let statement = try db.cachedStatement(sql: "SELECT \(counter) FROM counter")
      return try Int64.fetchOne(statement) ?? 1
    } catch {
      throw store.translated(error)
    }
  }
}
