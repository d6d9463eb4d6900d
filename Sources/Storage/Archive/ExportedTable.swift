import Foundation
import GRDB
import SQLiteStore
import Text

/// A table as it is exported: which lines its rows become, and what keys they have.
///
/// Keys are a contract with scripts and with other versions; they need not change when a column
/// does.
struct ExportedTable: Sendable {
  /// The rows of a table of their own that belong to one row, as a list in its line.
  struct List: Sendable {
    /// The key in the line.
    let key: String
    /// Where they are stored.
    let table: String
    /// The column with the row they belong to.
    let owner: String
    /// Their columns: a single one gives a list of values, several a list of objects without what
    /// is NULL.
    let columns: [StoredColumn]
  }

  /// The `type` of each line.
  let type: String
  /// The name in SQL.
  let table: String
  /// The columns, in the order of the keys.
  let columns: [StoredColumn]
  /// The order of the lines in SQL, so that equal contents are equal bytes.
  let order: String
  /// The version of the schema that brought it.
  let since: Int
  /// A condition in SQL for the rows that every database has, which are not exported.
  let omitting: String?
  /// The rows that belong to each row.
  let list: List?

  /// Describes a table.
  init(
    _ type: String, _ table: String, order: String, since: Int = 1, omitting: String? = nil,
    list: List? = nil, _ columns: [StoredColumn]
  ) {
    self.type = type
    self.table = table
    self.columns = columns
    self.order = order
    self.since = since
    self.omitting = omitting
    self.list = list
  }

  /// Describes the table of a record.
  init<Record>(
    _ type: String, _ table: StoredTable<Record>, order: String, since: Int = 1,
    omitting: String? = nil, list: List? = nil
  ) {
    self.init(
      type, table.name, order: order, since: since, omitting: omitting, list: list, table.columns)
  }

  /// The columns in SQL.
  var columnList: String { columns.map(\.name).joined(separator: ", ") }

  /// The rows to export in SQL, without their order: of everything, or of what `me` sees.
  func exportedRows(all: Bool) -> String {
    let conditions = [
      omitting.map { "NOT (\($0))" }, all ? nil : Self.own[table],
    ].compactMap(\.self)
    return table + (conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "))
  }

  /// Which rows of a table with owners an export of a part has: those that `me` sees.
  private static let own: [String: String] = [
    "todo": Visible.todo(), "todo_person": ofTask,
    "completion": Visible.own,
    "retraction": "completion IN (SELECT id FROM completion WHERE \(Visible.own))",
    "missed": Visible.missed, "mood": Visible.own, "day_mark": Visible.own, "practice": Visible.own,
    "habit": Visible.own, "gratitude": Visible.own, "note": Visible.own, "photo": Visible.own,
    "habit_mark": "habit IN (SELECT id FROM habit WHERE \(Visible.own))",
    "photo_data": "sha256 IN (SELECT sha256 FROM photo WHERE \(Visible.own))",
  ]

  private static let ofTask = "todo IN (SELECT id FROM todo WHERE \(Visible.todo()))"

  /// A statement that stores a row.
  var insertion: String {
    "INSERT INTO \(table) (\(columnList)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }
}
