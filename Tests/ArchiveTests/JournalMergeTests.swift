import Application
import Foundation
import Journal
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import Archive

/// The journal of another database, brought into one in use.
@Suite(.temporaryFolder)
struct JournalMergeTests {
  private static let first = 20_514

  private static func store(
    _ habits: [Habit], marks: [HabitMark] = [], notes: [Note] = [], gratitudes: [Gratitude] = []
  ) throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(summary: "journal")
      edit.journal = JournalChanges(
        habits: habits.map { .init(before: nil, after: $0) },
        marks: marks.map { .init(before: nil, after: $0) },
        gratitudes: gratitudes.map { .init(before: nil, after: $0) },
        notes: notes.map { .init(before: nil, after: $0) })
      return edit
    }
    return store
  }

  private static func habit(
    _ id: Int64, _ name: String, uuid: Int64, days: Int = 30
  ) -> Habit {
    Habit(
      id: Habit.ID(rawValue: id), uuid: UUID(number: uuid), created: Sample.noon, name: name,
      start: first, days: days)
  }

  private static func mark(_ habit: Int64, _ day: Int, _ kind: HabitMark.Kind) -> HabitMark {
    HabitMark(habit: Habit.ID(rawValue: habit), day: first + day, kind: kind, time: Sample.noon)
  }

  @Test
  func `habits are the same by UUID, what is here stays, and one undo takes all back`() throws {
    let here = try Self.store(
      [Self.habit(1, "Read", uuid: 1), Self.habit(2, "Walk", uuid: 2)],
      marks: [Self.mark(2, 0, .rest)],
      gratitudes: [Gratitude(day: Self.first, texts: ["a", "b", "c"], time: Sample.noon)])
    let before = try ExportTests.lines(of: here).filter { !$0.contains("counters") }
    let there = try Self.store(
      [Self.habit(1, "Walk", uuid: 2), Self.habit(2, "Run", uuid: 3)],
      marks: [Self.mark(1, 0, .done), Self.mark(1, 1, .done), Self.mark(2, 5, .done)],
      notes: [
        Note(
          id: Note.ID(rawValue: 1), uuid: UUID(number: 9), day: Self.first, time: Sample.noon,
          text: "Rain")
      ],
      gratitudes: [Gratitude(day: Self.first, texts: ["x", "y", "z"], time: Sample.noon)])
    let staged = try ExportTests.staged(ExportTests.lines(of: there))
    let report = try here.merge(staged, updating: false, summary: "import")
    #expect(report[.habits] == 1 && report[.boxes] == 2)
    #expect(report[.gratitudes] == 0 && report[.notes] == 1 && report.known == 1)
    let (habits, marks, good) = try here.withSnapshot {
      (try $0.habits, try $0.habitMarks, try $0.gratitudes)
    }
    #expect(habits.map(\.name) == ["Read", "Walk", "Run"])
    #expect(
      marks == [Self.mark(2, 0, .rest), Self.mark(2, 1, .done), Self.mark(3, 5, .done)])
    #expect(good.map(\.texts) == [["a", "b", "c"]])
    let again = try here.merge(
      ExportTests.staged(ExportTests.lines(of: there)), updating: false, summary: "import")
    #expect(again.isEmpty)
    _ = try here.undo()
    #expect(
      try ExportTests.lines(of: here).filter { $0.contains("habit") && !$0.contains("\"edit\"") }
        == before.filter { $0.contains("habit") && !$0.contains("\"edit\"") })
  }

  @Test
  func `a habit that differs is updated if asked, unless marked boxes would fall out`() throws {
    let here = try Self.store(
      [Self.habit(1, "Walk", uuid: 2), Self.habit(2, "Read", uuid: 3)],
      marks: [Self.mark(2, 20, .done)])
    let there = try ExportTests.lines(
      of: Self.store([
        Self.habit(1, "Stroll", uuid: 2), Self.habit(2, "Read", uuid: 3, days: 10),
      ]))
    let report = try here.merge(ExportTests.staged(there), updating: false, summary: "import")
    #expect(report.isEmpty && report.differing == ["habit \"Walk\"", "habit \"Read\""])
    let update = try here.merge(ExportTests.staged(there), updating: true, summary: "import")
    #expect(update.updated == ["habit \"Walk\""] && update.differing == ["habit \"Read\""])
    let habits = try here.withSnapshot { try $0.habits }
    #expect(habits.map(\.name) == ["Stroll", "Read"] && habits.map(\.days) == [30, 30])
  }
}
