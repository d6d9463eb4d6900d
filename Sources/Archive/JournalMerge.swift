import Foundation
import Journal
import Reminders

/// The habits, good things and notes of another database that are not here yet.
///
/// Habits and notes with equal UUIDs are the same. A box that is marked here, and good things that
/// were written here, stay.
struct JournalMerge {
  /// The changes, with numbers of this database.
  private(set) var changes = JournalChanges()

  /// Compares the two databases.
  init(of there: Merge.Side, into here: Merge.Side, context: any EditContext) throws {
    var ids: [Habit.ID: Habit.ID] = [:]
    let known = Dictionary(here.habits.map { ($0.uuid, $0) }) { first, _ in first }
    for habit in there.habits {
      if let mine = known[habit.uuid] {
        ids[habit.id] = mine.id
        continue
      }
      let id = try context.nextHabitID()
      ids[habit.id] = id
      let new = Habit(
        id: id, uuid: habit.uuid, created: habit.created, name: habit.name, start: habit.start,
        days: habit.days, at: habit.at, removed: habit.removed)
      changes.habits.append(.init(before: nil, after: new))
    }
    let habits = Dictionary(
      (here.habits + changes.habits.compactMap(\.after)).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    let marked = Set(here.habitMarks.map { Box(habit: $0.habit, day: $0.day) })
    for mark in there.habitMarks {
      guard let id = ids[mark.habit], habits[id]?.contains(mark.day) == true,
        !marked.contains(Box(habit: id, day: mark.day))
      else { continue }
      let new = HabitMark(habit: id, day: mark.day, kind: mark.kind, time: mark.time)
      changes.marks.append(.init(before: nil, after: new))
    }
    let thankful = Set(here.gratitudes.map(\.day))
    for gratitude in there.gratitudes where !thankful.contains(gratitude.day) {
      changes.gratitudes.append(.init(before: nil, after: gratitude))
    }
    let written = Set(here.notes.map(\.uuid))
    for note in there.notes where !written.contains(note.uuid) {
      let new = Note(
        id: try context.nextNoteID(), uuid: note.uuid, day: note.day, time: note.time,
        text: note.text)
      changes.notes.append(.init(before: nil, after: new))
    }
  }

  private struct Box: Hashable {
    let habit: Habit.ID
    let day: Int
  }
}
