package import GRDB
package import Model
import Regions
import Text

/// Tasks as rows.
extension Database {
  private static let todoColumns = TodoRow.columns.map(\.name).joined(separator: ", ")

  /// All tasks, by id; three queries, whatever their number.
  package func todos() throws -> [Todo] {
    let places = try todoPlaces()
    let persons = try todoPersons()
    let rows = try Row.fetchCursor(
      self, sql: "SELECT \(Self.todoColumns) FROM todo ORDER BY id")
    var todos: [Todo] = []
    var memo = ParseCache()
    while let row = try rows.next() {
      let id: Int64 = try row.decode(atIndex: 0)
      todos.append(
        try TodoRow.todo(
          row, places: places[id] ?? [], persons: persons[id] ?? [], memo: &memo))
    }
    return todos
  }

  private func todoPlaces() throws -> [Int64: [PlaceReference]] {
    let rows = try Row.fetchCursor(
      self, sql: "SELECT todo, place, tag FROM todo_place ORDER BY todo, ordinal")
    var places: [Int64: [PlaceReference]] = [:]
    while let row = try rows.next() {
      places[try row.decode(atIndex: 0), default: []].append(try Self.reference(row, from: 1))
    }
    return places
  }

  private func todoPersons() throws -> [Int64: Set<Person.ID>] {
    let rows = try Row.fetchCursor(
      cachedStatement(sql: "SELECT todo, person FROM todo_person"))
    var persons: [Int64: Set<Person.ID>] = [:]
    while let row = try rows.next() {
      persons[try row.decode(atIndex: 0), default: []]
        .insert(Person.ID(rawValue: try row.decode(atIndex: 1)))
    }
    return persons
  }

  private static func reference(_ row: Row, from index: Int) throws -> PlaceReference {
    if let place: Int64 = try row.decode(atIndex: index) {
      return .place(Place.ID(rawValue: place))
    }
    return .tag(try row.decode(atIndex: index + 1))
  }

  /// A task as it is stored, or `nil` where there is none.
  package func todo(_ id: Todo.ID) throws -> Todo? {
    let statement = try cachedStatement(
      sql: "SELECT place, tag FROM todo_place WHERE todo = ? ORDER BY ordinal")
    let places = try Row.fetchAll(statement, arguments: [id.rawValue]).map {
      try Self.reference($0, from: 0)
    }
    let persons = try Int64.fetchAll(
      cachedStatement(sql: "SELECT person FROM todo_person WHERE todo = ?"),
      arguments: [id.rawValue]
    ).map(Person.ID.init)
    let todo = try cachedStatement(sql: "SELECT \(Self.todoColumns) FROM todo WHERE id = ?")
    return try Row.fetchOne(todo, arguments: [id.rawValue]).map {
      var memo = ParseCache()
      return try TodoRow.todo($0, places: places, persons: Set(persons), memo: &memo)
    }
  }

  /// The first task that is not finished and has the same name (Q10).
  package func unfinishedTodo(named name: String) throws -> Todo? {
    let statement = try cachedStatement(
      sql: """
        SELECT id, name FROM todo WHERE position <> 'finished' ORDER BY id
        """)
    // Equal letters are more than ASCII, so it is Swift that compares.
    let wanted = FoldedText(name)
    let rows = try Row.fetchCursor(statement)
    while let row = try rows.next() {
      guard try FoldedText(row.decode(String.self, atIndex: 1)) == wanted else { continue }
      return try todo(Todo.ID(rawValue: row.decode(atIndex: 0)))
    }
    return nil
  }

  /// Stores a task that is not there.
  package func insert(_ todo: Todo) throws {
    let row = TodoRow(todo)
    let marks = TodoRow.columns.map { _ in "?" }.joined(separator: ", ")
    try cachedStatement(sql: "INSERT INTO todo (\(Self.todoColumns)) VALUES (\(marks))")
      .execute(arguments: StatementArguments(row.values))
    for (ordinal, reference) in row.places.enumerated() {
      var place: Int64?
      var tag: String?
      switch reference {
      case .place(let id): place = id.rawValue
      case .tag(let text): tag = text
      }
      try cachedStatement(
        sql: "INSERT INTO todo_place (todo, ordinal, place, tag) VALUES (?, ?, ?, ?)"
      ).execute(arguments: [todo.id.rawValue, ordinal, place, tag])
    }
    for person in row.persons.sorted() {
      try cachedStatement(sql: "INSERT INTO todo_person (todo, person) VALUES (?, ?)")
        .execute(arguments: [todo.id.rawValue, person.rawValue])
    }
    try cachedStatement(
      sql: "UPDATE counter SET todo = max(todo, ?), countdown = max(countdown, ?)"
    )
    .execute(arguments: [todo.id.rawValue, todo.countdownNumber])
  }

  /// Removes a task and its references to places.
  package func delete(_ id: Todo.ID) throws {
    try cachedStatement(sql: "DELETE FROM todo WHERE id = ?").execute(arguments: [id.rawValue])
  }
}
