import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// Files that may be read but not written.
///
/// Root may write everything, so it steps back to another user for the length of a test.
@Suite(.temporaryFolder)
struct ReadOnlyFileTests {
  @Test
  func `a read-only file is read, and each write is refused`() throws {
    let path = try filledDatabase()
    try setMode(0o444, of: path)
    try asOrdinaryUser {
      let store = try SQLiteStore(path: path)
      #expect(try store.todos() == [Sample.todo()])
      #expect(throws: SQLiteStoreError.readOnly(path: path)) { try store.undo() }
      #expect(try store.todos() == [Sample.todo()])
    }
  }

  @Test
  func `a file in a read-only folder is read, and each write is refused`() throws {
    let path = try filledDatabase()
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try setMode(0o444, of: path)
    try setMode(0o555, of: folder)
    defer { try? setMode(0o755, of: folder) }
    try asOrdinaryUser {
      for mode in [SQLiteStore.Mode.readWriteCreate, .readOnlyIfPresent] {
        let store = try SQLiteStore(path: path, mode: mode)
        #expect(try store.todos() == [Sample.todo()])
        #expect(throws: SQLiteStoreError.readOnly(path: path)) { try store.undo() }
      }
      #expect(try SQLiteStore.inMemoryCopy(of: path).todos() == [Sample.todo()])
      let other = "\(folder)/sub/new.db"
      #expect(throws: SQLiteStoreError.folder(path: "\(folder)/sub", reason: "Permission denied")) {
        try SQLiteStore(path: other)
      }
      #expect(
        throws: SQLiteStoreError.inaccessible(path: "\(folder)/new.db", reason: "Permission denied")
      ) {
        try SQLiteStore(path: "\(folder)/new.db")
      }
    }
  }

  @Test
  func `a file that may not be read is named`() throws {
    let path = try filledDatabase()
    try setMode(0, of: path)
    try asOrdinaryUser {
      #expect(
        throws: SQLiteStoreError.inaccessible(path: path, reason: "unable to open database file")
      ) {
        try SQLiteStore(path: path)
      }
    }
  }

  /// A database that is closed, with one task.
  private func filledDatabase() throws -> String {
    let path = try TemporaryFolder.file("folder/passby.db")
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    try store.queue.close()
    return path
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// Runs a closure without root's right to write everywhere; only this thread gives it up.
  ///
  /// Source: setfsuid(2). Not in the C library's module map, so it is looked up by name.
  private func asOrdinaryUser(_ body: () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "setfsuid"))
    let setFileSystemUser = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
    _ = setFileSystemUser(65_534)
    defer { _ = setFileSystemUser(0) }
    try body()
  }
}
