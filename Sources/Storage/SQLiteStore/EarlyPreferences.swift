import Foundation
import GRDBSQLite
import Model

/// The choices of the page, read with SQLite's own functions.
///
/// Each command needs them before its arguments are parsed, for its language. A connection of GRDB
/// that is opened for one row costs more than a third of the list of a thousand tasks.
struct EarlyPreferences {
  private let path: String
  private let busyMilliseconds: Int32

  /// Names the database; while another program keeps it locked, `read` waits so long.
  init(path: String, busyMilliseconds: Int32) {
    self.path = path
    self.busyMilliseconds = busyMilliseconds
  }

  /// Reads the choices; none where the database has none or cannot be read.
  func read() -> [Preference] {
    do {
      return try read(path, SQLITE_OPEN_READWRITE)
    } catch {
      // Where nobody can write, nobody changes the file either, and there is no log to create.
      guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.code) else { return [] }
      let uri = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
      return (try? read(uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)) ?? []
    }
  }

  private func read(_ name: String, _ flags: Int32) throws(Failure) -> [Preference] {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    let code = sqlite3_open_v2(name, &database, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else { throw Failure(code: code) }
    sqlite3_busy_timeout(database, busyMilliseconds)
    let mark = try rows(of: "PRAGMA application_id", in: database)
    guard mark.first?.first == String(Schema.applicationID) else { return [] }
    let rows = try rows(of: "SELECT key, value FROM preference ORDER BY key", in: database)
    return rows.map { Preference(key: $0[0], value: $0[1]) }
  }

  /// Returns the rows of a statement as texts.
  private func rows(
    of sql: String, in database: OpaquePointer?
  ) throws(Failure) -> [[String]] {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw Failure(code: code) }
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        guard code == SQLITE_DONE else { throw Failure(code: code) }
        return rows
      }
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        })
    }
  }

  /// A code other than success that SQLite answered.
  private struct Failure: Error {
    let code: Int32
  }
}
