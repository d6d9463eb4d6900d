import Foundation
import GRDB
import Model
import Recurrence
import TestSupport
import Testing

@testable import SQLiteStore

/// The times of appointments that passed unticked, as steps store them (R28).
@Suite(.temporaryFolder)
struct MissedTimeTests {
  private static let day = 86_400.0

  private static func row(_ todo: Todo, day: Double, count: Int = 1) -> MissedTime {
    MissedTime(
      todo, due: Sample.instant(day * Self.day), in: .berlin, count: count, places: ["Vet"],
      category: CategoryStamp(id: nil, name: "Pets", color: "#112233", icon: "paw"))
  }

  private static func step(
    _ store: SQLiteStore, _ changes: [Edit.Change<MissedTime>]
  ) throws {
    try store.edit { _ in
      var edit = Edit(summary: "x")
      edit.missed = changes
      return edit
    }
  }

  private static func times(_ store: SQLiteStore) throws -> [MissedTime] {
    try store.withSnapshot {
      try $0.missedTimes(
        of: nil, from: .distantPast, to: .distantFuture, limit: .max, where: { _ in true })
    }
  }

  @Test func `they come back as they went in, newest first, by task, span and number`() throws {
    let store = try SQLiteStore.empty()
    let (choir, dentist) = (Sample.todo(1, name: "Choir"), Sample.todo(2, name: "Dentist"))
    let rows = [
      Self.row(choir, day: 1, count: 40), Self.row(dentist, day: 2), Self.row(choir, day: 3),
    ]
    try Self.step(store, rows.map { .init(before: nil, after: $0) })
    #expect(try Self.times(store) == rows.reversed())
    func found(_ todo: Todo?, _ from: Double, _ to: Double, _ limit: Int) throws -> [Double] {
      try store.withSnapshot { snapshot in
        try snapshot.missedTimes(
          of: todo?.id, from: Sample.instant(from * Self.day), to: Sample.instant(to * Self.day),
          limit: limit, where: { $0.places == ["Vet"] })
      }.map { $0.due.timeIntervalSince(Sample.noon) / Self.day }
    }
    #expect(try found(nil, 0, 9, 9) == [3, 2, 1])
    #expect(try found(nil, 0, 9, 2) == [3, 2])
    #expect(try found(choir, 0, 9, 9) == [3, 1])
    #expect(try found(nil, 2, 2, 9) == [2])
    let all = try store.withSnapshot { try $0.missedRecords(of: nil) }
    #expect(all == rows.map(\.record))
    let own = try store.withSnapshot { try $0.missedRecords(of: choir.id) }
    #expect(own == [rows[0].record, rows[2].record])
  }

  @Test func `a step takes them with it, back and forth`() throws {
    let store = try SQLiteStore.empty()
    let (first, second) = (Self.row(Sample.todo(), day: 1), Self.row(Sample.todo(), day: 2))
    try Self.step(store, [.init(before: nil, after: first)])
    try Self.step(store, [.init(before: first, after: nil), .init(before: nil, after: second)])
    #expect(try Self.times(store) == [second])
    #expect(try store.undo() != nil && Self.times(store) == [first])
    #expect(try store.undo() != nil && Self.times(store) == [])
    #expect(try store.redo() != nil && store.redo() != nil && Self.times(store) == [second])
    // A row that is gone by its age comes to nothing.
    try store.queue.write { try $0.execute(sql: "DELETE FROM missed") }
    #expect(try store.undo() != nil && Self.times(store) == [first])
    // A step that stores what is stored changes nothing.
    let last = try store.lastStep()
    try Self.step(store, [.init(before: first, after: first)])
    #expect(try store.lastStep() == last)
  }

  @Test func `they go by the age of the history`() throws {
    let store = try SQLiteStore.empty()
    try Self.step(
      store, [0, 10].map { .init(before: nil, after: Self.row(Sample.todo(), day: $0)) })
    for (days, count) in [(89.9, 2), (90.1, 1), (100.1, 0)] {
      try store.commit(Sample.commit([.stayQuiet(.notAsked)], at: days * Self.day))
      #expect(try Self.times(store).count == count, "\(days)")
    }
  }

  @Test func `a person sees those of the tasks that the person sees or saw`() throws {
    let store = try SQLiteStore.empty()
    var mine = Sample.todo(2, name: "Mine")
    mine.persons = [.me]
    var hers = Sample.todo(3, name: "Hers")
    hers.persons = [Person.anna.id]
    let all = Sample.todo(1, name: "All")
    try store.edit { _ in
      var edit = Edit(
        summary: "x", todos: [all, mine, hers].map { .init(before: nil, after: $0) })
      edit.devices = DeviceChanges(persons: [.init(before: nil, after: .anna)])
      edit.missed = zip([all, mine, hers], 1...).map {
        .init(before: nil, after: Self.row($0, day: Double($1)))
      }
      return edit
    }
    func names(_ viewer: Viewer) throws -> [String] {
      try Self.times(store.viewed(by: viewer)).map(\.todo.name)
    }
    for _ in 0..<2 {
      #expect(try names(.me) == ["Hers", "Mine", "All"])
      #expect(try names(Viewer(.anna)) == ["Hers", "All"])
      #expect(try names(.household) == ["Hers", "Mine", "All"])
      // The same once the tasks are gone.
      try store.edit { context in
        Edit(summary: "y", todos: try context.todos.map { .init(before: $0, after: nil) })
      }
    }
  }

  @Test(arguments: [
    "UPDATE missed SET todo = 0", "UPDATE missed SET record = 'x'", "UPDATE missed SET due_ms = 5",
    "UPDATE missed SET record = json_set(record, '$.count', 0)",
    "INSERT INTO missed SELECT * FROM missed",
  ])
  func `a wrong row cannot be stored`(statement: String) throws {
    let store = try SQLiteStore.empty()
    try Self.step(store, [.init(before: nil, after: Self.row(Sample.todo(), day: 1))])
    #expect(throws: DatabaseError.self) {
      try store.queue.write { try $0.execute(sql: statement) }
    }
  }
}
