package import Foundation
package import GRDB
import GRDBSQLite
import Recurrence
package import Reminders

/// Completions as sums need them: columns of an index, without the snapshots.
extension Database {
  /// Passes every completion that is not undone to a closure, in the order of their times.
  ///
  /// - Parameters:
  ///   - todo: Only those of this task, if one is given.
  ///   - start: Only those from this instant on.
  ///   - withCategories: False leaves the categories out, which is faster.
  ///   - body: Receives each completion.
  /// - Throws: A `DatabaseError`, or what the closure throws.
  package func forEachRecord(
    of todo: Todo.ID?, from start: Date, withCategories: Bool,
    _ body: (CompletionRecord) throws -> Void
  ) throws {
    let undone = try undoneCompletions(of: todo)
    let categories =
      withCategories ? "category, category_name, category_color" : "NULL, NULL, NULL"
    let source = todo == nil ? "completion INDEXED BY completion_sums" : "completion"
    let statement = try cachedStatement(
      sql: """
        SELECT id, todo, kind = 'done', time_ms, opened_ms, due_ms, points, at_place,
          counts_from = 'start', zone, every, \(categories), wish
        FROM \(source) WHERE time_ms >= ? \(todo == nil ? "" : "AND todo = ?")
        ORDER BY time_ms, id
        """)
    var arguments: StatementArguments = [start.milliseconds]
    if let todo { arguments += [todo.rawValue] }
    var columns = RecordColumns(withCategories: withCategories)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    // The statement itself is read: a row of the cursor would convert each column by its type.
    while try rows.next() != nil {
      let row = statement.sqliteStatement
      guard undone.isEmpty || !undone.contains(sqlite3_column_int64(row, 0)) else { continue }
      try body(try columns.record(row))
    }
  }

  /// The row numbers of completions that are undone, of one task or of all.
  private func undoneCompletions(of todo: Todo.ID?) throws -> Set<Int64> {
    var undone: Set<Int64> = []
    let ofTask = "WHERE completion IN (SELECT id FROM completion WHERE todo = ?)"
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT completion, undone FROM retraction \(todo == nil ? "" : ofTask) ORDER BY id
          """), arguments: todo.map { [$0.rawValue] } ?? [])
    while let row = try rows.next() {
      let id: Int64 = try row.decode(atIndex: 0)
      if try row.decode(atIndex: 1) { undone.insert(id) } else { undone.remove(id) }
    }
    return undone
  }
}

/// Reads records, and remembers the zones and rules of earlier ones.
private struct RecordColumns {
  let withCategories: Bool
  private var zones: [String: TodoZone] = [:]
  private var rules: [String: Rhythm] = [:]
  private var lastZone: Known<TodoZone>?
  private var lastRule: Known<Rhythm>?

  /// A value with the text that it was read from.
  private struct Known<Value> {
    let bytes: [UInt8]
    let value: Value

    init(_ text: String, _ value: Value) {
      bytes = Array(text.utf8)
      self.value = value
    }

    /// True if a column holds the same text: most rows repeat that of the row before.
    func isIn(_ row: SQLiteStatement, _ column: Int32) -> Bool {
      guard let text = sqlite3_column_text(row, column) else { return false }
      let count = Int(sqlite3_column_bytes(row, column))
      return count == bytes.count && memcmp(text, bytes, count) == 0
    }
  }

  init(withCategories: Bool) { self.withCategories = withCategories }

  mutating func record(_ row: SQLiteStatement) throws -> CompletionRecord {
    CompletionRecord(
      todo: Todo.ID(rawValue: sqlite3_column_int64(row, 1)),
      isDone: sqlite3_column_int64(row, 2) != 0,
      time: Date(milliseconds: sqlite3_column_int64(row, 3)),
      opened: instant(row, 4), due: instant(row, 5),
      zone: zone(row),
      every: try rule(row),
      countsFromStart: sqlite3_column_int64(row, 8) != 0,
      points: Int(sqlite3_column_int64(row, 6)),
      isAtPlace: sqlite3_column_int64(row, 7) != 0,
      isWish: sqlite3_column_int64(row, 14) != 0,
      category: withCategories ? category(row) : nil)
  }

  private func category(_ row: SQLiteStatement) -> CategoryStamp? {
    text(row, 12).map { name in
      let hasNumber = sqlite3_column_type(row, 11) != SQLITE_NULL
      return CategoryStamp(
        id: hasNumber ? Category.ID(rawValue: sqlite3_column_int64(row, 11)) : nil, name: name,
        color: text(row, 13) ?? "", icon: "")
    }
  }

  private func instant(_ row: SQLiteStatement, _ column: Int32) -> Date? {
    sqlite3_column_type(row, column) == SQLITE_NULL
      ? nil : Date(milliseconds: sqlite3_column_int64(row, column))
  }

  private func text(_ row: SQLiteStatement, _ column: Int32) -> String? {
    sqlite3_column_text(row, column).map { String(cString: $0) }
  }

  private mutating func zone(_ row: SQLiteStatement) -> TodoZone {
    if let lastZone, lastZone.isIn(row, 9) { return lastZone.value }
    guard let text = text(row, 9) else { return .floating }
    let zone = zones[text] ?? .named(text)
    zones[text] = zone
    lastZone = Known(text, zone)
    return zone
  }

  private mutating func rule(_ row: SQLiteStatement) throws -> Rhythm? {
    if let lastRule, lastRule.isIn(row, 10) { return lastRule.value }
    guard let text = text(row, 10) else { return nil }
    guard let every = rules[text] ?? (try? Rhythm(parsing: text)) else {
      throw DamagedValue(place: "completion.every", value: text)
    }
    rules[text] = every
    lastRule = Known(text, every)
    return every
  }
}
