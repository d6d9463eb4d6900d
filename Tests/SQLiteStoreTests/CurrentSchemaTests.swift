import Foundation
import GRDB
import Testing

@testable import SQLiteStore

/// The schema of a new database, beside what the migrations make.
struct CurrentSchemaTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Storage/SQLiteStore/schema.sql")

  private static let heading = """
    -- The schema of a new database. "make schema" writes it from the migrations in Migrations.

    """

  /// `make schema` runs this test to write the file.
  @Test
  func `a new database is what the migrations make of an empty one`() throws {
    let (new, migrated) = (try DatabaseQueue(), try DatabaseQueue())
    try Schema.migrate(migrated)
    let wanted = try migrated.read(SchemaText.init)
    if ProcessInfo.processInfo.environment["PASSBY_WRITE_SCHEMA"] != nil {
      try Data((Self.heading + wanted.text).utf8).write(to: Self.file)
      return
    }
    try Schema.create(new)
    // The choices that only a new database has.
    try new.write { try $0.execute(sql: "DELETE FROM preference") }
    #expect(try new.read(SchemaText.init).text == wanted.text, "run make schema")
    for queue in [new, migrated] {
      #expect(try queue.read(Schema.State.init).version == Schema.version)
      #expect(try queue.read(Schema.State.init).isOurs)
      #expect(try queue.read { try !Schema.isSuperseded($0) })
    }
  }

  /// A migration that names another version would be taken for done, or be done twice, if the
  /// computer stopped after it.
  @Test
  func `each migration leaves its own version`() throws {
    let queue = try DatabaseQueue()
    for version in 1...Schema.version {
      try Schema.migrator.migrate(queue, upTo: String(version))
      #expect(try queue.read(Schema.State.init).version == version)
    }
  }

  @Test
  func `of several that meet over a new database one makes it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "passby.db").path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let queue = try SQLiteStore.connect(to: path, busySeconds: 60)
          try SQLiteStore.prepare(queue, path: path, canWrite: true)
          #expect(try queue.read(Schema.State.init).version == Schema.version)
        }
      }
      try await group.waitForAll()
    }
  }
}
