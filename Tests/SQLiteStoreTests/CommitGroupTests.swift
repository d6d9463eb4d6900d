import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

@Suite(.temporaryFolder)
struct CommitGroupTests {
  /// Commits of a reminder each, at the given seconds.
  private func commits(_ seconds: [Double]) -> [PipelineCommit] {
    seconds.map { second in
      let key = Sample.key(cause: .due, occasion: .moment(Sample.instant(second)))
      return Sample.commit([.remind(Sample.reminder(key, at: second))], at: second)
    }
  }

  /// A store that refuses what was decided at one second.
  private func store(refusing second: Double) throws -> SQLiteStore {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    try DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE INSERT ON decision
          WHEN NEW.time_ms = \(Sample.instant(second).milliseconds)
          BEGIN SELECT RAISE(ABORT, 'refused'); END
          """)
    }
    return store
  }

  private func told(_ store: SQLiteStore) throws -> [Date] {
    try store.memory().reminded.values.sorted()
  }

  @Test func `commits are stored at once, in their order`() throws {
    let store = try store(refusing: 99)
    #expect(try store.commit(commits([1, 2, 3])) == 3)
    #expect(try told(store) == [1, 2, 3].map(Sample.instant))
    #expect(
      try store.decisions(todo: nil, place: nil, limit: 9).map(\.time)
        == [3, 2, 1].map(Sample.instant))
  }

  @Test func `one that is refused keeps back those after it, and none before`() throws {
    let store = try store(refusing: 3)
    #expect(try store.commit(commits([1, 2, 3, 4])) == 2)
    #expect(try told(store) == [1, 2].map(Sample.instant))
    #expect(throws: SQLiteStoreError.self) { try store.commit(commits([3, 4])) }
    #expect(try told(store) == [1, 2].map(Sample.instant))
  }

  @Test func `of commits that are stored whole, one that is refused keeps back all`() throws {
    let store = try store(refusing: 3)
    #expect(throws: SQLiteStoreError.self) { try store.commitWhole(commits([1, 2, 3, 4])) }
    #expect(try told(store).isEmpty)
    try store.commitWhole(commits([1, 2]))
    try store.commitWhole([])
    #expect(try told(store) == [1, 2].map(Sample.instant))
  }
}
