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
    let columns: [ExportedColumn]
  }

  /// The `type` of each line.
  let type: String
  /// The name in SQL.
  let table: String
  /// The columns, in the order of the keys.
  let columns: [ExportedColumn]
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
    list: List? = nil, _ columns: [ExportedColumn]
  ) {
    self.type = type
    self.table = table
    self.columns = columns
    self.order = order
    self.since = since
    self.omitting = omitting
    self.list = list
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

struct ExportedColumn: Sendable {
  /// How a value is written.
  enum Form: Sendable {
    case integer
    /// 0 and 1 as `false` and `true`.
    case flag
    case real
    case text
    /// 16 bytes as lower-case text.
    case uuid
    /// Bytes in Base64.
    case blob
    /// JSON text, embedded as it is stored; the closure throws when the program could not read it
    /// back.
    case json(@Sendable (String) throws -> Void)
  }

  /// The key in a line.
  let key: String
  /// The name in SQL.
  let name: String
  let form: Form
  /// True if the value may be `null`.
  let isOptional: Bool
  /// The version of the schema that brought it; older exports do not have the key.
  let since: Int

  /// The name of the key in exports of earlier versions, if it had another one.
  let formerKey: String?

  /// Returns the value for a line of an older export, which does not have the key.
  let usual: @Sendable ([String: JSONSlice]) -> DatabaseValue

  private init(
    _ key: String, _ name: String?, _ form: Form, _ isOptional: Bool, since: Int = 1,
    formerly formerKey: String? = nil,
    usually usual: @escaping @Sendable ([String: JSONSlice]) -> DatabaseValue = { _ in .null }
  ) {
    self.usual = usual
    self.formerKey = formerKey
    self.since = since
    self.key = key
    self.name = name ?? key
    self.form = form
    self.isOptional = isOptional
  }

  /// A column of a row that the store describes, under its own name.
  init(_ column: StoredColumn) {
    let form: Form =
      switch column.kind {
      case .integer: .integer
      case .flag: .flag
      case .text: .text
      case .uuid: .uuid
      }
    self.init(column.name, nil, form, column.isOptional, since: column.since) { _ in column.usual }
  }

  /// The range of a whole number: an instant of the years 1 to 9999 in milliseconds, or a number
  /// with room to count on.
  ///
  /// The program itself stores no others, and could not count with them.
  var range: ClosedRange<Int64> {
    name.hasSuffix("_ms") ? Date.storableMilliseconds : Self.countable
  }

  private static let countable: ClosedRange<Int64> = -(1 << 52)...(1 << 52)

  /// Finds a whole number in a record that no column can store: undo writes its numbers there.
  private static func checkWholeNumbers(in record: String, of key: String) throws {
    var rest = record.utf8[...]
    while let byte = rest.first {
      let number = rest.prefix { (0x30...0x39).contains($0) || "-+.eE".utf8.contains($0) }
      rest = rest.dropFirst(max(1, number.count))
      if byte == UInt8(ascii: "\"") {
        while let next = rest.popFirst(), next != UInt8(ascii: "\"") {
          if next == UInt8(ascii: "\\") { _ = rest.popFirst() }
        }
      }
      // Fractions are no whole numbers, and neither is what has an exponent.
      guard number.count > 15, !number.contains(where: ".eE".utf8.contains) else { continue }
      guard let value = Int64(Substring(number)), countable.contains(value) else {
        throw DamagedValue(place: key, value: String(Substring(number)))
      }
    }
  }

  static func integer(
    _ key: String, _ name: String? = nil, optional: Bool = false, since: Int = 1,
    usually usual: Int? = nil
  ) -> Self {
    Self(key, name, .integer, optional, since: since) { _ in usual?.databaseValue ?? .null }
  }

  static func flag(_ key: String, since: Int = 1, usually usual: Bool? = nil) -> Self {
    Self(key, nil, .flag, false, since: since) { _ in usual?.databaseValue ?? .null }
  }

  static func flag(_ key: String, _ name: String, formerly formerKey: String) -> Self {
    Self(key, name, .flag, false, formerly: formerKey)
  }

  static func real(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .real, optional)
  }

  static func text(
    _ key: String, optional: Bool = false, since: Int = 1, usually usual: String? = nil
  ) -> Self {
    Self(key, nil, .text, optional, since: since) { _ in usual?.databaseValue ?? .null }
  }

  static func text(
    _ key: String, since: Int,
    usually usual: @escaping @Sendable ([String: JSONSlice]) -> DatabaseValue
  ) -> Self {
    Self(key, nil, .text, false, since: since, usually: usual)
  }

  static func uuid(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .uuid, optional)
  }

  static func blob(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .blob, optional)
  }

  static func text(_ key: String, _ name: String) -> Self { Self(key, name, .text, false) }

  static func json<Value: Decodable & SendableMetatype>(
    _ key: String, as type: Value.Type
  ) -> Self {
    json(key) { text in
      _ = try StoredJSON.value(Value.self, from: text, in: key)
      try checkWholeNumbers(in: text, of: key)
    }
  }

  static func json(_ key: String, check: @escaping @Sendable (String) throws -> Void) -> Self {
    Self(key, nil, .json(check), false)
  }
}
