package import Foundation
package import GRDB
import Localization
package import Model
import Recurrence

/// An entry of the history as it is stored: its snapshot, and columns of what sums need.
///
/// The columns also hold what the snapshots of earlier versions do not have.
package enum CompletionRow {
  package static let table = StoredTable<Completion>(
    "completion", key: [], isOwned: true, owner: { $0.by?.rawValue },
    onConflict: " ON CONFLICT (uuid) DO NOTHING",
    [
      (.integer("id"), { _ in nil }), (.uuid("uuid"), { $0.uuid }),
      (.text("kind"), { $0.kind.rawValue }), (.integer("time_ms"), { $0.time.milliseconds }),
      (.integer("recorded_ms"), { $0.recorded.milliseconds }),
      (.integer("task", "todo"), { $0.todo.id.rawValue }), (.text("name"), { $0.todo.name }),
      (.text("notes", optional: true), { $0.todo.notes }),
      (.json("snapshot", as: Completion.self), { try? StoredJSON.text($0) }),
      (.integer("category", optional: true, since: 5), { $0.category?.id?.rawValue }),
      (.text("category_name", optional: true, since: 5), { $0.category?.name }),
      (.text("category_color", optional: true, since: 5), { $0.category?.color }),
      (.text("category_icon", optional: true, since: 5), { $0.category?.icon }),
      (.text("priority", since: 5, usually: "normal"), { $0.priority.rawValue }),
      (.integer("difficulty", since: 5, usually: 3), { $0.difficulty.rawValue }),
      (.integer("duration_min", optional: true, since: 5), { $0.durationMinutes }),
      (.integer("points", since: 5, usually: 0), { $0.points }),
      (.text("note", optional: true, since: 5), { $0.note }),
    ])

  /// A condition on a row of `completion`: true if its latest retraction is one.
  package static let isUndone = """
    ifnull((SELECT undone FROM retraction WHERE completion = completion.id
      ORDER BY id DESC LIMIT 1), 0)
    """

  /// The columns that `entry` reads, in order.
  package static let columns = """
    snapshot, category, category_name, category_color, category_icon, points, \(isUndone),
    (SELECT emotion FROM mood
      WHERE mood.completion = completion.uuid AND +mood.person = viewer()
      ORDER BY mood.time_ms DESC, mood.id DESC LIMIT 1),
    ifnull((SELECT name FROM person WHERE person.id = completion.person), '?'),
    completion.person IS viewer()
    """

  /// A condition on a row of `completion`: the viewer did it, or `me` recorded it for another.
  static let isToBeTakenBack = """
    (completion.person = viewer()
      OR (viewer() = 1 AND json_extract(completion.snapshot, '$.by') IS NOT NULL))
    """

  /// A condition on a row of `completion`: the viewer's own, or of a task that the viewer sees and
  /// saw when it was done.
  static let isSeen = """
    (completion.person = viewer()
      OR (viewer() = 1
        AND EXISTS (SELECT 1 FROM todo t WHERE t.id = completion.todo
          AND \(Visible.isMine("t.id"))))
      OR (viewer() > 0
        AND (json_array_length(completion.snapshot, '$.todo.persons') IS NULL
          OR EXISTS (SELECT 1 FROM json_each(completion.snapshot, '$.todo.persons') AS whom
            WHERE whom.value = viewer())
          OR \(Visible.inTurnsOf("completion.snapshot")))
        AND NOT EXISTS (SELECT 1 FROM todo t
          WHERE t.id = completion.todo AND NOT \(Visible.todo("t")))))
    """

  /// How many columns `entry` reads.
  package static let columnCount = 10

  /// Reads an entry from the columns.
  package static func entry(_ row: Row) throws -> HistoryEntry {
    let text: String = try row.decode(atIndex: 0)
    let stored: Completion = try StoredJSON.value(from: text, in: "completion.snapshot")
    var category: CategoryStamp?
    if let name = try row.decode(String?.self, atIndex: 2) {
      category = CategoryStamp(
        id: try row.decode(Int64?.self, atIndex: 1).map(Category.ID.init), name: name,
        color: try row.decode(String?.self, atIndex: 3) ?? "",
        icon: try row.decode(String?.self, atIndex: 4) ?? "")
    }
    // Of what another did the viewer learns who it was and when, no more.
    let doer: String = try row.decode(atIndex: 8)
    let isOwn: Bool = try row.decode(atIndex: 9)
    let by = isOwn ? nil : doer
    let points: Int = try row.decode(atIndex: 5)
    let completion = Completion(
      uuid: stored.uuid, kind: stored.kind, time: stored.time, recorded: stored.recorded,
      todo: stored.todo, opened: stored.opened, due: stored.due, ends: stored.ends,
      places: isOwn ? stored.places : [],
      category: category, points: isOwn ? points : 0,
      note: isOwn ? stored.note : nil, isAtPlace: isOwn && stored.isAtPlace,
      by: stored.by, place: isOwn ? stored.place : nil)
    return HistoryEntry(
      completion: completion, isUndone: try row.decode(atIndex: 6),
      emotion: try row.decode(Int?.self, atIndex: 7).flatMap(Emotion.init(rawValue:)),
      by: by, doer: doer,
      canBeTakenBack: isOwn || (stored.by != nil && ViewerScope.person.isMe), counts: points > 0)
  }
}

