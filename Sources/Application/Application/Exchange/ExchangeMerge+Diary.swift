import Foundation
import Journal
import Localization
import Model
import Recurrence
import Text

/// The habits and moods of a file.
extension ExchangeMerge {
  // MARK: Habits

  mutating func add(_ item: HabitItem, known: Habit?) throws {
    let days = item.marks.keys.sorted()
    guard let first = days.first, let last = days.last else { return lose(.emptyHabit) }
    let name = String(shortened(item.name).prefix(Habit.maximumNameLength))
    let action = builder.actionContext
    var changes = edit.journal ?? JournalChanges()
    // What is there is not copied for each habit.
    edit.journal = nil
    defer { edit.journal = changes.isEmpty ? nil : changes }
    // The latest days are kept where there are more than a habit can have.
    let start = known?.start ?? max(first, last - Habit.maximumDays + 1)
    if start > first { report.losses[.habitDays, default: 0] += days.count { $0 < start } }
    let habit =
      try known
      ?? Habit(
        id: context.nextHabitID(), uuid: item.uuid, created: action.now, name: name, start: start,
        days: last - start + 1)
    if known == nil {
      changes.habits.append(.init(before: nil, after: habit))
    } else {
      report.known += 1
    }
    let marked = Set(try known.map { try context.habitMarks(of: $0.id).map(\.day) } ?? [])
    for day in days where habit.contains(day) && !marked.contains(day) {
      let time = LocalDateTime.midday(ofDay: day).date(in: action.machineZone)
      changes.marks.append(
        .init(
          before: nil,
          after: HabitMark(
            habit: habit.id, day: day, kind: item.marks[day] == true ? .rest : .done,
            time: min(time, action.now))))
    }
  }

  // MARK: Moods

  /// Adds the moods of a diary.
  ///
  /// A mood at the same time with the same feeling is the same mood, so that a file can be read
  /// twice.
  mutating func add(_ moods: [Daylio.Entry], file: String) throws {
    struct Key: Hashable {
      let time: Date
      let emotion: Emotion
    }
    report = ImportReport(.daylio)
    let action = builder.actionContext
    let there = try context.moodEntries(from: .distantPast, to: .distantFuture)
    var known = Set(there.map { Key(time: $0.mood.time, emotion: $0.mood.emotion) })
    var changes = MoodChanges()
    for entry in moods {
      try work.read()
      guard entry.time <= action.now else {
        let text = Instant.text(entry.time, in: action.machineZone)
        throw Refusal(.refused, MoodPhrase.timeToCome(GivenValue(text)))
      }
      guard known.insert(Key(time: entry.time, emotion: entry.emotion)).inserted else {
        report.known += 1
        continue
      }
      let mood = Mood(
        id: try context.nextMoodID(), uuid: UUID(), time: entry.time, emotion: entry.emotion,
        note: entry.note, completion: nil, advice: nil)
      changes.moods.append(.init(before: nil, after: mood))
    }
    edit = Edit(
      summary: edit.summary, action: .mood(.imported(changes.moods.count, file: file)))
    if !changes.isEmpty { edit.moods = changes }
  }
}

extension LocalDateTime {
  /// Returns the noon of a day since 1970.
  static func midday(ofDay day: Int) -> LocalDateTime {
    LocalDateTime(Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200), in: .gmt)
  }
}
