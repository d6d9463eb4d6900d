package import Foundation
package import GRDB
import Localization
package import Model

extension Mood: StoredRecord {
  package static let table = StoredTable<Mood>(
    "mood", isOwned: true, subject: { _ in MoodPhrase.mood.text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.integer("time_ms"), { $0.time.milliseconds }),
      (.integer("emotion"), { $0.emotion.rawValue }),
      (.text("note", optional: true), { $0.note }),
      (.uuid("completion", optional: true), { $0.completion }),
      (.text("practice", optional: true), { $0.advice?.practice?.rawValue }),
      (.integer("support", optional: true), { $0.advice?.support }),
    ])

  package init(_ row: inout RowReader) throws {
    let (id, uuid) = (ID(rawValue: try row["id"]), try row["uuid"] as UUID)
    let time = try row.date("time_ms")
    let emotion = try row.value("emotion") { Emotion(rawValue: $0) }
    let (note, completion): (String?, UUID?) = (try row["note"], try row["completion"])
    let practice = try row.valueIfPresent("practice") { PracticeKind(rawValue: $0) }
    let support: Int? = try row["support"]
    self.init(
      id: id, uuid: uuid, time: time, emotion: emotion, note: note, completion: completion,
      advice: practice.map(Advice.practice) ?? support.map(Advice.support))
  }
}

extension Advice {
  fileprivate var practice: PracticeKind? {
    if case .practice(let kind) = self { kind } else { nil }
  }
  fileprivate var support: Int? { if case .support(let number) = self { number } else { nil } }
}

extension DayMark: StoredRecord {
  package static let table = StoredTable<DayMark>(
    "day_mark", key: ["date"], isOwned: true,
    subject: { MoodPhrase.markOf(date: $0.date).text },
    [(.text("date"), { $0.date }), (.text("mark"), { $0.mark.rawValue })])

  package init(_ row: inout RowReader) throws {
    self.init(date: try row["date"], mark: try row.value("mark") { Mark(rawValue: $0) })
  }
}

extension Practice: StoredRecord {
  package static let table = StoredTable<Practice>(
    "practice", isOwned: true, subject: { _ in MoodPhrase.mood.text },
    [
      (.integer("id"), { $0.id }), (.text("kind"), { $0.kind.rawValue }),
      (.integer("began_ms"), { $0.began.milliseconds }),
      (.integer("ended_ms"), { $0.ended.milliseconds }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: try row["id"], kind: try row.value("kind") { PracticeKind(rawValue: $0) },
      began: try row.date("began_ms"), ended: try row.date("ended_ms"))
  }
}

extension Database {
  /// All moods, by number.
  package var moods: [Mood] { get throws { try records() } }

  package var dayMarks: [DayMark] { get throws { try records(orderBy: "date") } }

  package var practices: [Practice] { get throws { try records() } }

  package func moodEntries(from start: Date, to end: Date) throws -> [MoodEntry] {
    try Row.fetchAll(
      cachedStatement(
        sql: """
          \(Self.selectEntries) WHERE mood.person = viewer() AND mood.time_ms BETWEEN ? AND ?
          ORDER BY mood.time_ms, mood.id
          """),
      arguments: [start.milliseconds, end.milliseconds]
    ).map(Self.entry)
  }

  /// Passes the times of moods to a closure, in their order, until it returns false; moods of
  /// completions that are undone are left out.
  package func forEachMoodTime(_ body: (Date) throws -> Bool) throws {
    let times = try Int64.fetchCursor(
      cachedStatement(
        sql: """
          SELECT mood.time_ms FROM mood LEFT JOIN completion ON completion.uuid = mood.completion
          WHERE mood.person = viewer() AND NOT \(CompletionRow.isUndone)
          ORDER BY mood.time_ms, mood.id
          """))
    while let time = try times.next() {
      guard try body(Date(milliseconds: time)) else { return }
    }
  }

  package func moodEntry(_ id: Mood.ID) throws -> MoodEntry? {
    try Row.fetchOne(
      cachedStatement(sql: "\(Self.selectEntries) WHERE mood.id = ? AND mood.person = viewer()"),
      arguments: [id.rawValue]
    ).map(Self.entry)
  }

  /// The latest completion of a span of time that is done, counts and has no mood (M2).
  package func completionWithoutMood(from start: Date, to end: Date) throws -> UUID? {
    let statement = try cachedStatement(
      sql: """
        SELECT uuid FROM completion
        WHERE \(Visible.own) AND kind = 'done' AND time_ms BETWEEN ? AND ?
          AND NOT \(CompletionRow.isUndone)
          AND NOT EXISTS (
            SELECT 1 FROM mood WHERE mood.completion = completion.uuid
              AND +mood.person = viewer())
        ORDER BY time_ms DESC, id DESC LIMIT 1
        """)
    return try UUID.fetchOne(statement, arguments: [start.milliseconds, end.milliseconds])
  }

