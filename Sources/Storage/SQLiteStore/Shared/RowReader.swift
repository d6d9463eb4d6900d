import Foundation
package import GRDB
package import Recurrence

/// Reads the columns of one row from left to right, by position, without a trap for values that
/// cannot be.
package struct RowReader {
  /// The periods and times of day of earlier rows.
  package var memo: ParseCache
  private let row: Row
  private let table: String
  private var index = 0

  /// Starts at the first column; `table` is for messages.
  package init(_ row: Row, of table: String, memo: ParseCache = ParseCache()) {
    self.row = row
    self.table = table
    self.memo = memo
  }

  package mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ type: Value.Type = Value.self
  ) throws -> Value {
    defer { index += 1 }
    return try row.decode(type, atIndex: index)
  }

  /// The next column, put through an initialiser that may refuse it.
  package mutating func next<Stored, Value>(_ make: (Stored) throws -> Value?) throws -> Value
  where Stored: DatabaseValueConvertible & StatementColumnConvertible {
    let stored: Stored = try next()
    guard let value = try? make(stored) else { throw damaged("\(stored)") }
    return value
  }

  /// The next column, put through an initialiser unless it is NULL.
  package mutating func nextIfPresent<Stored, Value>(_ make: (Stored) throws -> Value?) throws
    -> Value?
  where Stored: DatabaseValueConvertible & StatementColumnConvertible {
    guard let stored: Stored = try next() else { return nil }
    guard let value = try? make(stored) else { throw damaged("\(stored)") }
    return value
  }

  /// The next column as a period, unless it is NULL.
  package mutating func nextPeriod() throws -> Period? {
    guard let text: String = try next() else { return nil }
    guard let period = try? memo.period(text) else { throw damaged(text) }
    return period
  }

  /// The next column as the days of a rhythm, unless it is NULL.
  package mutating func nextDays() throws -> DayPattern? {
    guard let text: String = try next() else { return nil }
    guard let days = memo.days(text) else { throw damaged(text) }
    return days
  }

  /// The next column as a time of day, unless it is NULL.
  package mutating func nextTime() throws -> TimeOfDay? {
    guard let text: String = try next() else { return nil }
    guard let time = try? memo.time(text) else { throw damaged(text) }
    return time
  }

  /// The error for a value that makes no sense.
  package func damaged(_ value: String) -> DamagedValue { DamagedValue(place: table, value: value) }
}
