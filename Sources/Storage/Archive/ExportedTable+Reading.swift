import Foundation
import GRDB
import Localization
import SQLiteStore
import Text

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
