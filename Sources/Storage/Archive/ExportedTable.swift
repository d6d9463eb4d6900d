import Foundation
import GRDB
import Localization
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

extension ExportedTable {
  /// The values of a line's members in the order of the columns, and those of the rows that belong
  /// to it.
  ///
  /// - Throws: `LineProblem` when a key is missing, is not known, or has a value of the wrong type.
  func values(
    of members: [String: JSONSlice]
  ) throws(LineProblem) -> (row: [DatabaseValue], list: [[DatabaseValue]]) {
    var rest = members
    rest["type"] = nil
    var row: [DatabaseValue] = []
    for column in columns {
      let former = column.formerKey.flatMap { rest.removeValue(forKey: $0) }
      guard let slice = rest.removeValue(forKey: column.key) ?? former else {
        if column.since > 1 {
          row.append(column.usual(members))
          continue
        }
        throw LineProblem(.missingKey(key: column.key, type: type))
      }
      row.append(try column.value(of: slice))
    }
    var rows: [[DatabaseValue]] = []
    if let list {
      guard let elements = rest.removeValue(forKey: list.key)?.elements else {
        throw LineProblem(.missingList(key: list.key, type: type))
      }
      for element in elements { rows.append(try list.values(of: element)) }
    }
    if let unknown = rest.keys.min() {
      throw LineProblem(.unknownKey(key: String(unknown.prefix(40)), type: type))
    }
    return (row, rows)
  }
}

extension ExportedTable.List {
  /// The values of one element in the order of the columns.
  fileprivate func values(of element: JSONSlice) throws(LineProblem) -> [DatabaseValue] {
    if columns.count == 1 { return [try columns[0].value(of: element)] }
    let names = Localizer.current.alternatives(columns.map { "\"\($0.key)\"" })
    guard let members = try element.row(), members.count == 1,
      let column = columns.first(where: { members[$0.key] != nil }),
      let slice = members[column.key], !slice.isNull
    else {
      throw LineProblem(
        .objectWith(key: key, names: names, got: String(element.text.prefix(40))))
    }
    let value = try column.value(of: slice)
    return columns.map { $0.key == column.key ? value : .null }
  }
}

extension StoredColumn {
  /// The value to store for a value of a line.
  fileprivate func value(of slice: JSONSlice) throws(LineProblem) -> DatabaseValue {
    if slice.isNull, isOptional { return .null }
    let value: (any DatabaseValueConvertible)? =
      switch form {
      case .integer: slice.integer.flatMap { range.contains($0) ? $0 : nil }
      case .flag: slice.flag
      case .real: slice.measure
      case .text: slice.string().flatMap { $0.contains("\0") ? nil : $0 }
      case .blob: slice.string().flatMap { Data(base64Encoded: $0) }
      case .uuid: slice.string().flatMap(UUID.init(uuidString:))
      case .json(let check):
        {
          let stored = slice.stored
          return (try? check(stored)) == nil ? nil : stored
        }()
      }
    guard let value else {
      throw LineProblem(
        .value(key: key, expected: expectation.text, got: String(slice.text.prefix(40))))
    }
    return value.databaseValue
  }

  private var expectation: StorePhrase {
    let phrase: StorePhrase =
      switch form {
      case .integer where name.hasSuffix("_ms"): .milliseconds
      case .integer: .wholeNumber
      case .flag: .flag
      case .real: .number
      case .text: .text
      case .blob: .base64
      case .uuid: .uuid
      case .json: .stored
      }
    return isOptional ? .orNull(expected: phrase.text) : phrase
  }
}
