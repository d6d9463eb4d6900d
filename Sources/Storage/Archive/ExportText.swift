import Foundation
import GRDB
import SQLiteStore
import Text

/// Collects one line of an export.
///
/// Control characters are escaped, those beyond ASCII too, so that a terminal can show any export.
struct ExportText {
  private var members: [(String, JSON)]

  /// Begins a line of a type.
  init(type: String) { members = [("type", .string(type))] }

  /// The whole line.
  var line: String { JSON.object(members).text }

  /// Adds a key with a stored value.
  mutating func add(_ value: DatabaseValue, as column: StoredColumn) throws {
    members.append((column.key, try JSON(value, of: column)))
  }

  mutating func add(_ number: Int64, as key: String) {
    members.append((key, .integer(Int(number))))
  }

  /// Adds a key with a text, or null.
  mutating func add(_ string: String?, as key: String) { members.append((key, JSON(string))) }

  /// Adds a key with a list of texts.
  mutating func add(_ strings: [String], as key: String) {
    members.append((key, .array(strings.map { .string($0) })))
  }

  /// Adds a key with the rows that belong to a row.
  mutating func add(_ rows: [Row], as list: ExportedTable.List) throws {
    let columns = list.columns
    let elements = try rows.map { row in
      let values = try zip(row.databaseValues, columns).map { value, column in
        (column.key, try JSON(value, of: column))
      }
      return columns.count == 1 ? values[0].1 : .object(values.filter { !$0.1.isNull })
    }
    members.append((list.key, .array(elements)))
  }
}

extension JSON {
  /// The value of a column.
  ///
  /// - Throws: `DamagedValue` for one of another type than the column's.
  fileprivate init(_ value: DatabaseValue, of column: StoredColumn) throws {
    switch (column.form, value.storage) {
    case (_, .null): self = .null
    case (.integer, .int64(let number)): self = .integer(Int(number))
    case (.flag, .int64(let number)): self = .bool(number != 0)
    case (.real, .double(let number)) where number.isFinite: self = .written(number.description)
    case (.text, .string(let string)): self = .string(string)
    case (.uuid, .blob(let data)) where data.count == 16:
      let uuid = data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      self = .string(uuid.uuidString.lowercased())
    case (.blob, .blob(let data)): self = .string(data.base64EncodedString())
    case (.json, .string(let string)): self = .written(Self.shielded(string))
    default: throw DamagedValue(place: column.name, value: "\(value)")
    }
  }

  fileprivate var isNull: Bool { if case .null = self { true } else { false } }

  /// JSON as it is stored, without control characters; `JSONSlice.stored` takes that back.
  private static func shielded(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars { scalar.appendControlEscaped(to: &text) }
    return text
  }
}