extension CompletionRow {
  /// Reads an entry with who did it and the points of whoever it was, from the columns and the
  /// number of that person.
  package static func entryOfAnyone(_ row: Row) throws -> HistoryEntry {
    let entry = try entry(row)
    guard !entry.isOwn else { return entry }
    let person = Person.ID(rawValue: try row.decode(atIndex: columnCount))
    return HistoryEntry(
      completion: entry.completion.done(by: person, points: try row.decode(atIndex: 5)),
      isUndone: entry.isUndone, emotion: entry.emotion, by: entry.by, doer: entry.doer,
      canBeTakenBack: entry.canBeTakenBack, counts: entry.counts)
  }
}

/// The history, which only grows.
extension Database {
  /// Stores a completion; one that is there, and was undone, counts again.
  package func insert(_ completion: Completion) throws {
    try insert(completion, into: CompletionRow.table)
    guard changesCount == 0 else { return }
    guard try self.completion(completion.uuid) != nil else {
      throw SQLiteStoreError.changedMeanwhile(
        subject: StorePhrase.task(name: completion.todo.name).text)
    }
    try retract([completion.uuid], undone: false)
  }

  /// An entry of the viewer's own history, or one that `me` recorded for another; `nil` where there
  /// is none.
  package func completion(_ uuid: UUID) throws -> HistoryEntry? {
    try Row.fetchOne(
      cachedStatement(
        sql: """
          SELECT \(CompletionRow.columns) FROM completion
          WHERE uuid = ? AND \(CompletionRow.isToBeTakenBack)
          """),
      arguments: [uuid]
    ).map(CompletionRow.entry)
  }

  /// The completion of a task that was recorded last and is not undone.
  package func lastCompletion(of id: Todo.ID) throws -> HistoryEntry? {
    let statement = try cachedStatement(
      sql: """
        SELECT \(CompletionRow.columns) FROM completion
        WHERE todo = ? AND NOT \(CompletionRow.isUndone) ORDER BY id DESC LIMIT 1
        """)
    // The last one, whoever did it: another's own cannot be taken back.
    return try Row.fetchOne(statement, arguments: [id.rawValue])
      .map { try CompletionRow.entry($0) }.flatMap { $0.canBeTakenBack ? $0 : nil }
  }

