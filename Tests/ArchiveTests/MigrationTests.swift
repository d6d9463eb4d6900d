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

  /// A database of version 13 with choices of the page.
  private static func former(_ choices: [(String, String)]) throws -> SQLiteStore {
    let path = try TemporaryFolder.file("former.db")
    try Released(version: 13).write(to: path)
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      for (key, value) in choices {
        try db.execute(
          sql: "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)",
          arguments: [key, value])
      }
      // The last step chose when fixed tasks remind.
      let step = """
        {"edit":{"action":{"settings":{"_0":["plan.remind_fixed"]}},"categories":[],
        "completions":[],"lifted":[],"photos":[],"places":[],"preferences":[{"after":
        {"key":"plan.remind_fixed","value":"false"}}],"restDays":[],"retracted":[],"silences":[],
        "summary":"settings","todos":[],"visits":[]},"replaced":[]}
        """.replacing("\n", with: "")
      try db.execute(sql: "DELETE FROM edit_log WHERE undone = 1")
      try db.execute(
        sql: "INSERT INTO edit_log (summary, edit) VALUES ('settings', ?)", arguments: [step])
    }
    try queue.close()
    return try SQLiteStore(path: path)
  }

  @Test(arguments: [("true", "15min, 0"), ("false", "0"), ("none", "none")])
  func `the choice of when fixed tasks remind is called and written as it is now`(
    stored: String, now: String
  ) throws {
    let store = try Self.former([("plan.remind_fixed", stored)])
    let values = try store.preferences().values
    #expect(values["remind.appointments"] == now && values["plan.remind_fixed"] == nil)
    // An existing database gets no quiet hours.
    #expect(values.keys.allSatisfy { !$0.hasPrefix("quiet_hours") })
  }

  @Test func `a step that chose it can be taken back and made again`() throws {
    let store = try Self.former([("plan.remind_fixed", "false")])
    #expect(try store.lastStep()?.action == .settings(["remind.appointments"]))
    _ = try store.undo()
    #expect(try store.preferences().values["remind.appointments"] == nil)
    _ = try store.redo()
    #expect(try store.preferences().values["remind.appointments"] == "0")
  }

  @Test func `quiet hours that were chosen go on to hold back reminders at places`() throws {
    let store = try Self.former([("quiet_hours.start", "23:00"), ("quiet_hours.end", "06:00")])
    let values = try store.preferences().values
    #expect(values["quiet_hours.places"] == "true" && values["quiet_hours.start"] == "23:00")
  }

  @Test func `a new database has quiet hours as choices, and takes an export all the same`() throws
  {
    let usual = ["quiet_hours.start": "22:00", "quiet_hours.end": "07:00"]
    let store = try SQLiteStore(path: TemporaryFolder.file())
    #expect(try store.preferences().values == usual && store.isNew())
    #expect(try SQLiteStore.inMemory().preferences().values == usual)
    let before = try Self.former([("plan.remind_fixed", "none"), ("quiet_hours.start", "23:00")])
    var lines = try ExportTests.lines(of: before)
    try store.importEverything(from: ExportTests.staged(lines))
    #expect(try store.preferences().values == before.preferences().values)
    // An export of a version before has no schema in its first line, and the former names.
    lines[0] = lines[0].replacing("\"schema\":\(Schema.version),", with: "")
    let old = lines.filter { !$0.contains("quiet_hours.places") }.map {
      $0.replacing("remind.appointments", with: "plan.remind_fixed")
    }
    let count = old.count - 2
    let ended =
      old.dropLast() + [
        (old.last ?? "").replacing(/"lines":\d+/, with: "\"lines\":\(count)")
      ]
    let copy = try SQLiteStore(path: TemporaryFolder.file("copy.db"))
    try copy.importEverything(from: ExportTests.staged(Array(ended)))
    #expect(try copy.preferences().values == before.preferences().values)
  }
}
