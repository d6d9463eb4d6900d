import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// Databases of every released version, opened with the present program.
@Suite(.temporaryFolder)
struct MigrationTests {
  /// A database as a released version left it: `Fixtures/databases/v1.sql`, and the output of that
  /// version's `list`.
  struct Released: Sendable, CustomTestStringConvertible {
    let version: Int
    var testDescription: String { "version \(version)" }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/databases")

    static let all: [Released] = {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
      return names.compactMap { name in
        guard name.hasPrefix("v"), name.hasSuffix(".sql") else { return nil }
        return Int(name.dropFirst().dropLast(4)).map(Released.init)
      }.sorted { $0.version < $1.version }
    }()

    /// Writes the database, as SQLite of that time would have.
    func write(to path: String) throws {
      let sql = try String(
        contentsOf: Self.folder.appending(path: "v\(version).sql"), encoding: .utf8)
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
      try queue.close()
    }
  }

  @Test
  func `there is a database of every version up to the present one`() {
    #expect(Released.all.map(\.version) == Array(1...Schema.version))
  }

  @Test(arguments: Released.all)
  func `a released database opens, whole and up to date`(released: Released) throws {
    let path = try TemporaryFolder.file()
    try released.write(to: path)
    let store = try SQLiteStore(path: path)
    #expect(try store.todos().count >= 11)
    #expect(try store.contents().completions >= 4)
    try store.queue.read { db in
      #expect(try Schema.State(db).version == Schema.version)
      try SQLiteStore.checkIntegrity(db, of: path)
      try db.checkReadable()
    }
    // Something of every kind was in it.
    let types = Set(try ExportTests.lines(of: store).map { $0.split(separator: "\"")[3] })
    for table in ExportLayout.tables where released.version >= table.since {
      #expect(types.contains(Substring(table.type)), "\(table.type)")
    }
  }

  @Test(arguments: Released.all)
  func `what a released database has belongs to me`(released: Released) throws {
    let path = try TemporaryFolder.file()
    try released.write(to: path)
    let store = try SQLiteStore(path: path)
    let tables = [
      "completion", "mood", "day_mark", "practice", "photo", "habit", "gratitude", "note",
      "edit_log",
    ]
    try store.queue.read { db in
      for table in tables {
        let others = "SELECT count(*) FROM \(table) WHERE person <> 1"
        let count = try Int.fetchOne(db, sql: others)
        #expect(count == 0, "\(table)")
      }
    }
    let hers = store.viewed(by: Viewer(Person.ID(rawValue: 2)))
    try hers.withSnapshot { snapshot in
      let counts = [
        try snapshot.allHabits.count, try snapshot.notes(in: 0...30_000).count,
        try snapshot.photos.count, try snapshot.gratitudes.count, try snapshot.dayMarks.count,
        try snapshot.visits.count,
        try snapshot.moodEntries(from: .distantPast, to: .distantFuture).count,
      ]
      #expect(counts.allSatisfy { $0 == 0 }, "\(counts)")
      let history = try snapshot.history(search: nil, limit: 1000)
      #expect(history.allSatisfy { !$0.isOwn })
    }
    #expect(try hers.lastStep() == nil)
    #expect(try hers.undo() == nil)
  }

  @Test(arguments: Released.all)
  func `its steps can be taken back to its beginning, and again`(released: Released) throws {
    let path = try TemporaryFolder.file()
    try released.write(to: path)
    let store = try SQLiteStore(path: path)
    while try store.redo() != nil {}
    let before = try (store.todos(), store.places())
    var steps = 0
    while try store.undo() != nil { steps += 1 }
    #expect(steps > 20)
    #expect(try store.todos().isEmpty && store.places().isEmpty)
    while try store.redo() != nil {}
    #expect(try store.todos() == before.0)
    #expect(try store.places() == before.1)
  }

  @Test(arguments: Released.all)
  func `a released backup is restored, its file untouched`(released: Released) throws {
    let path = try TemporaryFolder.file("old.db")
    try released.write(to: path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let backup = try StagedBackup(path: path)
    #expect(backup.schema == released.version)
    let target = try TemporaryFolder.file()
    _ = try backup.replaceContents(of: target, keeping: target + ".kept")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    let store = try SQLiteStore(path: target)
    #expect(try store.contents() == backup.contents)
  }

  @Test(arguments: Released.all)
  func `its export goes into a new database byte for byte`(released: Released) throws {
    let path = try TemporaryFolder.file()
    try released.write(to: path)
    let lines = try ExportTests.lines(of: SQLiteStore(path: path))
    let copy = try SQLiteStore(path: TemporaryFolder.file("copy.db"))
    try copy.importEverything(from: ExportTests.staged(lines))
    #expect(try ExportTests.lines(of: copy) == lines)
  }
}
