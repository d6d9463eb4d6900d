package import Foundation
package import GRDB
import Localization
package import Model

/// Moods, marks of days and practices as rows.
extension Database {
  private static let moodColumns =
    "id, uuid, time_ms, emotion, note, completion, practice, support"

  /// A mood as it is stored, or `nil` where there is none.
  package func mood(_ id: Mood.ID) throws -> Mood? {
    try Row.fetchOne(
      cachedStatement(sql: "SELECT \(Self.moodColumns) FROM mood WHERE id = ? AND \(Visible.own)"),
      arguments: [id.rawValue]
    ).map { row in
      var reader = RowReader(row, of: "mood")
      return try Self.mood(&reader)
    }
  }

  /// All moods, by number.
  package var moods: [Mood] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: "SELECT \(Self.moodColumns) FROM mood WHERE \(Visible.own) ORDER BY id")
      )
      .map { row in
        var reader = RowReader(row, of: "mood")
        return try Self.mood(&reader)
      }
    }
  }

  /// The moods of a span of time, both ends inclusive, in the order of their times.
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

  /// A mood with the task that it followed, or `nil` where there is none.
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

  /// The latest time that a task was done and counts.
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
    SELECT \(moodColumns.split(separator: ", ").map { "mood.\($0)" }.joined(separator: ", ")),
      completion.todo, completion.name, completion.category, completion.category_name,
      completion.category_color, completion.category_icon,
      json_extract(completion.snapshot, '$.places'), \(CompletionRow.isUndone)
    FROM mood LEFT JOIN completion ON completion.uuid = mood.completion
    """

  private static func entry(_ row: Row) throws -> MoodEntry {
    var reader = RowReader(row, of: "mood")
    let mood = try mood(&reader)
    let task = try reader.next(Int64?.self).map(Todo.ID.init(rawValue:))
    let name: String? = try reader.next()
    let id = try reader.next(Int64?.self).map(Category.ID.init(rawValue:))
    let category: String? = try reader.next()
    let (color, icon): (String?, String?) = (try reader.next(), try reader.next())
    let places = try reader.nextIfPresent { try Self.names($0) } ?? []
    return MoodEntry(
      mood: mood, task: task, taskName: name,
      category: category.map {
        CategoryStamp(id: id, name: $0, color: color ?? "", icon: icon ?? "")
      },
      places: places, isUndone: try reader.next())
  }

  /// Reads a list of names; most are empty.
  private static func names(_ text: String) throws -> [String] {
    text == "[]" ? [] : try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  private static func mood(_ reader: inout RowReader) throws -> Mood {
    let id = Mood.ID(rawValue: try reader.next())
    let uuid: UUID = try reader.next()
    let time = Date(milliseconds: try reader.next())
    let emotion = try reader.next { Emotion(rawValue: $0) }
    let note: String? = try reader.next()
    let completion: UUID? = try reader.next()
    let practice = try reader.nextIfPresent { PracticeKind(rawValue: $0) }
    let support: Int? = try reader.next()
    return Mood(
      id: id, uuid: uuid, time: time, emotion: emotion, note: note, completion: completion,
      advice: practice.map(Advice.practice) ?? support.map(Advice.support))
  }

  /// The marks of days, by date.
  package var dayMarks: [DayMark] {
    get throws {
      try Row.fetchAll(
        cachedStatement(sql: "SELECT date, mark FROM day_mark WHERE \(Visible.own) ORDER BY date")
      )
      .map { row in
        var reader = RowReader(row, of: "day_mark")
        return DayMark(
          date: try reader.next(), mark: try reader.next { DayMark.Mark(rawValue: $0) })
      }
    }
  }

  /// The practices, by number.
  package var practices: [Practice] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: """
            SELECT id, kind, began_ms, ended_ms FROM practice WHERE \(Visible.own) ORDER BY id
            """)
      ).map { row in
        var reader = RowReader(row, of: "practice")
        return Practice(
          id: try reader.next(), kind: try reader.next { PracticeKind(rawValue: $0) },
          began: Date(milliseconds: try reader.next()),
          ended: Date(milliseconds: try reader.next()))
      }
    }
  }

  /// How many practices and how many supportive messages were suggested so far.
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

extension Database {
  /// Replaces moods, marks and practices, after a look whether they are what each change began
  /// with.
  func replace(_ changes: MoodChanges) throws {
    try check(changes)
    for mood in changes.moods.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM mood WHERE id = ?")
        .execute(arguments: [mood.id.rawValue])
    }
    for mark in changes.marks.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM day_mark WHERE \(Visible.own) AND date = ?")
        .execute(arguments: [mark.date])
    }
    for practice in changes.practices.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM practice WHERE \(Visible.own) AND id = ?")
        .execute(arguments: [practice.id])
    }
    for mood in changes.moods.compactMap(\.after) { try insert(mood) }
    for mark in changes.marks.compactMap(\.after) {
      try cachedStatement(sql: "INSERT INTO day_mark (date, mark, person) VALUES (?, ?, viewer())")
        .execute(arguments: [mark.date, mark.mark.rawValue])
    }
    for practice in changes.practices.compactMap(\.after) { try insert(practice) }
  }

  private func check(_ changes: MoodChanges) throws {
    for change in changes.moods {
      guard let mood = change.before ?? change.after else { continue }
      guard try self.mood(mood.id) == change.before?.asStored else {
        throw SQLiteStoreError.changedMeanwhile(subject: MoodPhrase.mood.text)
      }
    }
    let marks = changes.marks.isEmpty ? [] : try dayMarks
    for change in changes.marks {
      guard let mark = change.before ?? change.after else { continue }
      guard marks.first(where: { $0.date == mark.date }) == change.before else {
        throw SQLiteStoreError.changedMeanwhile(subject: MoodPhrase.markOf(date: mark.date).text)
      }
    }
  }

  private func insert(_ mood: Mood) throws {
    var (practice, support): (String?, Int?) = (nil, nil)
    switch mood.advice {
    case .practice(let kind)?: practice = kind.rawValue
    case .support(let number)?: support = number
    case nil: break
    }
    try cachedStatement(
      sql: """
        INSERT INTO mood (\(Self.moodColumns), person) VALUES (?, ?, ?, ?, ?, ?, ?, ?, viewer())
        """
    ).execute(arguments: [
      mood.id.rawValue, mood.uuid, mood.time.milliseconds, mood.emotion.rawValue, mood.note,
      mood.completion, practice, support,
    ])
    try cachedStatement(sql: "UPDATE counter SET mood = max(mood, ?)")
      .execute(arguments: [mood.id.rawValue])
  }

  private func insert(_ practice: Practice) throws {
    try cachedStatement(
      sql: """
        INSERT INTO practice (id, kind, began_ms, ended_ms, person)
        VALUES (?, ?, ?, ?, viewer())
        """
    ).execute(arguments: [
      practice.id, practice.kind.rawValue, practice.began.milliseconds,
      practice.ended.milliseconds,
    ])
    try cachedStatement(sql: "UPDATE counter SET practice = max(practice, ?)")
      .execute(arguments: [practice.id])
  }
}

extension Mood {
  /// The mood as reading it back gives it.
  fileprivate var asStored: Mood {
    Mood(
      id: id, uuid: uuid, time: Date(milliseconds: time.milliseconds), emotion: emotion,
      note: note, completion: completion, advice: advice)
  }
}
