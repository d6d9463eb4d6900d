import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// How a store comes to its file.
@Suite(.temporaryFolder)
struct OpeningTests {
  private static func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test
  func `folder and files are for their owner only`() throws {
    let path = try TemporaryFolder.file("a/b/passby.db")
    let store = try SQLiteStore(path: path)
    try store.add(todos: [Sample.todo()])
    #expect(try Self.mode(of: TemporaryFolder.file("a")) == 0o700)
    #expect(try Self.mode(of: TemporaryFolder.file("a/b")) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(try Self.mode(of: path + suffix) == 0o600) }
  }

  @Test
  func `the journal is a write-ahead log that is flushed at each commit`() throws {
    let path = try TemporaryFolder.file()
    for _ in 0..<2 {
      let store = try SQLiteStore(path: path)
      let pragmas = [
        ("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1"),
        ("application_id", "\(0x5053_4259)"), ("user_version", "\(Schema.version)"),
        ("integrity_check", "ok"),
      ]
      for (pragma, expected) in pragmas {
        let value = try store.queue.read { try String.fetchOne($0, sql: "PRAGMA \(pragma)") }
        #expect(value == expected, "\(pragma)")
      }
    }
  }

  @Test
  func `an empty file becomes a database, and keeps what is put in`() throws {
    let path = try TemporaryFolder.file()
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(try SQLiteStore(path: path, mode: .readOnlyIfPresent).todos().isEmpty)
    try SQLiteStore(path: path).add(todos: [Sample.todo()])
    for mode in [SQLiteStore.Mode.readWriteCreate, .readOnlyIfPresent] {
      #expect(try SQLiteStore(path: path, mode: mode).todos() == [Sample.todo()])
    }
  }

