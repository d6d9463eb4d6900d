package import Foundation
package import GRDB
package import Model
import Recurrence

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
    let source = todo == nil ? "completion INDEXED BY completion_sums" : "completion"
    let statement = try cachedStatement(
      sql: """
        SELECT \(RecordReader.columns)\(withCategories ? RecordReader.categories : "")
        FROM \(source) WHERE \(todo == nil ? Visible.own : Visible.ownOfFew)
          AND time_ms >= ? \(todo == nil ? "" : "AND todo = ?")
        ORDER BY time_ms, id
        """)
    var arguments: StatementArguments = [start.milliseconds]
    if let todo { arguments += [todo.rawValue] }
    var reader = RecordReader(withCategories: withCategories)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    while let row = try rows.next() {
      if !undone.isEmpty, undone.contains(try row.decode(atIndex: 0)) { continue }
      try body(try reader.record(row))
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

/// Reads records, and caches their terms: a history of 100 000 entries has only a handful of
/// different ones.
struct RecordReader {
  /// The columns of a record, all of them in the index of sums.
  static let columns = """
    id, todo, kind = 'done', time_ms, opened_ms, due_ms, points, at_place, wish, zone, every,
    counts_from, ends_ms, times
    """
  /// The columns of its category, which follow.
  static let categories = ", category, category_name, category_color"

  /// The columns of the terms.
  private struct Texts: Hashable {
    let zone, every, countsFrom, times: String?
  }

  private let withCategories: Bool
  private var known: [Texts: CompletionTerms] = [:]

  init(withCategories: Bool) { self.withCategories = withCategories }

  /// Reads a row of these columns.
  ///
  /// - Throws: `DamagedValue` for a rule that is none, and a value of another kind.
  mutating func record(_ row: Row) throws -> CompletionRecord {
    CompletionRecord(
      todo: Todo.ID(rawValue: try row.decode(atIndex: 1)), isDone: try row.decode(atIndex: 2),
      time: Date(milliseconds: try row.decode(atIndex: 3)),
      opened: try row.decode(Int64?.self, atIndex: 4).map(Date.init(milliseconds:)),
      due: try row.decode(Int64?.self, atIndex: 5).map(Date.init(milliseconds:)),
      ends: try row.decode(Int64?.self, atIndex: 12).map(Date.init(milliseconds:)),
      terms: try terms(row), points: try row.decode(atIndex: 6),
      isAtPlace: try row.decode(Bool?.self, atIndex: 7) ?? false,
      isWish: try row.decode(Bool?.self, atIndex: 8) ?? false,
      category: withCategories ? try category(row) : nil)
  }

  /// The terms of a row: one object for all completions with the same.
  private mutating func terms(_ row: Row) throws -> CompletionTerms {
    let texts = Texts(
      zone: try row.decode(atIndex: 9), every: try row.decode(atIndex: 10),
      countsFrom: try row.decode(atIndex: 11), times: try row.decode(atIndex: 13))
    if let terms = known[texts] { return terms }
    let every = try texts.every.map { text in
      guard let rhythm = try? Rhythm(parsing: text) else {
        throw DamagedValue(place: "completion.every", value: text)
      }
      return rhythm
    }
    let terms = CompletionTerms(
      zone: texts.zone.map { .named($0) } ?? .floating, every: every,
      countsFromStart: texts.countsFrom == ResetMode.start.rawValue,
      timesADay: 1 + (texts.times?.count { $0 == "," } ?? 0))
    known[texts] = terms
    return terms
  }

  private func category(_ row: Row) throws -> CategoryStamp? {
    try row.decode(String?.self, atIndex: 15).map { name in
      CategoryStamp(
        id: try row.decode(Int64?.self, atIndex: 14).map(Category.ID.init), name: name,
        color: try row.decode(String?.self, atIndex: 16) ?? "", icon: "")
    }
  }
}
