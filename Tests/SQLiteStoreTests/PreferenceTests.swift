import Foundation
import GRDB
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// The settings that were chosen on the page, in the database.
@Suite(.temporaryFolder)
struct PreferenceTests {
  private static func edit(_ changes: [Edit.Change<Preference>]) -> Edit {
    var edit = Edit(summary: "settings")
    edit.preferences = changes
    return edit
  }

  @Test
  func `choices are read from any connection, and without opening the store`() throws {
    let made = try TwoConnections()
    let clock = Preference(key: "clock", value: "12h")
    try made.store.edit { _ in Self.edit([.init(before: nil, after: clock)]) }
    #expect(try made.another().preferences() == [clock])
    #expect(OpenDatabase(path: made.store.path)?.preferences == [clock])
    let version = try made.store.dataVersion()
    #expect(OpenDatabase(path: made.store.path)?.preferences == [clock])
    #expect(try made.store.dataVersion() == version)
  }

  @Test
  func `where there is no database, or none that can be read, nothing is chosen`() throws {
    #expect(OpenDatabase(path: try TemporaryFolder.file("none.db")) == nil)
    #expect(OpenDatabase(path: "/") == nil)
    let path = try TemporaryFolder.file("text.db")
    try String(repeating: "x", count: 2000).write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(OpenDatabase(path: path) == nil)
    #expect(OpenDatabase(path: try TemporaryFolder.file("none.db")) == nil)
  }

  @Test
  func `a database of an earlier version has no choices, and stays as it is`() throws {
    let path = try TemporaryFolder.file("old.db")
    let store = try SQLiteStore(path: path)
    try store.queue.writeWithoutTransaction {
      try $0.execute(sql: "DROP TABLE preference; PRAGMA user_version = 4")
    }
    #expect(OpenDatabase(path: path) == nil)
    #expect(try store.queue.read { try Schema.State($0).version } == 4)
  }

  @Test
  func `a change is refused where the choice is another one by now`() throws {
    let store = try SQLiteStore.empty()
    let (first, second) = (
      Preference(key: "clock", value: "12h"), Preference(key: "clock", value: "24h")
    )
    #expect(throws: SQLiteStoreError.changedMeanwhile(subject: "setting clock")) {
      try store.edit { _ in Self.edit([.init(before: first, after: second)]) }
    }
    try store.edit { _ in Self.edit([.init(before: nil, after: first)]) }
    #expect(throws: SQLiteStoreError.changedMeanwhile(subject: "setting clock")) {
      try store.edit { _ in Self.edit([.init(before: nil, after: second)]) }
    }
    #expect(try store.preferences() == [first])
  }

  @Test(arguments: [
    "INSERT INTO preference VALUES ('', 'x')", "INSERT INTO preference VALUES (NULL, 'x')",
    "INSERT INTO preference VALUES ('a', NULL)",
    "INSERT INTO preference VALUES ('a', 'b' || char(0))",
    "INSERT INTO preference VALUES ('a', printf('%.*c', 5000, 'x'))",
    "INSERT INTO preference VALUES (printf('%.*c', 101, 'x'), 'x')",
  ])
  func `a wrong choice cannot be stored`(sql: String) throws {
    let store = try SQLiteStore.empty()
    #expect {
      try store.queue.write { try $0.execute(sql: sql) }
    } throws: { error in
      (error as? DatabaseError)?.resultCode == .SQLITE_CONSTRAINT
    }
  }
}
