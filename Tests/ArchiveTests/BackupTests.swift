import Foundation
import GRDB
import Localization
import Model
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// Copies that can be trusted, and the way back.
@Suite(.temporaryFolder)
struct BackupTests {
  private static func text(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static func lines(_ store: SQLiteStore) throws -> [String] {
    try ExportTests.lines(of: store)
  }

  @Test
  func `a backup has all of it, in one private file`() throws {
    let store = try Sample.filledStore()
    let path = try TemporaryFolder.file("copy.db")
    let contents = try store.backup(to: path)
    #expect(contents == (try store.contents()))
    #expect(contents.tasks == 2 && contents.places == 1 && contents.completions == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: TemporaryFolder.file(""))
    #expect(names.filter { $0.hasPrefix("copy") } == ["copy.db"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let copy = try SQLiteStore(path: path)
    #expect(try Self.lines(copy) == Self.lines(store))
  }

  @Test
  func `a draft of a killed process goes with the next backup, one that is written stays`() throws {
    let store = try Sample.filledStore()
    let path = try TemporaryFolder.file("copy.db")
    for name in ["dead", "dead-wal", "alive"] {
      try Data("half".utf8).write(to: URL(fileURLWithPath: path + ".part-" + name))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: path + ".part-" + name)
    }
    let writer = open(path + ".part-alive", O_RDONLY)
    defer { close(writer) }
    #expect(flock(writer, LOCK_EX) == 0)
    _ = try store.backup(to: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: TemporaryFolder.file(""))
    #expect(
      names.filter { $0.hasPrefix("copy") }.sorted() == ["copy.db", "copy.db.part-alive"])
  }

  @Test
  func `a file that is there stays, unless it is to be replaced`() throws {
    let store = try Sample.filledStore()
    let path = try TemporaryFolder.file("copy.db")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: SQLiteStoreError.occupied(path: path, isRegular: true)) {
      try store.backup(to: path)
    }
    #expect(try Self.text(path) == Data("mine".utf8))
    _ = try store.backup(to: path, replacing: true)
    #expect(try SQLiteStore(path: path).todos().count == 2)
  }

  @Test
  func `what cannot be a backup is refused, and nothing is left behind`() throws {
    let store = try Sample.filledStore()
    let folder = try TemporaryFolder.file("")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder)
    let itself = store.path
    #expect(throws: SQLiteStoreError.itself(path: itself)) {
      try store.backup(to: itself, replacing: true)
    }
    #expect(throws: SQLiteStoreError.directory(path: URL(fileURLWithPath: folder).path)) {
      try store.backup(to: folder, replacing: true)
    }
    #expect(throws: SQLiteStoreError.occupied(path: "/dev/null", isRegular: false)) {
      try store.backup(to: "/dev/null", replacing: true)
    }
    let nowhere = try TemporaryFolder.file("missing/copy.db")
    #expect(
      throws: SQLiteStoreError.notWritten(path: nowhere, reason: "No such file or directory")
    ) { try store.backup(to: nowhere) }
    // SQLite would play such a log back into the new file.
    let busy = try TemporaryFolder.file("busy.db")
    try Data("x".utf8).write(to: URL(fileURLWithPath: busy + "-wal"))
    #expect(throws: SQLiteStoreError.inUse(path: busy, beside: busy + "-wal")) {
      try store.backup(to: busy, replacing: true)
    }
    let after = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(after).subtracting(before) == ["busy.db-wal"])
    #expect(throws: SQLiteStoreError.missing(path: ":memory:")) {
      try SQLiteStore.empty().backup(to: nowhere)
    }
  }

  @Test
  func `a damaged database gives no backup`() throws {
    let store = try Sample.filledStore()
    try Self.breakRow(of: store)
    let path = try TemporaryFolder.file("copy.db")
    let error = #expect(throws: SQLiteStoreError.self) { try store.backup(to: path) }
    guard case .damaged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  /// Leaves a row that refers to nothing.
  private static func breakRow(of store: SQLiteStore) throws {
    try store.queue.writeWithoutTransaction { db in
      try db.execute(
        sql: "PRAGMA foreign_keys = OFF; DELETE FROM reminder; PRAGMA foreign_keys = ON")
    }
  }

  // MARK: The way back

  @Test
  func `restoring brings all of it back, for open connections too`() throws {
    let store = try Sample.filledStore()
    let before = try Self.lines(store)
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    try store.add(todos: [Sample.todo(9, name: "Later")])
    let later = try Self.lines(store)
    let version = try store.dataVersion()
    let kept = try TemporaryFolder.file("kept.db")
    let backup = try StagedBackup(path: path)
    #expect(backup.schema == Schema.version)
    #expect(try backup.replaceContents(of: store.path, keeping: kept))
    #expect(try store.dataVersion() != version)
    #expect(try Self.lines(store) == before)
    try store.add(todos: [Sample.todo(10)])
    #expect(try Self.lines(SQLiteStore(path: kept)) == later)
    let journal = try store.queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
    #expect(journal == "wal")
  }

  @Test(arguments: [512, 8192])
  func `another page size is no hindrance`(size: Int) throws {
    let store = try Sample.filledStore()
    let before = try Self.lines(store)
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    try DatabaseQueue(path: path).writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA page_size = \(size); VACUUM")
    }
    _ = try store.undo()
    let backup = try StagedBackup(path: path)
    _ = try backup.replaceContents(of: store.path, keeping: TemporaryFolder.file("kept.db"))
    #expect(try Self.lines(store) == before)
  }

  @Test
  func `into nothing, a backup becomes the database`() throws {
    let store = try Sample.filledStore()
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    let new = try TemporaryFolder.file("new/folder/passby.db")
    let kept = try TemporaryFolder.file("kept.db")
    #expect(try !StagedBackup(path: path).replaceContents(of: new, keeping: kept))
    #expect(!FileManager.default.fileExists(atPath: kept))
    #expect(try Self.lines(SQLiteStore(path: new)) == Self.lines(store))
  }

  @Test(arguments: ["text", "cut", "header"])
  func `a damaged database is set aside as it is`(kind: String) throws {
    let store = try Sample.filledStore()
    let lines = try Self.lines(store)
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    let broken = try TemporaryFolder.file("broken.db")
    var bytes = try Self.text(path)
    switch kind {
    case "text":
      // What SQLite can see of it is its header; the rest is noise.
      bytes = bytes.prefix(16) + Data(repeating: UInt8(ascii: "x"), count: 4080)
    case "cut": bytes = bytes.prefix(8192 + 100)
    default: bytes.replaceSubrange(4096..<12288, with: Data(repeating: 0xAA, count: 8192))
    }
    try bytes.write(to: URL(fileURLWithPath: broken))
    let kept = try TemporaryFolder.file("kept.db")
    #expect(try StagedBackup(path: path).replaceContents(of: broken, keeping: kept))
    #expect(try Self.text(kept) == bytes)
    #expect(try Self.lines(SQLiteStore(path: broken)) == lines)
  }

  @Test(arguments: [0, 20, 600, 9000])
  func `a file that is no database is never replaced nor renamed`(size: Int) throws {
    let path = try TemporaryFolder.file("copy.db")
    _ = try Sample.filledStore().backup(to: path)
    let thesis = try TemporaryFolder.file("thesis.odt")
    let bytes = Data(repeating: UInt8(ascii: "t"), count: size)
    try bytes.write(to: URL(fileURLWithPath: thesis))
    let kept = try TemporaryFolder.file("kept.db")
    let error = #expect(throws: SQLiteStoreError.self) {
      try StagedBackup(path: path).replaceContents(of: thesis, keeping: kept)
    }
    #expect(error == .notADatabase(path: thesis))
    #expect(error?.kind == .data)
    #expect(try Self.text(thesis) == bytes)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test
  func `a draft that somebody else has prepared is not written into`() throws {
    let store = try Sample.filledStore()
    let path = try TemporaryFolder.file("copy.db")
    let trap = path + ".part-\(ProcessInfo.processInfo.processIdentifier)"
    try Data("trap".utf8).write(to: URL(fileURLWithPath: trap))
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: trap)
    _ = try store.backup(to: path)
    #expect(try Self.text(trap) == Data("trap".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    #expect(left.filter { $0.contains(".part") } == [URL(fileURLWithPath: trap).lastPathComponent])
  }

  @Test
  func `a database of another program is never replaced`() throws {
    let path = try TemporaryFolder.file("copy.db")
    _ = try Sample.filledStore().backup(to: path)
    let other = try TemporaryFolder.file("other.db")
    try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE t (x)") }
    let bytes = try Self.text(other)
    #expect(throws: SQLiteStoreError.foreign(path: other)) {
      try StagedBackup(path: path).replaceContents(
        of: other, keeping: TemporaryFolder.file("kept.db"))
    }
    #expect(try Self.text(other) == bytes)
  }

  @Test(arguments: [
    ("text", "it is no SQLite database"), ("empty", "it is no SQLite database"),
    ("foreign", "it is a database of another program"), ("newer", "a newer Passby wrote it"),
    ("cut", "it is damaged"), ("dangling", "it is damaged"), ("value", "it is damaged"),
    ("instant", "it is damaged"),
  ])
  func `a file that is no good backup is refused and stays as it is`(
    kind: String, reason: String
  ) throws {
    let path = try TemporaryFolder.file("copy.db")
    let store = try Sample.filledStore()
    _ = try store.backup(to: path)
    func change(_ sql: String) throws {
      try DatabaseQueue(path: path).writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA foreign_keys = OFF; \(sql)")
      }
    }
    switch kind {
    case "text":
      try Data(repeating: 0x78, count: 5000).write(to: URL(fileURLWithPath: path))
    case "empty": try Data().write(to: URL(fileURLWithPath: path))
    case "foreign": try change("PRAGMA application_id = 7")
    case "newer": try change("PRAGMA user_version = 99")
    case "cut": try Self.text(path).prefix(20_000).write(to: URL(fileURLWithPath: path))
    case "dangling": try change("DELETE FROM reminder")
    case "instant": try change("UPDATE todo SET created_ms = 9223372036854775807 WHERE id = 2")
    default: try change("UPDATE todo SET every_max = '2 fortnights' WHERE id = 2")
    }
    let bytes = try Self.text(path)
    let error = #expect(throws: SQLiteStoreError.self) { try StagedBackup(path: path) }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
    #expect(error?.kind == .data)
    #expect(try Self.text(path) == bytes)
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test
  func `a backup that is not there, or is the database, says so`() throws {
    let missing = try TemporaryFolder.file("missing.db")
    #expect(throws: SQLiteStoreError.missing(path: missing)) { try StagedBackup(path: missing) }
    let store = try Sample.filledStore()
    let backup = try StagedBackup(path: store.path)
    #expect(throws: SQLiteStoreError.itself(path: store.path)) {
      try backup.replaceContents(of: store.path, keeping: missing)
    }
  }
}
