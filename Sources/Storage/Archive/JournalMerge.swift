import Application
import Foundation
import Journal
import Model

/// The habits, good things and notes of another database that are not here yet.
///
/// Habits and notes with equal UUIDs are the same. A box that is marked here, and good things that
/// were written here, stay.
struct JournalMerge {
  /// The changes, with numbers of this database.
  private(set) var changes = JournalChanges()

  /// Compares the two databases; with `updating`, habits in both become as they are there, unless
  /// marked boxes here would lie outside of them.
  init(
    of there: Merge.Side, into here: Merge.Side, updating: Bool, context: any EditContext,
    _ report: inout ImportReport
  ) throws {
    var ids: [Habit.ID: Habit.ID] = [:]
    let known = Dictionary(here.habits.map { ($0.uuid, $0) }) { first, _ in first }
    for habit in there.habits {
      if let mine = known[habit.uuid] {
        ids[habit.id] = mine.id
        compare(habit, with: mine, marks: here.habitMarks, updating: updating, &report)
        continue
      }
      let id = try context.nextHabitID()
      ids[habit.id] = id
      let new = Habit(
        id: id, uuid: habit.uuid, created: habit.created, name: habit.name, start: habit.start,
        days: habit.days, at: habit.at, goal: habit.goal, frequency: habit.frequency,
        removed: habit.removed)
      changes.habits.append(.init(before: nil, after: new))
    }
    let habits = Dictionary(
      (here.habits + changes.habits.compactMap(\.after)).map { ($0.id, $0) },
      uniquingKeysWith: { _, last in last })
    let marked = Set(here.habitMarks.map { Box(habit: $0.habit, day: $0.day) })
    for mark in there.habitMarks {
      guard let id = ids[mark.habit], habits[id]?.contains(mark.day) == true,
        !marked.contains(Box(habit: id, day: mark.day))
      else { continue }
      let new = HabitMark(
        habit: id, day: mark.day, kind: mark.kind, amount: mark.amount, time: mark.time)
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

  private mutating func compare(
    _ habit: Habit, with mine: Habit, marks: [HabitMark], updating: Bool,
    _ report: inout ImportReport
  ) {
    let wanted = Habit(
      id: mine.id, uuid: mine.uuid, created: mine.created, name: habit.name, start: habit.start,
      days: habit.days, at: habit.at, goal: habit.goal, frequency: habit.frequency,
      removed: habit.removed)
    let fits = marks.allSatisfy { $0.habit != mine.id || wanted.contains($0.day) }
    if report.takes(
      "habit \"\(mine.name)\"", isSame: wanted == mine, updates: updating && fits)
    {
      changes.habits.append(.init(before: mine, after: wanted))
    }
  }

  private struct Box: Hashable {
    let habit: Habit.ID
    let day: Int
  }
}
