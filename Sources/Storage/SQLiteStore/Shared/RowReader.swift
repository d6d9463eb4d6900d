import Foundation
import GRDB
import Recurrence

/// Reads the columns of rows without a trap for values that cannot be: those of a record by name,
/// those of another query from left to right.
///
/// A name is looked for at the next column first: whoever reads in the order of the columns pays
/// nothing for it.
package struct RowReader {
  /// The periods and times of day of earlier rows.
  private var memo = ParseCache()
  private var row: Row
  private let table: String
  private let names: [String]
  private var index = 0

  /// Starts at the first column of a row; `table` is for messages.
  init(_ row: Row, of table: String) {
    self.row = row
    self.table = table
    names = []
  }

  /// Prepares to read rows of a record, and what a query has after its columns.
  init<Record>(of table: StoredTable<Record>, and others: [String] = []) {
    row = Row()
    self.table = table.name
    names = table.names + others
  }

  /// Starts at the first column of the next row.
  mutating func begin(_ row: Row) {
    self.row = row
    index = 0
  }

  mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ type: Value.Type = Value.self
  ) throws -> Value {
    defer { index += 1 }
    return try row.decode(type, atIndex: index)
  }

  /// The next column, put through an initialiser that may refuse it.
  mutating func next<Stored, Value>(_ make: (Stored) throws -> Value?) throws -> Value
  where Stored: DatabaseValueConvertible & StatementColumnConvertible {
    let stored: Stored = try next()
    guard let value = try? make(stored) else { throw damaged("\(stored)") }
    return value
  }

  /// The value of a column.
  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ name: String
  ) -> Value {
    mutating get throws {
      try find(name)
      return try next()
    }
  }

  /// The value of a column, put through an initialiser that may refuse it.
  mutating func value<Stored, Value>(
    _ name: String, _ make: (Stored) throws -> Value?
  ) throws -> Value where Stored: DatabaseValueConvertible & StatementColumnConvertible {
    try find(name)
    return try next(make)
  }

  /// The value of a column, put through an initialiser unless it is NULL.
  mutating func valueIfPresent<Stored, Value>(
    _ name: String, _ make: (Stored) throws -> Value?
  ) throws -> Value? where Stored: DatabaseValueConvertible & StatementColumnConvertible {
    guard let stored: Stored = try self[name] else { return nil }
    guard let value = try? make(stored) else { throw damaged("\(stored)") }
    return value
  }

  mutating func date(_ name: String) throws -> Date { Date(milliseconds: try self[name]) }

  mutating func dateIfPresent(_ name: String) throws -> Date? {
    let milliseconds: Int64? = try self[name]
    return milliseconds.map(Date.init(milliseconds:))
  }

  mutating func periodIfPresent(_ name: String) throws -> Period? {
    guard let text: String = try self[name] else { return nil }
    guard let period = try? memo.period(text) else { throw damaged(text) }
    return period
  }

  /// The days of a rhythm, unless they are NULL.
  mutating func daysIfPresent(_ name: String) throws -> DayPattern? {
    guard let text: String = try self[name] else { return nil }
    guard let days = memo.days(text) else { throw damaged(text) }
    return days
  }

  mutating func timeIfPresent(_ name: String) throws -> TimeOfDay? {
    guard let text: String = try self[name] else { return nil }
    guard let time = try? memo.time(text) else { throw damaged(text) }
    return time
  }

  mutating func wallTimeIfPresent(_ name: String) throws -> LocalDateTime? {
    try valueIfPresent(name) { try LocalDateTime(parsing: $0) }
  }

  /// The error for a value that makes no sense.
  func damaged(_ value: String) -> DamagedValue { DamagedValue(place: table, value: value) }

  private mutating func find(_ name: String) throws {
    if index < names.count, names[index] == name { return }
    guard let found = names.firstIndex(of: name) else { throw damaged(name) }
    index = found
  }
}