  package func latestDoneCompletion(of todo: Todo.ID) throws -> UUID? {
    let statement = try cachedStatement(
      sql: """
        SELECT uuid FROM completion
        WHERE todo = ? AND \(Visible.ownOfFew) AND kind = 'done' AND NOT \(CompletionRow.isUndone)
        ORDER BY time_ms DESC, id DESC LIMIT 1
        """)
    return try UUID.fetchOne(statement, arguments: [todo.rawValue])
  }

  private static let selectEntries = """
    SELECT \(Mood.table.names.map { "mood.\($0)" }.joined(separator: ", ")),
      completion.todo, completion.name, completion.category, completion.category_name,
      completion.category_color, completion.category_icon,
      json_extract(completion.snapshot, '$.places'), \(CompletionRow.isUndone)
    FROM mood LEFT JOIN completion ON completion.uuid = mood.completion
    """

  /// The columns after those of the mood.
  private static let taskColumns = [
    "todo", "task_name", "category", "category_name", "category_color", "category_icon", "places",
    "undone",
  ]

  private static func entry(_ row: Row) throws -> MoodEntry {
    var reader = RowReader(of: Mood.table, and: taskColumns)
    reader.begin(row)
    let mood = try Mood(&reader)
    let task = try reader.valueIfPresent("todo") { Todo.ID(rawValue: $0) }
    let name: String? = try reader["task_name"]
    let id = try reader.valueIfPresent("category") { Category.ID(rawValue: $0) }
    let category: String? = try reader["category_name"]
    let color: String? = try reader["category_color"]
    let icon: String? = try reader["category_icon"]
    return MoodEntry(
      mood: mood, task: task, taskName: name,
      category: category.map {
        CategoryStamp(id: id, name: $0, color: color ?? "", icon: icon ?? "")
      },
      places: try reader.valueIfPresent("places") { try names($0) } ?? [],
      isUndone: try reader["undone"])
  }

  /// Reads a list of names; most are empty.
  private static func names(_ text: String) throws -> [String] {
    text == "[]" ? [] : try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  package var adviceCounts: (practices: Int, supports: Int) {
    get throws {
      let row = try Row.fetchOne(
        cachedStatement(
          sql: "SELECT count(practice), count(support) FROM mood WHERE \(Visible.own)"))
      guard let row else { return (0, 0) }
      return (try row.decode(atIndex: 0), try row.decode(atIndex: 1))
    }
  }
}

extension SQLiteStore {
  /// Counters of the rows: a comparison of two values shows which kinds of rows have changed.
  package struct Marks: Sendable, Hashable {
    /// The version of the store that they belong to.
    package let version: Int
    /// Deliveries of reminders: their number, the last one, and the last failure.
    fileprivate let deliveries: [Int64?]
    /// Steps of the user, decisions of the engine, and visits.
    fileprivate let others: [Int64?]

    /// Returns true if nothing but deliveries is different.
    package func differsInDeliveriesOnly(from other: Marks) -> Bool {
      deliveries != other.deliveries && others == other.others
    }
  }

  /// Reads the marks, in well under a millisecond.
  package func marks() throws(SQLiteStoreError) -> Marks {
    try read { db in
      let deliveries = try Self.numbers(
        """
        SELECT (SELECT count(*) FROM outbox WHERE delivered_ms IS NULL),
          (SELECT max(delivered_ms) FROM outbox),
          (SELECT max(failure) FROM outbox WHERE delivered_ms IS NULL)
        """, in: db)
      let others = try Self.numbers(
        """
        SELECT (SELECT max(seq) FROM edit_log), (SELECT count(*) FROM edit_log WHERE undone = 1),
          (SELECT max(id) FROM completion), (SELECT max(id) FROM todo),
          (SELECT max(id) FROM decision), (SELECT max(id) FROM transition_log),
          (SELECT count(*) FROM visit), (SELECT max(ended_ms) FROM visit),
          (SELECT count(seen_ms) FROM visit)
        """, in: db)
      // Within the snapshot that was read: a commit since then is another version.
      return Marks(version: try version(of: db), deliveries: deliveries, others: others)
    }
  }

  private static func numbers(_ sql: String, in db: Database) throws -> [Int64?] {
    let row = try Row.fetchOne(db.cachedStatement(sql: sql))
    return try (0..<(row?.count ?? 0)).map { try row?.decode(atIndex: $0) }
  }
}