  @Test
  func `many that open a new database at once all find it whole`() throws {
    let path = try TemporaryFolder.file()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      do {
        let todo = Sample.todo(Int64(index + 1))
        try SQLiteStore(path: path).add(todos: [todo])
      } catch {
        Issue.record(error)
      }
    }
    #expect(try SQLiteStore(path: path).todos().count == 8)
  }

  @Test
  func `a migration that another process has just done is found done`() throws {
    let store = try SQLiteStore(path: TemporaryFolder.file())
    try store.add(todos: [Sample.todo()])
    // What the slower process sees: it looked for migrations before the faster one committed.
    try store.queue.write { try $0.execute(sql: "DELETE FROM grdb_migrations") }
    try Schema.migrate(store.queue)
    #expect(try store.todos() == [Sample.todo()])
  }

  @Test
  func `opened only to be read, it creates nothing and refuses to write`() throws {
    let path = try TemporaryFolder.file("missing/passby.db")
    let store = try SQLiteStore(path: path, mode: .readOnlyIfPresent)
    #expect(try store.todos().isEmpty)
    let refused = SQLiteStoreError.readOnly(path: path)
    #expect(throws: refused) { try store.add(todos: [Sample.todo()]) }
    #expect(throws: refused) { try store.undo() }
    #expect(throws: refused) { try store.commit(Sample.commit([.stayQuiet(.notAsked)])) }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try !FileManager.default.fileExists(atPath: TemporaryFolder.file("missing")))

    let present = try TemporaryFolder.file()
    try SQLiteStore(path: present).add(todos: [Sample.todo()])
    let reading = try SQLiteStore(path: present, mode: .readOnlyIfPresent)
    #expect(throws: SQLiteStoreError.readOnly(path: present)) { try reading.undo() }
    #expect(try reading.todos() == [Sample.todo()])
  }

  @Test
  func `a copy in memory has all of it, and changes nothing`() throws {
    let path = try TemporaryFolder.file()
    let store = try Sample.filledStore()
    let copy = try SQLiteStore.inMemoryCopy(of: path)
    #expect(try copy.todos() == store.todos())
    #expect(try copy.memory() == store.memory())
    #expect(try copy.track() == store.track())
    try copy.add(todos: [Sample.todo(9)])
    _ = try copy.undo()
    try copy.commit(Sample.commit([.stayQuiet(.notAsked)]))
    try copy.add(todos: [Sample.todo(9)])
    #expect(try copy.todos().count == 3)
    #expect(try store.todos().count == 2)
    #expect(try store.decisions(todo: nil, place: nil, limit: 9).count == 1)
  }

  @Test
  func `a rehearsal builds and applies an edit, and nothing of it stays`() throws {
    let path = try TemporaryFolder.file()
    // Without a file, too.
    for id in Int64(1)...2 {
      let reading = try SQLiteStore(path: path, mode: .readOnlyIfPresent)
      let before = try reading.todos().count
      try reading.rehearsal.add(todos: [Sample.todo(9)])
      #expect(throws: SQLiteStoreError.self) {
        try reading.rehearsal.edit { _ in
          Edit(summary: "x", todos: [.init(before: Sample.todo(9), after: nil)])
        }
      }
      #expect(try reading.todos().count == before)
      #expect(try reading.lastStep()?.number == (before == 0 ? nil : 1))
      #expect(FileManager.default.fileExists(atPath: path) == (before > 0))
      try SQLiteStore(path: path).add(todos: [Sample.todo(id)])
    }
  }

  @Test
  func `a copy of nothing is empty, and creates nothing`() throws {
    let path = try TemporaryFolder.file()
    #expect(try SQLiteStore.inMemoryCopy(of: path).todos().isEmpty)
    #expect(try SQLiteStore.inMemoryCopy(of: nil).todos().isEmpty)
    #expect(try SQLiteStore.inMemory().todos().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  // MARK: What is refused

  private static func refusal(of path: String) throws -> SQLiteStoreError? {
    let errors = [
      { _ = try SQLiteStore(path: path) },
      { _ = try SQLiteStore(path: path, mode: .readOnlyIfPresent) },
      { _ = try SQLiteStore.inMemoryCopy(of: path) },
    ].map { open in #expect(throws: SQLiteStoreError.self, performing: open) }
    #expect(errors[0] == errors[1] && errors[1] == errors[2])
    return errors[0]
  }

  @Test
  func `a folder is no database`() throws {
    let folder = try TemporaryFolder.file("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    #expect(try Self.refusal(of: folder) == .directory(path: folder))
    #expect(try Self.refusal(of: folder + "/") == .directory(path: folder))
  }

  @Test
  func `a folder that cannot be created is named`() throws {
    let file = try TemporaryFolder.file("file")
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    let error = #expect(throws: SQLiteStoreError.self) {
      try SQLiteStore(path: file + "/sub/passby.db")
    }
    #expect(error == .inaccessible(path: file + "/sub/passby.db", reason: "Not a directory"))
    let system = #expect(throws: SQLiteStoreError.self) {
      try SQLiteStore(path: "/proc/nowhere/passby.db")
    }
    #expect(system == .folder(path: "/proc/nowhere", reason: "No such file or directory"))
  }

  @Test(arguments: [1, 100, 511, 512, 5000])
  func `another file is no database, and stays as it is`(size: Int) throws {
    let path = try TemporaryFolder.file()
    let bytes = Data(repeating: UInt8(ascii: "x"), count: size)
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try Self.refusal(of: path) == .notADatabase(path: path))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test(arguments: [
    "CREATE TABLE task (id INTEGER)", "PRAGMA application_id = 7",
    "PRAGMA journal_mode = WAL; CREATE TABLE todo (id INTEGER)",
  ])
  func `a database of another program is refused and stays as it is`(sql: String) throws {
    let path = try TemporaryFolder.file()
    try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: sql) }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try Self.refusal(of: path) == .foreign(path: path))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test
  func `a database of a newer version is refused`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    try store.queue.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA user_version = \(Schema.version + 1)")
    }
    #expect(
      try Self.refusal(of: path)
        == .newer(path: path, schema: Schema.version + 1, known: Schema.version))
  }
}
