package import Foundation
package import GRDB
import GRDBSQLite
package import Model

/// Completions as sums need them: a text of an index (`RecordText`), without the snapshots.
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
    let categories = withCategories ? ", category, category_name, category_color" : ""
    let source = todo == nil ? "completion INDEXED BY completion_sums" : "completion"
    let statement = try cachedStatement(
      sql: """
        SELECT sums, \(undone.isEmpty ? "NULL" : "id")\(categories)
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
      guard undone.isEmpty || !undone.contains(sqlite3_column_int64(row, 1)) else { continue }
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

/// Reads records, and remembers the terms of earlier ones.
private struct RecordColumns {
  let withCategories: Bool
  private var terms = TermsCache()

  init(withCategories: Bool) { self.withCategories = withCategories }

  mutating func record(_ row: SQLiteStatement) throws -> CompletionRecord {
    var text = RecordText(row, 0)
    guard let time = text.number(), let todo = text.number(), let points = text.number(),
      let what = text.number()
    else { throw DamagedValue(place: "completion.sums", value: text.text) }
    let (opened, due) = (text.number(), text.number())
    guard let terms = terms.terms(text.rest) else {
      throw DamagedValue(place: "completion.sums", value: text.text)
    }
    return CompletionRecord(
      todo: Todo.ID(rawValue: todo), isDone: what & 1 != 0, time: Date(milliseconds: time),
      opened: opened.map { Date(milliseconds: time &+ $0) },
      due: due.map { Date(milliseconds: time &+ $0) }, terms: terms, points: Int(points),
      isAtPlace: what & 2 != 0, isWish: what & 4 != 0,
      category: withCategories ? category(row) : nil)
  }

  private func category(_ row: SQLiteStatement) -> CategoryStamp? {
    text(row, 3).map { name in
      let hasNumber = sqlite3_column_type(row, 2) != SQLITE_NULL
      return CategoryStamp(
        id: hasNumber ? Category.ID(rawValue: sqlite3_column_int64(row, 2)) : nil, name: name,
        color: text(row, 4) ?? "", icon: "")
    }
  }

  private func text(_ row: SQLiteStatement, _ column: Int32) -> String? {
    sqlite3_column_text(row, column).map { String(cString: $0) }
  }
}
