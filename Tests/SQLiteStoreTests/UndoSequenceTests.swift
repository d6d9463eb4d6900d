import Foundation
import GRDB
import Geo
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import SQLiteStore

/// Any number of steps back and forth, and every row as it was.
@Suite(.temporaryFolder)
struct UndoSequenceTests {
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `random steps are undone and redone to the last bit, across reopening`(seed: UInt64) throws {
    let path = try TemporaryFolder.file()
    var steps = RandomSteps(seed: seed)
    var dumps: [String] = []
    var store = try SQLiteStore.empty(path: path)
    let visits = (1...3).map { Visit(id: Sample.visitID($0)) }
    try store.commit(Sample.commit(visits: visits))
    for _ in 0..<60 {
      dumps.append(try Self.dump(store))
      try store.edit { try steps.next($0) }
    }
    let last = try Self.dump(store)

    for round in 0..<2 {
      var count = 0
      for expected in dumps.reversed() {
        if steps.random.next() % 8 == 0 { store = try SQLiteStore(path: path) }
        #expect(try store.undo() != nil)
        #expect(try Self.dump(store) == expected, "seed \(seed), round \(round), step \(count)")
        count += 1
      }
      #expect(try store.undo() == nil)
      for expected in dumps.dropFirst() + [last] {
        if steps.random.next() % 8 == 0 { store = try SQLiteStore(path: path) }
        #expect(try store.redo() != nil)
        #expect(try Self.dump(store) == expected, "seed \(seed), round \(round)")
      }
      #expect(try store.redo() == nil)
    }
    let numbers = try store.queue.read { try Row.fetchAll($0, sql: "SELECT * FROM counter") }
    #expect(numbers.map { $0[1] as Int64 } == [steps.lastTodo])
    let check = try store.queue.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check").count }
    #expect(check == 0)
  }

  /// Every row of what an edit can change, as SQL values.
  static func dump(_ store: SQLiteStore) throws -> String {
    try store.queue.read { db in
      var lines: [String] = []
      for table in ["todo", "todo_place", "place", "place_tag", "silence"] {
        let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1, 2, 3")
        lines += rows.map { "\(table): \(Array($0.databaseValues))" }
      }
      // The triggers of a task are a set, which is written in any order.
      let missed = try Row.fetchAll(
        db,
        sql: """
          SELECT todo, due_ms, json_remove(record, '$.todo.triggers') FROM missed ORDER BY 1, 2
          """)
      lines += missed.map { "missed: \(Array($0.databaseValues))" }
      let undone = try Row.fetchAll(
        db,
        sql: """
          SELECT uuid FROM completion c WHERE 1 IS NOT
            (SELECT undone FROM retraction WHERE completion = c.id ORDER BY id DESC LIMIT 1)
          ORDER BY id
          """)
      return (lines + undone.map { "done: \($0)" }).joined(separator: "\n")
    }
  }
}

/// Steps of a user who cannot decide; the same for the same seed.
private struct RandomSteps {
  var random: SplitMix64
  private(set) var lastTodo: Int64 = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[Int(random.next() % UInt64(values.count))]
  }

  mutating func next(_ context: any EditContext) throws -> Edit {
    switch random.next() % 7 {
    case 0, 1: return try add(context)
    case 2: return try addPlace(context)
    case 3: return try removePlace(context) ?? addPlace(context)
    case 4: return try done(context) ?? add(context)
    case 5: return try change(context) ?? add(context)
    default: return try remove(context) ?? add(context)
    }
  }

  private mutating func add(_ context: any EditContext) throws -> Edit {
    let id = try context.nextTodoID()
    lastTodo = id.rawValue
    let places = try pick(context.places).map { [PlaceReference.place($0.id), .tag("vet")] } ?? []
    let todo = Sample.todo(
      id.rawValue, name: "Task \(id.rawValue)", places: places,
      countdown: try context.nextCountdownNumber())
    let visit = pick(try context.visits)
    return Edit(
      summary: "add", todos: [.init(before: nil, after: todo)],
      silences: visit.map { [Silence(todo: id, visit: $0.id, reason: .created)] } ?? [])
  }

  private mutating func done(_ context: any EditContext) throws -> Edit? {
    guard let todo = pick(try context.todos) else { return nil }
    var after = todo
    let now = Sample.instant(Double(random.next() % 1_000_000) / 1000)
    after.state = .completed(now)
    after.countdownNumber = try context.nextCountdownNumber()
    after.lastDone = now
    let number = Int64(random.next() % 1_000_000_000)
    var edit = Edit(
      summary: "done", todos: [.init(before: todo, after: after)],
      silences: try context.visits.map { Silence(todo: todo.id, visit: $0.id, reason: .done) },
      completions: [Sample.completion(number, of: todo)])
    // One more is missed before it, and one that was missed is so no more.
    let known = try context.missedTimes(
      of: todo.id, from: .distantPast, to: .distantFuture, limit: .max, where: { _ in true })
    edit.missed =
      (pick(known).map { [.init(before: $0, after: nil)] } ?? [])
      + [.init(before: nil, after: MissedTime(todo, due: now, in: .berlin))]
    return edit
  }

  private mutating func change(_ context: any EditContext) throws -> Edit? {
    guard let todo = pick(try context.todos) else { return nil }
    var after = todo
    after.name += pick(["!", " ї", "\u{301}"]) ?? ""
    after.notes = pick([nil, "", "notes"]) ?? nil
    after.places = try context.places.map { .place($0.id) } + [.tag("vet"), .tag("vet")]
    after.snooze = Snooze(since: Sample.noon, end: .leaving)
    after.horizonSeconds = Double(random.next() % 1_000_000) / 1000
    return Edit(
      summary: "edit", todos: [.init(before: todo, after: after)],
      silences: try context.visits.map { Silence(todo: todo.id, visit: $0.id, reason: .edited) })
  }

  private mutating func remove(_ context: any EditContext) throws -> Edit? {
    try pick(context.todos).map {
      Edit(summary: "remove", todos: [.init(before: $0, after: nil)])
    }
  }

  private func addPlace(_ context: any EditContext) throws -> Edit {
    let id = try context.nextPlaceID()
    var place = Place.sample(id.rawValue, name: "Place \(id.rawValue)", tags: ["vet", "b", "a"])
    place.radiusMeters = 20 + 1.0 / Double(id.rawValue + 2)
    return Edit(summary: "place", places: [.init(before: nil, after: place)])
  }

  private mutating func removePlace(_ context: any EditContext) throws -> Edit? {
    guard let place = pick(try context.places) else { return nil }
    let todos = try context.todos.filter { $0.places.contains(.place(place.id)) }
    return Edit(
      summary: "remove place",
      todos: todos.map { before in
        var after = before
        after.places.removeAll { $0 == .place(place.id) }
        return .init(before: before, after: after)
      }, places: [.init(before: place, after: nil)])
  }
}
