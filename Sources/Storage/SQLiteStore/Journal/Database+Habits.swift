import Foundation
package import GRDB
package import Journal
import Localization
package import Model
import Recurrence

/// Habits and their boxes as rows.
extension Database {
  private static let habitColumns = "id, uuid, created_ms, name, start, days, at, removed_ms"

  /// All habits, removed ones too, by number.
  package var allHabits: [Habit] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: "SELECT \(Self.habitColumns) FROM habit WHERE \(Visible.habit) ORDER BY id")
      )
      .map(Self.habit)
    }
  }

  /// The habits that were not removed, by number.
  package var habits: [Habit] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: """
            SELECT \(Self.habitColumns) FROM habit
            WHERE \(Visible.habit) AND removed_ms IS NULL ORDER BY id
            """
        )
      ).map(Self.habit)
    }
  }

  /// The owners of habits that are not those of `me`.
  package var habitOwners: [Habit.ID: Person.ID] {
    get throws {
      let rows = try Row.fetchAll(
        cachedStatement(sql: "SELECT id, person FROM habit WHERE person > 1 AND \(Visible.habit)"))
      var owners: [Habit.ID: Person.ID] = [:]
      for row in rows {
        owners[Habit.ID(rawValue: try row.decode(atIndex: 0))] =
          Person.ID(rawValue: try row.decode(atIndex: 1))
      }
      return owners
    }
  }

  /// A habit as it is stored, or `nil` where there is none.
  package func habit(_ id: Habit.ID) throws -> Habit? {
    try Row.fetchOne(
      cachedStatement(
        sql: "SELECT \(Self.habitColumns) FROM habit WHERE id = ? AND \(Visible.habit)"),
      arguments: [id.rawValue]
    ).map(Self.habit)
  }

  private static func habit(_ row: Row) throws -> Habit {
    var reader = RowReader(row, of: "habit")
    return Habit(
      id: Habit.ID(rawValue: try reader.next()), uuid: try reader.next(),
      created: Date(milliseconds: try reader.next()), name: try reader.next(),
      start: try reader.next(CalendarDate.day), days: try reader.next(),
      at: try reader.nextTime(),
      removed: try reader.next(Int64?.self).map(Date.init(milliseconds:)))
  }

  /// The marks of all habits, removed ones too, by habit and day.
  package var habitMarks: [HabitMark] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: """
            SELECT habit, date, mark, time_ms FROM habit_mark
            WHERE habit IN (SELECT id FROM habit WHERE \(Visible.habit)) ORDER BY habit, date
            """)
      ).map(Self.mark)
    }
  }

  /// The marks of a habit, by day.
  package func habitMarks(of id: Habit.ID) throws -> [HabitMark] {
    try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT habit, date, mark, time_ms FROM habit_mark
          WHERE habit = ? AND habit IN (SELECT id FROM habit WHERE \(Visible.habit)) ORDER BY date
          """),
      arguments: [id.rawValue]
    ).map(Self.mark)
  }

  private static func mark(_ row: Row) throws -> HabitMark {
    var reader = RowReader(row, of: "habit_mark")
    return HabitMark(
      habit: Habit.ID(rawValue: try reader.next()), day: try reader.next(CalendarDate.day),
      kind: try reader.next { HabitMark.Kind(rawValue: $0) },
      time: Date(milliseconds: try reader.next()))
  }
}

extension Database {
  /// Replaces habits and their marks, after a look whether they are what each change began with.
  func replaceHabits(_ changes: JournalChanges) throws {
    for change in changes.habits {
      guard let habit = change.before ?? change.after else { continue }
      guard try self.habit(habit.id) == change.before?.asStored else {
        throw SQLiteStoreError.changedMeanwhile(subject: JournalPhrase.habit(habit.name).text)
      }
    }
    for change in changes.marks {
      guard let mark = change.before ?? change.after else { continue }
      guard try kind(of: mark) == change.before?.kind else {
        let date = CalendarDate.text(mark.day)
        throw SQLiteStoreError.changedMeanwhile(subject: JournalPhrase.boxOf(date: date).text)
      }
    }
    for mark in changes.marks.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM habit_mark WHERE habit = ? AND date = ?")
        .execute(arguments: [mark.habit.rawValue, CalendarDate.text(mark.day)])
    }
    for habit in changes.habits.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM habit WHERE id = ?")
        .execute(arguments: [habit.id.rawValue])
    }
    for habit in changes.habits.compactMap(\.after) { try insert(habit) }
    for mark in changes.marks.compactMap(\.after) { try insert(mark) }
  }

  private func kind(of mark: HabitMark) throws -> HabitMark.Kind? {
    try String.fetchOne(
      cachedStatement(sql: "SELECT mark FROM habit_mark WHERE habit = ? AND date = ?"),
      arguments: [mark.habit.rawValue, CalendarDate.text(mark.day)]
    ).flatMap(HabitMark.Kind.init(rawValue:))
  }

  private func insert(_ habit: Habit) throws {
    try cachedStatement(
      sql: """
        INSERT INTO habit (\(Self.habitColumns), person) VALUES (?, ?, ?, ?, ?, ?, ?, ?, viewer())
        """
    ).execute(arguments: [
      habit.id.rawValue, habit.uuid, habit.created.milliseconds, habit.name,
      CalendarDate.text(habit.start), habit.days, habit.at?.description,
      habit.removed?.milliseconds,
    ])
    try cachedStatement(sql: "UPDATE counter SET habit = max(habit, ?)")
      .execute(arguments: [habit.id.rawValue])
  }

  private func insert(_ mark: HabitMark) throws {
    try cachedStatement(
      sql: "INSERT INTO habit_mark (habit, date, mark, time_ms) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [
      mark.habit.rawValue, CalendarDate.text(mark.day), mark.kind.rawValue,
      mark.time.milliseconds,
    ])
  }
}

extension Habit {
  /// The habit as reading it back gives it.
  fileprivate var asStored: Habit {
    Habit(
      id: id, uuid: uuid, created: Date(milliseconds: created.milliseconds), name: name,
      start: start, days: days, at: at,
      removed: removed.map { Date(milliseconds: $0.milliseconds) })
  }
}
