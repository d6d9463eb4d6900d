import Localization
import SQLiteStore
import Testing

/// The messages for a database that does not work.
struct StoreErrorTests {
  private static let path = "/home/anna/passby.db"

  typealias Row = (error: SQLiteStoreError, kind: SQLiteStoreError.Kind, text: String)

  private static let rows: [Row] = [
    (
      SQLiteStoreError.directory(path: path), .io,
      "database \"/home/anna/passby.db\" is a folder: expected a file, such as \"/home/anna/passby.db/passby.db\"."
    ),
    (
      .folder(path: "/srv/x", reason: "Permission denied"), .io,
      "folder \"/srv/x\" for the database cannot be created: Permission denied. Create it, or name another file with --db."
    ),
    (
      .inaccessible(path: path, reason: "Permission denied"), .io,
      "database \"/home/anna/passby.db\" cannot be used: Permission denied. Check the path and its permissions, or name another file with --db."
    ),
    (
      .readOnly(path: path), .io,
      "database \"/home/anna/passby.db\" is read-only: nothing was changed. Make the file and its folder writable, or name another file with --db."
    ),
    (
      .full(path: path), .io,
      "no space left for database \"/home/anna/passby.db\": nothing was changed. Free some space and try again."
    ),
    (
      .busy(path: path, seconds: 5), .busy,
      "database \"/home/anna/passby.db\" is busy: another process has been writing for 5 s. Nothing was changed; try again."
    ),
    (
      .notADatabase(path: path), .data,
      "\"/home/anna/passby.db\" is not a database: expected a file that Passby created. Name another file with --db."
    ),
    (
      .foreign(path: path), .data,
      "\"/home/anna/passby.db\" is a database of another program: it was not touched. Name another file with --db."
    ),
    (
      .newer(path: path, schema: 2, known: 1), .data,
      "database \"/home/anna/passby.db\" was written by a newer Passby (schema 2, this one knows 1). Update Passby, or name another file with --db."
    ),
    (
      .damaged(path: path, reason: "database disk image is malformed"), .data,
      "database \"/home/anna/passby.db\" is damaged: database disk image is malformed. Put a backup in its place, or save what is left with: sqlite3 \"/home/anna/passby.db\" .recover"
    ),
    (
      .refused(path: path, reason: "CHECK constraint failed: todo_has_a_name"), .data,
      "database \"/home/anna/passby.db\" refused a value that makes no sense: CHECK constraint failed: todo_has_a_name. Nothing was changed."
    ),
    (
      .changedMeanwhile(subject: "task \"Cat medicine\""), .busy,
      "task \"Cat medicine\" is not what it was when this change was prepared: nothing was changed. Look at it and try again."
    ),
    (
      .cannotStep(summary: "done \"Cat medicine\"", subject: "task \"Cat medicine\""), .data,
      "\"done \"Cat medicine\"\" cannot be taken back or repeated: task \"Cat medicine\" was changed by something else since. Nothing was changed."
    ),
  ]

  @Test(arguments: rows)
  func `an error says what failed, why, and what to do`(row: Row) {
    #expect(row.error.kind == row.kind)
    #expect(row.error.description == row.text)
  }
}
