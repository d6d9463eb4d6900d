import Foundation
import GRDB
import Journal
import Model
import Recurrence
import TestSupport
import Testing

@testable import SQLiteStore

/// Habits, good things and notes in the database, and their steps.
struct JournalStorageTests {
  private static let first = 20_514
  private static let habit = Habit(
    id: Habit.ID(rawValue: 1), uuid: UUID(number: 1), created: Sample.noon, name: "Walk",
    start: first, days: 30, at: .init(hour: 7, minute: 30))
  private static let mark = HabitMark(
    habit: habit.id, day: first + 1, kind: .done, time: Sample.noon)
  private static let gratitude = Gratitude(
    day: first, texts: ["Sun", "Tea", "Cat"], time: Sample.noon)
  private static let note = Note(
    id: Note.ID(rawValue: 1), uuid: UUID(number: 2), day: first, time: Sample.noon, text: "Rain")

  private static func edit(_ changes: JournalChanges) -> Edit {
    var edit = Edit(summary: "journal")
    edit.journal = changes
    return edit
  }

  /// The contents of a journal.
  private struct Contents: Equatable {
    let habits: [Habit]
    let marks: [HabitMark]
    let gratitudes: [Gratitude]
    let notes: [Note]

    init(_ store: SQLiteStore) throws {
      (habits, marks, gratitudes, notes) = try store.withSnapshot {
        (
          try $0.allHabits, try $0.habitMarks, try $0.gratitudes,
          try $0.notes(containing: nil, in: nil, limit: 9)
        )
      }
    }
  }

  @Test
  func `all of it is stored, taken back and brought again`() throws {
    let store = try SQLiteStore.empty()
    let empty = try Contents(store)
    try store.edit { _ in
      Self.edit(
        JournalChanges(
          habits: [.init(before: nil, after: Self.habit)],
          marks: [.init(before: nil, after: Self.mark)],
          gratitudes: [.init(before: nil, after: Self.gratitude)],
          notes: [.init(before: nil, after: Self.note)]))
    }
    let full = try Contents(store)
    #expect(full.habits == [Self.habit] && full.marks == [Self.mark])
    #expect(full.gratitudes == [Self.gratitude] && full.notes == [Self.note])
    let gone = Habit(
      id: Self.habit.id, uuid: Self.habit.uuid, created: Self.habit.created, name: "Walk",
      start: Self.first, days: 30, at: Self.habit.at, removed: Sample.noon)
    try store.edit { _ in
      Self.edit(
        JournalChanges(
          habits: [.init(before: Self.habit, after: gone)],
          marks: [.init(before: Self.mark, after: nil)],
          gratitudes: [.init(before: Self.gratitude, after: nil)],
          notes: [.init(before: Self.note, after: nil)]))
    }
    #expect(try store.withSnapshot { try $0.habits }.isEmpty)
    #expect(try store.withSnapshot { try $0.allHabits } == [gone])
    _ = try store.undo()
    #expect(try Contents(store) == full)
    _ = try store.undo()
    #expect(try Contents(store) == empty)
    _ = try store.redo()
    #expect(try Contents(store) == full)
    // No number is given twice.
    try store.edit { context in
      let next = (try context.nextHabitID(), try context.nextNoteID())
      #expect(next.0.rawValue == 2)
      #expect(next.1.rawValue == 2)
      return Edit(summary: "nothing")
    }
  }

  @Test
  func `a change from what is not stored is refused`() throws {
    let store = try SQLiteStore.empty()
    for changes in [
      JournalChanges(habits: [.init(before: Self.habit, after: nil)]),
      JournalChanges(marks: [.init(before: Self.mark, after: nil)]),
      JournalChanges(gratitudes: [.init(before: Self.gratitude, after: nil)]),
      JournalChanges(notes: [.init(before: Self.note, after: nil)]),
    ] {
      #expect(throws: SQLiteStoreError.self) { try store.edit { _ in Self.edit(changes) } }
    }
  }

  @Test
  func `a step of a version without a journal can be read`() throws {
    let stored = """
      {"summary":"done 3 \\"Cat\\"","todos":[],"places":[],"visits":[],"silences":[],\
      "completions":[]}
      """
    #expect(try StoredJSON.value(Edit.self, from: stored, in: "edit").journal == nil)
  }

  @Test
  func `a reminder of a habit is stored once and known after a restart`() throws {
    let store = try SQLiteStore.empty()
    let key = ReminderKey(
      todo: Self.habit.id.reminderID, countdown: Int64(Self.first), cause: .habit,
      occasion: .moment(Sample.noon))
    let reminder = Reminder(
      key: key, time: Sample.noon, uuid: Self.habit.uuid, task: "Walk", place: nil, due: nil,
      box: .init(number: 1, days: 30))
    for _ in 0..<2 { try store.commit(Sample.commit([.remind(reminder)])) }
    #expect(try store.outbox(for: "terminal", at: Sample.noon).map(\.reminder) == [reminder])
    #expect(try store.memory().reminded.keys.map(\.self) == [key])
    #expect(try store.withSnapshot { try $0.habitAlarms }.isEmpty)
  }
}
