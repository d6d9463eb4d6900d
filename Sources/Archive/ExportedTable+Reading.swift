import Foundation
import GRDB
import SQLiteStore

extension ExportedTable {
  /// The values of a line's members in the order of the columns, and those of the rows that belong to it.
  ///
  /// - Throws: `LineProblem` when a key is missing, is not known, or has a value of the wrong type.
  func values(
    of members: [String: JSONSlice]
  ) throws(LineProblem) -> (row: [DatabaseValue], list: [[DatabaseValue]]) {
    var rest = members
    rest["type"] = nil
    var row: [DatabaseValue] = []
    for column in columns {
      guard let slice = rest.removeValue(forKey: column.key) else {
        throw LineProblem("expected \"\(column.key)\" in a \"\(type)\"")
      }
      row.append(try column.value(of: slice))
    }
    var rows: [[DatabaseValue]] = []
    if let list {
      guard let elements = try rest.removeValue(forKey: list.key)?.elements() else {
        throw LineProblem("expected a list \"\(list.key)\" in a \"\(type)\"")
      }
      for element in elements { rows.append(try list.values(of: element)) }
    }
    if let unknown = rest.keys.min() {
      throw LineProblem("\"\(unknown.prefix(40))\" is not a key of a \"\(type)\"")
    }
    return (row, rows)
  }
}

extension ExportedTable.List {
  /// The values of one element in the order of the columns.
  fileprivate func values(of element: JSONSlice) throws(LineProblem) -> [DatabaseValue] {
    if columns.count == 1 { return [try columns[0].value(of: element)] }
    let names = columns.map { "\"\($0.key)\"" }.joined(separator: " or ")
    guard let members = try element.members(), members.count == 1,
      let column = columns.first(where: { members[$0.key] != nil }),
      let slice = members[column.key], !slice.isNull
    else {
      throw LineProblem(
        "\"\(key)\": expected an object with \(names), got \(element.text.prefix(40))")
    }
    let value = try column.value(of: slice)
    return columns.map { $0.key == column.key ? value : .null }
  }
}

extension ExportedColumn {
  /// The value to store for a value of a line.
  fileprivate func value(of slice: JSONSlice) throws(LineProblem) -> DatabaseValue {
    if slice.isNull, isOptional { return .null }
    let value: (any DatabaseValueConvertible)? =
      switch form {
      case .integer: slice.integer().flatMap { range.contains($0) ? $0 : nil }
      case .flag: slice.flag()
      case .real: slice.number()
      case .text: slice.string().flatMap { $0.contains("\0") ? nil : $0 }
      case .uuid: slice.string().flatMap(UUID.init(uuidString:))
      case .json(let check):
        {
          let stored = slice.stored
          return (try? check(stored)) == nil ? nil : stored
        }()
      }
    guard let value else {
      throw LineProblem("\"\(key)\": expected \(expectation), got \(slice.text.prefix(40))")
    }
    return value.databaseValue
  }

  private var expectation: String {
    let words =
      switch form {
      case .integer where name.hasSuffix("_ms"): "milliseconds in the years 1 to 9999"
      case .integer: "a whole number"
      case .flag: "true or false"
      case .real: "a number"
      case .text: "a text"
      case .uuid: "a UUID"
      case .json: "what passby export writes there"
      }
    return isOptional ? "\(words) or null" : words
  }
}
