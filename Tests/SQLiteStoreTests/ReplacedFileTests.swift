import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// Another program replaces, moves, deletes or overwrites the file of an open database.
@Suite(.temporaryFolder) struct ReplacedFileTests {
  private let files = FileManager.default

  /// An open store with one task in its log, and a closed copy of a database with another task.
  private func make() throws -> (store: SQLiteStore, copy: String) {
    let copy = try TemporaryFolder.file("copy.db")
    let other = try SQLiteStore(path: copy)
    try other.add(todos: [Sample.todo(1, name: "Other")])
    try other.queue.close()
    let store = try SQLiteStore.empty(path: try TemporaryFolder.file())
    try store.add(todos: [Sample.todo(1, name: "First")])
    #expect(try store.todos().map(\.name) == ["First"])
    return (store, copy)
  }

  private func rename(_ file: String, over other: String) {
    #expect(Foundation.rename(file, other) == 0)
  }

  @Test func `a file that was moved there is used from then on, by everybody`() throws {
    let (store, copy) = try make()
    let version = try store.dataVersion()
    rename(copy, over: store.path)
    #expect(try store.dataVersion() != version)
    #expect(try store.todos().map(\.name) == ["Other"])
    #expect(store.replacements == 1)
    try store.add(todos: [Sample.todo(2, name: "Second")])
    #expect(try SQLiteStore(path: store.path).todos().map(\.name) == ["Other", "Second"])
    // The log of the old file was not played into the new one.
    let verdict = try store.queue.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
    #expect(verdict == "ok")
  }

  @Test func `the log of the new file stays when the old one is closed`() throws {
    let (store, copy) = try make()
    rename(copy, over: store.path)
    try store.add(todos: [Sample.todo(2, name: "Second")])
    // The old connection is closed once its queue is empty.
    try store.checkFile()
    for suffix in ["-wal", "-shm"] { #expect(files.fileExists(atPath: store.path + suffix)) }
    #expect(try SQLiteStore(path: store.path).todos().map(\.name) == ["Other", "Second"])
  }

  @Test func `a deleted database is reported, not created again, and its successor is used`()
    throws
  {
    let (store, copy) = try make()
    for suffix in ["", "-wal", "-shm"] { try files.removeItem(atPath: store.path + suffix) }
    for _ in 0..<2 {
      #expect(throws: SQLiteStoreError.gone(path: store.path)) { try store.todos() }
      #expect(throws: SQLiteStoreError.gone(path: store.path)) { try store.dataVersion() }
      #expect(throws: SQLiteStoreError.gone(path: store.path)) {
        try store.commit(Sample.commit(transitions: [Sample.transition()]))
      }
    }
    #expect(!files.fileExists(atPath: store.path))
    rename(copy, over: store.path)
    try store.commit(Sample.commit(transitions: [Sample.transition()]))
    let seen = try SQLiteStore(path: store.path)
    #expect(try seen.todos().map(\.name) == ["Other"])
    #expect(try seen.transitions(limit: 9).count == 1)
  }

  @Test func `a database that is moved away and back is used again`() throws {
    let (store, _) = try make()
    let elsewhere = try TemporaryFolder.file("elsewhere.db")
    rename(store.path, over: elsewhere)
    #expect(throws: SQLiteStoreError.gone(path: store.path)) { try store.todos() }
    rename(elsewhere, over: store.path)
    #expect(try store.todos().map(\.name) == ["First"])
    #expect(store.replacements == 0)
  }

  @Test(arguments: ["truncated", "overwritten", "shortened"])
  func `a database that was overwritten is not written to any more`(kind: String) throws {
    let (store, _) = try make()
    let handle = try #require(FileHandle(forUpdatingAtPath: store.path))
    switch kind {
    case "truncated": try handle.truncate(atOffset: 0)
    case "shortened": try handle.truncate(atOffset: 7)
    default: try handle.write(contentsOf: Data(repeating: UInt8(ascii: "x"), count: 5000))
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: store.path))
    let expected = SQLiteStoreError.overwritten(path: store.path)
    #expect(throws: expected) { try store.todos() }
    #expect(throws: expected) { try store.dataVersion() }
    #expect(throws: expected) { try store.add(todos: [Sample.todo(2)]) }
    #expect(throws: expected) { try store.checkFile() }
    #expect(expected.kind == .data)
    #expect(try Data(contentsOf: URL(fileURLWithPath: store.path)) == bytes)
  }

  @Test func `half a copy is not used until it is complete`() throws {
    let (store, copy) = try make()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
    for suffix in ["", "-wal", "-shm"] { try files.removeItem(atPath: store.path + suffix) }
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: store.path))
    #expect(throws: SQLiteStoreError.self) { try store.todos() }
    #expect(store.replacements == 0)
    try bytes.write(to: URL(fileURLWithPath: store.path))
    #expect(try store.todos().map(\.name) == ["Other"])
  }

  @Test func `a database of another program is not taken for its successor`() throws {
    let (store, _) = try make()
    let other = try TemporaryFolder.file("other.db")
    let queue = try DatabaseQueue(path: other)
    try queue.write { try $0.execute(sql: "CREATE TABLE t (x)") }
    try queue.close()
    rename(other, over: store.path)
    #expect(throws: SQLiteStoreError.foreign(path: store.path)) { try store.todos() }
    let tables = try DatabaseQueue(path: store.path).read { try $0.tableExists("todo") }
    #expect(!tables)
  }
}
