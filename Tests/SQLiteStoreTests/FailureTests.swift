import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// Whatever fails, what was stored before stays, and nothing is stored by halves.
@Suite(.temporaryFolder)
struct FailureTests {
  @Test
  func `while another process writes, reading works and writing is refused as busy`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path, busyTimeout: .milliseconds(20))
    try store.add(todos: [Sample.todo()])
    let other = try DatabaseQueue(path: path)
    try other.inDatabase { db in
      try db.beginTransaction(.immediate)
      try db.execute(sql: "DELETE FROM todo")
      let busy = SQLiteStoreError.busy(path: path, seconds: 0.02)
      #expect(throws: busy) { try store.add(todos: [Sample.todo(2)]) }
      #expect(throws: busy) { try store.undo() }
      #expect(throws: busy) { try store.commit(Sample.commit([.stayQuiet(.notAsked)])) }
      // What has nothing to store needs no lock.
      #expect(throws: Never.self) {
        try store.commit(Sample.commit())
        try store.markDelivered([], at: Sample.noon)
      }
      #expect(try store.todos() == [Sample.todo()])
      #expect(try SQLiteStore(path: path).todos() == [Sample.todo()])
      try db.rollback()
    }
    try store.add(todos: [Sample.todo(2)])
    #expect(try store.todos().count == 2)
  }

  @Test
  func `a long look at the database keeps nobody from writing`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path, busyTimeout: .zero)
    try store.add(todos: [Sample.todo()])
    let other = try DatabaseQueue(path: path)
    try other.inDatabase { db in
      try db.beginTransaction(.deferred)
      let before = try Int.fetchOne(db, sql: "SELECT count(*) FROM todo")
      try store.add(todos: [Sample.todo(2)])
      let after = try Int.fetchOne(db, sql: "SELECT count(*) FROM todo")
      #expect(before == 1 && after == 1)
      try db.commit()
    }
  }

  @Test
  func `a full disk takes nothing away`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    let before = try UndoSequenceTests.dump(store)
    try store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1") }
    let many = (2...2000).map { Sample.todo($0) }
    let full = SQLiteStoreError.full(path: path)
    #expect(throws: full) { try store.add(todos: many) }
    #expect(throws: full) {
      try store.commit(Sample.commit((1...2000).map { .remind(Sample.reminder(Sample.key($0))) }))
    }
    #expect(try UndoSequenceTests.dump(store) == before)
    #expect(try store.outboxSummary().waiting == 0)
    let reopened = try SQLiteStore(path: path)
    #expect(try UndoSequenceTests.dump(reopened) == before)
    try reopened.add(todos: many)
    #expect(try reopened.todos().count == 2000)
  }

  @Test
  func `a broken page is reported as damage`() throws {
    let path = try TemporaryFolder.file()
    do {
      let store = try SQLiteStore(path: path)
      try store.add(todos: (1...500).map { Sample.todo($0) })
      try store.queue.close()
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    let size = try file.seekToEnd()
    try file.seek(toOffset: 4096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
    try file.close()
    let error = #expect(throws: SQLiteStoreError.self) { try SQLiteStore(path: path).todos() }
    guard case .damaged(path, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.kind == .data)
  }

  @Test(arguments: [
    ("UPDATE todo SET every_max = 'often'", "\"often\" in todo makes no sense"),
    ("UPDATE todo SET every_min = '9y'", "\"9y-2w\" in todo makes no sense"),
    (
      "UPDATE todo SET start = '2026-13-01T00:00:00'",
      "\"2026-13-01T00:00:00\" in todo makes no sense"
    ),
  ])
  func `a value that makes no sense is reported as damage`(sql: String, reason: String) throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    try store.queue.write { try $0.execute(sql: sql) }
    #expect(throws: SQLiteStoreError.damaged(path: path, reason: reason)) { try store.todos() }
  }

  @Test
  func `a snapshot that cannot be read back is reported as damage`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    try store.commit(Sample.commit([.hold(Sample.reminder(), until: Sample.noon)]))
    try store.queue.write {
      try $0.execute(sql: "UPDATE reminder SET reminder = '{\"text\":1}'")
    }
    let reason = "\"{\"text\":1}\" in reminder.reminder makes no sense"
    #expect(throws: SQLiteStoreError.damaged(path: path, reason: reason)) { try store.memory() }
  }

  @Test
  func `a database without a table it should have is damaged`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    try store.queue.write { try $0.execute(sql: "DROP TABLE track") }
    #expect(throws: SQLiteStoreError.damaged(path: path, reason: "no such table: track")) {
      try store.track()
    }
  }

  @Test
  func `what a killed process had committed is there, what it had not is gone`() throws {
    let path = try TemporaryFolder.file()
    let copy = try TemporaryFolder.file("copy.db")
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    func logSize(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "-wal")
      return try #require(attributes[.size] as? Int)
    }
    let committed = try logSize(path)
    try store.queue.inDatabase { db in
      // So small a cache that uncommitted pages go to the log before the commit.
      try db.execute(sql: "PRAGMA cache_size = 1")
      try db.beginTransaction(.immediate)
      for id in 2...1000 { try db.insert(Sample.todo(Int64(id))) }
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
      }
      try db.rollback()
    }
    #expect(try logSize(copy) > committed)
    let survivor = try SQLiteStore(path: copy)
    #expect(try survivor.todos() == [Sample.todo()])
    #expect(try survivor.undo()?.summary == "add")
  }

  @Test(arguments: [
    "visit", "silence", "reminder", "outbox", "decision", "transition_log", "track",
  ])
  func `a commit that fails anywhere leaves nothing behind`(table: String) throws {
    let store = try SQLiteStore.empty(path: TemporaryFolder.file())
    try store.queue.write {
      try $0.execute(
        sql: """
          CREATE TEMP TRIGGER obstacle AFTER INSERT ON \(table)
          BEGIN SELECT RAISE(ABORT, 'obstacle'); END
          """)
    }
    let visit = Sample.visitID()
    let commit = Sample.commit(
      [.remind(Sample.reminder())], visits: [Visit(id: visit)],
      silences: [Silence(todo: Sample.todo().id, visit: visit, reason: .done)],
      transitions: [Sample.transition()], track: Sample.track())
    #expect(throws: SQLiteStoreError.refused(path: store.path, reason: "obstacle")) {
      try store.commit(commit)
    }
    let tables = ["visit", "silence", "reminder", "outbox", "decision", "transition_log", "track"]
    for table in tables {
      let rows = try store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
      #expect(rows == 0, "\(table)")
    }
  }

  @Test
  func `a step whose result something else has changed is not taken back`() throws {
    let store = try SQLiteStore.empty(path: TemporaryFolder.file())
    try store.add(todos: [Sample.todo()], places: [Place.sample()])
    try store.queue.write { try $0.execute(sql: "UPDATE todo SET notes = 'by hand'") }
    let before = try UndoSequenceTests.dump(store)
    let refusal = SQLiteStoreError.cannotStep(summary: "add", subject: "task \"Cat medicine\"")
    #expect(throws: refusal) { try store.undo() }
    #expect(try UndoSequenceTests.dump(store) == before)
    try store.queue.write { try $0.execute(sql: "UPDATE todo SET notes = NULL") }
    #expect(try store.undo() != nil)
    try store.queue.write { try $0.insert(Place.sample()) }
    #expect(throws: SQLiteStoreError.cannotStep(summary: "add", subject: "place \"Vet\"")) {
      try store.redo()
    }
  }
}
