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
    guard let start = bytes.baseAddress else { return nil }
    // Pointers: a subscript of the buffer costs as much again for each digit.
    let end = start + bytes.count
    var next = start + min(index, bytes.count)
    let isNegative = next < end && next.load(as: UInt8.self) == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let first = next
    var value: Int64 = 0
    while next < end {
      let digit = next.load(as: UInt8.self) &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      // A stored number has 19 digits at most, and one that overflows is damaged anyway.
      value = value &* 10 &+ Int64(truncatingIfNeeded: digit)
      next += 1
    }
    index = next - start + 1
    guard next > first else { return nil }
    return isNegative ? 0 &- value : value
  }

  /// The part that is left.
  var rest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[min(index, bytes.count)...])
  }

  /// The whole text, for messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
