import Foundation
import Journal
import Model
import Recurrence
import SQLiteStore
import TestSupport

/// A history of many days, made up with a seed, and what it was made of.
struct ChartedStore {
  /// The noon on which it ends.
  static let now = Date("2026-03-31T12:00:00Z")

  let store: SQLiteStore
  private(set) var completions: [Completion] = []
  private(set) var moods: [(time: Date, emotion: Int)] = []
  private(set) var marks: [HabitMark] = []
  let habit: Habit

  /// Makes up `days` days that end at `now`; every third of the times done is late.
  init(days: Int, seed: UInt64 = 7) throws {
    var random = SplitMix64(seed: seed)
    store = try SQLiteStore.empty()
    let today = Int(Self.now.timeIntervalSince1970 / 86_400)
    habit = Habit(
      id: Habit.ID(rawValue: 1), uuid: UUID(number: 1), created: Self.now, name: "Walk",
      start: today - max(1, min(days, 366)) + 1, days: max(1, min(days, 366)))
    let todo = Todo.sample(
      1, name: "Water", rule: .every("2d", start: "2020-01-01T09:00"), zone: .named("GMT"),
      places: [])
    var number: Int64 = 0
    var entries: [Mood] = []
    for day in (today - days + 1)..<(today + 1) where days > 0 {
      let morning = Date(timeIntervalSince1970: Double(day) * 86_400)
      for _ in 0..<Int(random.next() % 3) {
        number += 1
        let time = morning.after(Double(random.next() % 43_200))
        let isLate = random.next() % 3 == 0
        completions.append(
          Completion(
            uuid: UUID(number: 9_000 + number), kind: .done, time: time, recorded: time,
            todo: todo, opened: nil, due: morning.after(isLate ? -86_400 : 80_000), places: []))
      }
      if random.next() % 4 != 0 {
        let emotion = Int(random.next() % 5)
        let time = morning.after(40_000)
        moods.append((time, emotion))
        entries.append(
          Mood(
            id: Mood.ID(rawValue: Int64(entries.count + 1)),
            uuid: UUID(number: 50_000 + Int64(entries.count)), time: time,
            emotion: Emotion(rawValue: emotion) ?? .neutral, note: nil, completion: nil,
            advice: nil))
      }
      if habit.contains(day), random.next() % 2 == 0 {
        marks.append(HabitMark(habit: habit.id, day: day, kind: .done, time: morning))
      }
    }
    let (completions, marks, habit) = (self.completions, self.marks, self.habit)
    try store.edit { _ in
      var edit = Edit(
        summary: "begin", todos: [.init(before: nil, after: todo)], completions: completions)
      edit.moods = MoodChanges(moods: entries.map { .init(before: nil, after: $0) })
      edit.journal = JournalChanges(
        habits: [.init(before: nil, after: habit)],
        marks: marks.map { .init(before: nil, after: $0) })
      return edit
    }
  }

  /// Returns a day as an ISO date.
  static func text(_ time: Date) -> String { String(time.formatted(.iso8601).prefix(10)) }
}
