import Foundation
import GRDB
import SQLiteStore
import Text

/// Writes one line of an export.
///
/// Source of the syntax: RFC 8259. Control characters are escaped, those beyond ASCII too, so that
/// a terminal can show any export.
struct ExportText {
  /// The line so far.
  private(set) var text: String

  /// Begins a line of a type.
  init(type: String) {
    text = "{\"type\":\"\(type)\""
  }

  /// The whole line.
  var line: String { text + "}" }

  /// Adds a key with a stored value.
  mutating func add(_ value: DatabaseValue, as column: ExportedColumn) throws {
    text += ",\"\(column.key)\":"
    try append(value, column)
  }

  /// Adds a key with a number.
  mutating func add(_ number: Int64, as key: String) { text += ",\"\(key)\":\(number)" }

  /// Adds a key with a text, or null.
  mutating func add(_ string: String?, as key: String) {
    text += ",\"\(key)\":"
    if let string { append(quoted: string) } else { text += "null" }
  }

  /// Adds a key with a list of texts.
  mutating func add(_ strings: [String], as key: String) {
    text += ",\"\(key)\":["
    for (index, string) in strings.enumerated() {
      if index > 0 { text += "," }
      append(quoted: string)
    }
    text += "]"
  }

  /// Adds a key with the rows that belong to a row.
  mutating func add(_ rows: [Row], as list: ExportedTable.List) throws {
    text += ",\"\(list.key)\":["
    for (index, row) in rows.enumerated() {
      if index > 0 { text += "," }
      if list.columns.count == 1 {
        try append(row[0], list.columns[0])
        continue
      }
      var separator = "{"
      for (position, column) in list.columns.enumerated() {
        let value: DatabaseValue = row[position]
        guard !value.isNull else { continue }
        text += "\(separator)\"\(column.key)\":"
        try append(value, column)
        separator = ","
      }
      text += "}"
    }
    text += "]"
  }

  private mutating func append(_ value: DatabaseValue, _ column: ExportedColumn) throws {
    switch (column.form, value.storage) {
    case (_, .null): text += "null"
    case (.integer, .int64(let number)): text += String(number)
    case (.flag, .int64(let number)): text += number == 0 ? "false" : "true"
    case (.real, .double(let number)) where number.isFinite: text += number.description
    case (.text, .string(let string)): append(quoted: string)
    case (.uuid, .blob(let data)) where data.count == 16:
      text += data.withUnsafeBytes { bytes in
        "\"\(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)).uuidString.lowercased())\""
      }
    case (.blob, .blob(let data)): text += "\"\(data.base64EncodedString())\""
    case (.json, .string(let string)): append(shielded: string)
    default: throw DamagedValue(place: column.name, value: "\(value)")
    }
  }

  private mutating func append(quoted string: String) {
    text += "\""
    string.appendJSONEscaped(to: &text)
    text += "\""
  }

  /// JSON as it is stored; `JSONSlice.stored` takes back what is done to it here.
  private mutating func append(shielded json: String) {
    for scalar in json.unicodeScalars { scalar.appendControlEscaped(to: &text) }
  }
}
