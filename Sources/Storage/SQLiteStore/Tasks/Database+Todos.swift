package import GRDB
package import Model
import Regions
import Text

/// Tasks as rows.
extension Database {
  private static let todoColumns = TodoRow.columns.map(\.name).joined(separator: ", ")

  /// The columns as the viewer reads them: pins are each person's own.
  private static let viewedColumns = TodoRow.columns.map { column in
    guard column.name == "pin_ms" else { return column.name }
    return """
      CASE WHEN viewer() < 2 THEN pin_ms ELSE (
        SELECT pin.pin_ms FROM todo_pin AS pin
        WHERE pin.todo = todo.id AND pin.person = viewer() AND pin.countdown = todo.countdown)
      END
      """
  }.joined(separator: ", ")

  /// All tasks, by id; three queries, whatever their number.
  package var todos: [Todo] {
    get throws {
      let places = try todoPlaces()
      let persons = try todoPersons()
      let rows = try Row.fetchCursor(
        self,
        sql: "SELECT \(Self.viewedColumns) FROM todo WHERE \(Visible.todo()) ORDER BY id")
      var todos: [Todo] = []
      todos.reserveCapacity(try integer("SELECT count(*) FROM todo"))
      var memo = ParseCache()
      while let row = try rows.next() {
        let id: Int64 = try row.decode(atIndex: 0)
        todos.append(
          try TodoRow.todo(
            row, places: places[id] ?? [], persons: persons[id] ?? [], memo: &memo))
      }
      return todos
    }
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

  /// The number of tasks of others that name a place, a category or a person.
  package func hiddenTasks(
    place: Place.ID?, category: Model.Category.ID?, person: Person.ID?
  ) throws -> Int {
    let statement = try cachedStatement(
      sql: """
        SELECT count(*) FROM todo WHERE NOT \(Visible.todo()) AND (category = ?
          OR id IN (SELECT todo FROM todo_place WHERE place = ?)
          OR id IN (SELECT todo FROM todo_person WHERE person = ?))
        """)
    return try Int.fetchOne(
      statement, arguments: [category?.rawValue, place?.rawValue, person?.rawValue]) ?? 0
  }

  /// A task as it is stored, or `nil` where there is none that the viewer sees.
  package func todo(_ id: Todo.ID) throws -> Todo? {
    let isVisible = try Bool.fetchOne(
      cachedStatement(sql: "SELECT \(Visible.todo()) FROM todo WHERE id = ?"),
      arguments: [id.rawValue])
    return isVisible == true ? try storedTodo(id) : nil
  }

  /// A task as it is stored, whoever it is for; for checks of the store itself.
  func storedTodo(_ id: Todo.ID) throws -> Todo? {
    let statement = try cachedStatement(
      sql: "SELECT place, tag FROM todo_place WHERE todo = ? ORDER BY ordinal")
    let places = try Row.fetchAll(statement, arguments: [id.rawValue]).map {
      try Self.reference($0, from: 0)
    }
    let persons = try Int64.fetchAll(
      cachedStatement(sql: "SELECT person FROM todo_person WHERE todo = ?"),
      arguments: [id.rawValue]
    ).map(Person.ID.init)
    let todo = try cachedStatement(sql: "SELECT \(Self.viewedColumns) FROM todo WHERE id = ?")
    return try Row.fetchOne(todo, arguments: [id.rawValue]).map {
      var memo = ParseCache()
      return try TodoRow.todo($0, places: places, persons: Set(persons), memo: &memo)
    }
  }

  /// The first task that is not finished and has the same name (Q10).
  package func unfinishedTodo(named name: String) throws -> Todo? {
    let statement = try cachedStatement(
      sql: """
        SELECT id, name FROM todo WHERE position <> 'finished' AND \(Visible.todo()) ORDER BY id
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

  /// The pin of `me` in a task, which no other person changes.
  func ownPin(of id: Todo.ID) throws -> OwnPin? {
    guard ViewerScope.person.rawValue > 1 else { return nil }
    return try Row.fetchOne(
      cachedStatement(
        sql: "SELECT pin_ms, countdown FROM todo WHERE id = ? AND pin_ms IS NOT NULL"),
      arguments: [id.rawValue]
    ).map { OwnPin(milliseconds: try $0.decode(atIndex: 0), countdown: try $0.decode(atIndex: 1)) }
  }

  /// Stores a task that is not there; one that takes the place of another keeps the pin of `me`.
  package func insert(_ todo: Todo, keeping pin: OwnPin? = nil) throws {
    let row = TodoRow(todo)
    let person = ViewerScope.person.rawValue
    var values = row.values
    if person > 1, let column = TodoRow.columns.firstIndex(where: { $0.name == "pin_ms" }) {
      values[column] =
        pin?.countdown == todo.countdownNumber ? pin?.milliseconds.databaseValue ?? .null : .null
      try storePin(of: todo, for: person)
    }
    let marks = TodoRow.columns.map { _ in "?" }.joined(separator: ", ")
    try cachedStatement(sql: "INSERT INTO todo (\(Self.todoColumns)) VALUES (\(marks))")
      .execute(arguments: StatementArguments(values))
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

  /// Replaces the pin of a person other than `me`.
  private func storePin(of todo: Todo, for person: Int64) throws {
    guard let pin = todo.pin else {
      try cachedStatement(sql: "DELETE FROM todo_pin WHERE todo = ? AND person = ?")
        .execute(arguments: [todo.id.rawValue, person])
      return
    }
    try cachedStatement(
      sql: """
        INSERT OR REPLACE INTO todo_pin (todo, person, countdown, pin_ms) VALUES (?, ?, ?, ?)
        """
    ).execute(arguments: [todo.id.rawValue, person, todo.countdownNumber, pin.milliseconds])
  }

  /// Removes a task and its references to places.
  package func delete(_ id: Todo.ID) throws {
    try cachedStatement(sql: "DELETE FROM todo WHERE id = ?").execute(arguments: [id.rawValue])
  }
}

/// The pin of `me` in a task that another person changes.
package struct OwnPin {
  /// When it begins, in milliseconds since 1970.
  let milliseconds: Int64
  /// The number of the countdown that the pin is of.
  let countdown: Int64
}
