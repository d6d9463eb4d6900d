import Foundation
package import GRDB
import Localization
import Recurrence
package import Text

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

/// A column of a table, and its form in an export.
package struct StoredColumn: Sendable {
  /// How a value is written.
  package enum Form: Sendable {
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

  /// The key in a line of an export.
  package let key: String
  /// The name in SQL.
  package let name: String
  package let form: Form
  /// True if the value may be NULL.
  package let isOptional: Bool
  /// The version of the schema that brought it; older exports do not have the key.
  package let since: Int
  /// The name of the key in exports of earlier versions, if it had another one.
  package let formerKey: String?
  /// Returns the value for a line of an older export, which does not have the key.
  package let usual: @Sendable ([String: JSONSlice]) -> DatabaseValue

  private init(
    _ key: String, _ name: String?, _ form: Form, _ isOptional: Bool, since: Int = 1,
    formerly formerKey: String? = nil,
    usually usual: @escaping @Sendable ([String: JSONSlice]) -> DatabaseValue = { _ in .null }
  ) {
    self.key = key
    self.name = name ?? key
    self.form = form
    self.isOptional = isOptional
    self.since = since
    self.formerKey = formerKey
    self.usual = usual
  }

  /// The range of a whole number: an instant of the years 1 to 9999 in milliseconds, or a number
  /// with room to count on.
  ///
  /// The program itself stores no others, and could not count with them.
  package var range: ClosedRange<Int64> {
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
}

extension StoredColumn {
  package static func integer(
    _ key: String, _ name: String? = nil, optional: Bool = false, since: Int = 1,
    usually usual: Int? = nil
  ) -> Self {
    Self(key, name, .integer, optional, since: since) { _ in usual?.databaseValue ?? .null }
  }

  package static func flag(
    _ key: String, _ name: String? = nil, since: Int = 1, formerly formerKey: String? = nil,
    usually usual: Bool? = nil
  ) -> Self {
    Self(key, name, .flag, false, since: since, formerly: formerKey) { _ in
      usual?.databaseValue ?? .null
    }
  }

  package static func real(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .real, optional)
  }

  package static func text(
    _ key: String, _ name: String? = nil, optional: Bool = false, since: Int = 1,
    usually usual: String? = nil
  ) -> Self {
    Self(key, name, .text, optional, since: since) { _ in usual?.databaseValue ?? .null }
  }

  static func text(
    _ key: String, since: Int,
    usually usual: @escaping @Sendable ([String: JSONSlice]) -> DatabaseValue
  ) -> Self {
    Self(key, nil, .text, false, since: since, usually: usual)
  }

  package static func uuid(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .uuid, optional)
  }

  package static func blob(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .blob, optional)
  }

  package static func json<Value: Decodable & SendableMetatype>(
    _ key: String, as type: Value.Type
  ) -> Self {
    json(key) { text in
      _ = try StoredJSON.value(Value.self, from: text, in: key)
      try checkWholeNumbers(in: text, of: key)
    }
  }

  package static func json(
    _ key: String, optional: Bool = false, since: Int = 1,
    check: @escaping @Sendable (String) throws -> Void
  ) -> Self {
    Self(key, nil, .json(check), optional, since: since)
  }
}

/// A stored value that cannot be read back, although the schema should not have let it in.
package struct DamagedValue: Error, CustomStringConvertible {
  /// The table and column.
  package let place: String
  package let value: String

  /// Creates the error.
  package init(place: String, value: String) {
    self.place = place
    self.value = value
  }

  /// The value in quotes and the place where it was found.
  package var description: String { StorePhrase.senseless(value: value, place: place).text }
}

/// Texts that were parsed before: thousands of tasks share a handful of periods and times of day.
struct ParseCache {
  private var periods: [String: Period] = [:]
  private var patterns: [String: DayPattern] = [:]
  private var times: [String: TimeOfDay] = [:]

  mutating func period(_ text: String) throws -> Period {
    if let known = periods[text] { return known }
    let period = try Period(parsing: text)
    periods[text] = period
    return period
  }

  /// The days of a text; `nil` if it names none.
  mutating func days(_ text: String) -> DayPattern? {
    if let known = patterns[text] { return known }
    let days = DayPattern(text)
    patterns[text] = days
    return days
  }

  mutating func time(_ text: String) throws -> TimeOfDay {
    if let known = times[text] { return known }
    let time = try TimeOfDay(parsing: text)
    times[text] = time
    return time
  }
}

extension Database {
  /// Returns the number that a query answers with; 0 where it answers with nothing.
  ///
  /// `Int.fetchOne` does the same, but Swift looks up four conformances for its cursor while the
  /// program runs: as long as reading a hundred tasks takes, in each command.
  func integer(_ sql: String) throws -> Int { try Row.fetchOne(self, sql: sql)?[0] ?? 0 }
}
