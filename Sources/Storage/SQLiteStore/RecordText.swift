import GRDB
import GRDBSQLite

/// Reads the text of a completion in the index of sums (`Schema.sums`), from left to right.
///
/// Its parts, with a space after each but the last: time, number of the task, points, what it was
/// (1 done, 2 at its place, 4 a wish, added up), when it opened and when it was due (in
/// milliseconds after its time, nothing if never), what it counts from, zone, rule. The last three
/// are the terms.
struct RecordText {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  /// The text of a column, valid until the next row; empty for NULL.
  init(_ row: SQLiteStatement, _ column: Int32) {
    // Not sqlite3_column_text, which looks for the end that SQLite knows.
    let start = sqlite3_column_blob(row, column)
    bytes = UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(row, column)))
  }

  /// The next part as a whole number; `nil` for one without digits.
  mutating func number() -> Int64? {
    var (index, value, isNegative) = (index, Int64(0), false)
    let count = bytes.count
    if index < count, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    let first = index
    while index < count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // A stored number has 19 digits at most, and one that overflows is damaged anyway.
      value = value &* 10 &+ Int64(digit)
      index += 1
    }
    self.index = index + 1
    guard index > first else { return nil }
    return isNegative ? 0 &- value : value
  }

  /// The part that is left.
  var rest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[min(index, bytes.count)...])
  }

  /// The whole text, for messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