  /// Completions in a span of time that satisfy a condition, newest first, at most `limit`.
  ///
  /// Both ends are inclusive; O(completions in the span) until the limit is reached.
  package func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry] {
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT \(CompletionRow.columns) FROM completion WHERE time_ms BETWEEN ? AND ?
            AND \(CompletionRow.isSeen)
          ORDER BY time_ms DESC, id DESC
          """),
      arguments: [start.milliseconds, end.milliseconds])
    var entries: [HistoryEntry] = []
    while entries.count < limit, let row = try rows.next() {
      let entry = try CompletionRow.entry(row)
      if isWanted(entry.completion) { entries.append(entry) }
    }
    return entries
  }

  /// The points that a task has earned, undone completions aside.
  package func points(of id: Todo.ID) throws -> Int {
    let statement = try cachedStatement(
      sql: """
        SELECT coalesce(sum(points), 0) FROM completion
        WHERE todo = ? AND \(Visible.ownOfFew) AND points > 0 AND NOT \(CompletionRow.isUndone)
        """)
    return try Int.fetchOne(statement, arguments: [id.rawValue]) ?? 0
  }

  /// Records that completions were undone, or redone.
  package func retract(_ completions: [UUID], undone: Bool) throws {
    for uuid in completions {
      try execute(
        sql:
          "INSERT INTO retraction (completion, undone) SELECT id, ? FROM completion WHERE uuid = ?",
        arguments: [undone, uuid])
    }
  }

  // Completions as sums need them: columns of an index, without the snapshots.

  /// Passes every completion that is not undone to a closure, in the order of their times.
  ///
  /// - Parameters:
  ///   - todo: Only those of this task, if one is given.
  ///   - start: Only those from this instant on.
  ///   - withCategories: False leaves the categories out, which is faster.
  ///   - byAnyone: True for what others did as well, of one task.
  ///   - body: Receives each completion.
  /// - Throws: A `DatabaseError`, or what the closure throws.
  package func forEachRecord(
    of todo: Todo.ID?, from start: Date, withCategories: Bool, byAnyone: Bool,
    _ body: (CompletionRecord) throws -> Void
  ) throws {
    let undone = try undoneCompletions(of: todo)
    let source = todo == nil ? "completion INDEXED BY completion_sums" : "completion"
    let statement = try cachedStatement(
      sql: """
        SELECT \(RecordReader.columns)\(withCategories ? RecordReader.categories : "")
        FROM \(source)
        WHERE \(todo == nil ? Visible.own : byAnyone ? "1" : Visible.ownOfFew) AND time_ms >= ? \(todo == nil ? "" : "AND todo = ?")
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
    counts_from, ends_ms, times, season
    """
  /// The columns of its category, which follow.
  static let categories = ", category, category_name, category_color"

  /// The columns of the terms.
  private struct Texts: Hashable {
    let zone, every, countsFrom, times, season: String?
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
      countsFrom: try row.decode(atIndex: 11), times: try row.decode(atIndex: 13),
      season: try row.decode(atIndex: 14))
    if let terms = known[texts] { return terms }
    let every = try texts.every.map { text in
      guard let rhythm = try? Rhythm(parsing: text) else {
        throw DamagedValue(place: "completion.every", value: text)
      }
      return rhythm
    }
    let season = try texts.season.map { text in
      guard let season = try? Season(parsing: text) else {
        throw DamagedValue(place: "completion.season", value: text)
      }
      return season
    }
    let terms = CompletionTerms(
      zone: texts.zone.map { .named($0) } ?? .floating, every: every,
      countsFromStart: texts.countsFrom == ResetMode.start.rawValue,
      timesADay: 1 + (texts.times?.count { $0 == "," } ?? 0), season: season)
    known[texts] = terms
    return terms
  }

  private func category(_ row: Row) throws -> CategoryStamp? {
    try row.decode(String?.self, atIndex: 16).map { name in
      CategoryStamp(
        id: try row.decode(Int64?.self, atIndex: 15).map(Category.ID.init), name: name,
        color: try row.decode(String?.self, atIndex: 17) ?? "", icon: "")
    }
  }
}
