import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// The connection that has read the choices of the page, and what becomes of it.
@Suite(.temporaryFolder)
struct OpenDatabaseTests {
  /// Creates a database with one task.
  private static func database(_ name: String) throws -> String {
    let store = try SQLiteStore(path: try TemporaryFolder.file(name + ".db"))
    try store.add(todos: [Sample.todo(1, name: name)])
    try store.queue.close()
    return store.path
  }

  @Test
  func `the first store takes the connection over, and no other one`() throws {
    let path = try Self.database("Shared")
    let opened = try #require(OpenDatabase(path: path))
    let store = try SQLiteStore(path: path, taking: opened)
    #expect(opened.take(path: path, busySeconds: 1) == nil)
    #expect(try store.todos().map(\.name) == ["Shared"])
    #expect(try SQLiteStore(path: path, taking: opened).todos().map(\.name) == ["Shared"])
    opened.close()
    #expect(try store.todos().map(\.name) == ["Shared"])
  }

  @Test
  func `a store waits for locks as long as it was told, not as long as the first reading`() throws {
    let path = try Self.database("Shared")
    let opened = try #require(OpenDatabase(path: path))
    let queue = try #require(opened.take(path: path, busySeconds: 7))
    #expect(try queue.read { try Int.fetchOne($0, sql: "PRAGMA busy_timeout") } == 7000)
  }

  @Test
  func `another file at the path is opened instead, and keeps its logs`() throws {
    let path = try Self.database("Old")
    let opened = try #require(OpenDatabase(path: path))
    let new = try Self.database("New")
    #expect(Foundation.rename(new, path) == 0)
    let store = try SQLiteStore(path: path, taking: opened)
    #expect(try store.todos().map(\.name) == ["New"])
    try store.add(todos: [Sample.todo(2, name: "Newer")])
    opened.close()
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    #expect(try SQLiteStore(path: path).todos().map(\.name) == ["New", "Newer"])
  }

  @Test
  func `one that nothing has taken is closed with its last reference`() throws {
    let path = try Self.database("Alone")
    do {
      let opened = try #require(OpenDatabase(path: path))
      #expect(FileManager.default.fileExists(atPath: path + "-wal"))
      withExtendedLifetime(opened) {}
    }
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }
}
