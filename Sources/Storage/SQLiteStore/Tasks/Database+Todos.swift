import Foundation
package import GRDB
package import Model
import Regions
import Text

extension Todo {
  package func withParts(from db: Database) throws -> Todo {
    var todo = self
    let places = try db.cachedStatement(
      sql: "SELECT place, tag FROM todo_place WHERE todo = ? ORDER BY ordinal")
    todo.places = try Row.fetchAll(places, arguments: [id.rawValue]).map {
      try Database.reference($0, from: 0)
    }
    let persons = try Int64.fetchAll(
      db.cachedStatement(sql: "SELECT person FROM todo_person WHERE todo = ?"),
      arguments: [id.rawValue])
    todo.persons = Set(persons.map(Person.ID.init))
    return todo
  }

  package func insertParts(into db: Database) throws {
    for (ordinal, reference) in details.places.enumerated() {
      var place: Int64?
      var tag: String?
      switch reference {
      case .place(let id): place = id.rawValue
      case .tag(let text): tag = text
      }
      try db.cachedStatement(
        sql: "INSERT INTO todo_place (todo, ordinal, place, tag) VALUES (?, ?, ?, ?)"
      ).execute(arguments: [id.rawValue, ordinal, place, tag])
    }
    for person in details.persons.sorted() {
      try db.cachedStatement(sql: "INSERT INTO todo_person (todo, person) VALUES (?, ?)")
        .execute(arguments: [id.rawValue, person.rawValue])
    }
    try db.cachedStatement(sql: "UPDATE counter SET countdown = max(countdown, ?)")
      .execute(arguments: [countdownNumber])
  }
}

extension Database {
  /// All tasks, by id; three queries, whatever their number.
  package var todos: [Todo] {
    get throws {
      let places = try todoPlaces()
      let persons = try todoPersons()
      var todos: [Todo] = try records()
      for index in todos.indices {
        let id = todos[index].id.rawValue
        if let places = places[id] { todos[index].details.places = places }
        if let persons = persons[id] { todos[index].details.persons = persons }
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

  fileprivate static func reference(_ row: Row, from index: Int) throws -> PlaceReference {
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
          OR id IN (SELECT todo FROM todo_person WHERE person = ?) OR \(Visible.inTurns("?")))
        """)
    return try Int.fetchOne(
      statement,
      arguments: [category?.rawValue, place?.rawValue, person?.rawValue, person?.rawValue]) ?? 0
  }

  package func todo(_ id: Todo.ID) throws -> Todo? { try record(numbered: id.rawValue) }

  /// The tasks that can be done at a place, by id; reads no others.
  package func todos(at place: Place) throws -> [Todo] {
    // Equal tags may differ in their bytes, so it is Swift that compares.
    let statement = try cachedStatement(
      sql: "SELECT todo, place, tag FROM todo_place WHERE place = ? OR tag IS NOT NULL")
    let rows = try Row.fetchCursor(statement, arguments: [place.id.rawValue])
    let references = Set(place.references)
    var found: Set<Int64> = []
    while let row = try rows.next() {
      guard try references.contains(Self.reference(row, from: 1)) else { continue }
      found.insert(try row.decode(atIndex: 0))
    }
    return try found.sorted().compactMap { try todo(Todo.ID(rawValue: $0)) }
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

  /// Stores a task in place of one whose pin of `me` it keeps.
  func insert(_ todo: Todo, keeping pin: OwnPin?) throws {
    var todo = todo
    let person = ViewerScope.person.rawValue
    if person > 1 {
      try storePin(of: todo, for: person)
      todo.pin = pin.flatMap {
        $0.countdown == todo.countdownNumber ? Date(milliseconds: $0.milliseconds) : nil
      }
    }
    try insert(todo)
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
}

/// The pin of `me` in a task that another person changes.
struct OwnPin {
  /// When it begins, in milliseconds since 1970.
  let milliseconds: Int64
  /// The number of the countdown that the pin is of.
  let countdown: Int64
}
