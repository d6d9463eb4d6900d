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
    let action = builder.actionContext
    let days = item.marks.keys.filter { $0 <= action.todayNumber }.sorted()
    guard item.isKnown || !days.isEmpty else { return lose(.emptyHabit) }
    let name = String(shortened(item.name).prefix(Habit.maximumNameLength))
    guard !name.isEmpty else {
      return refuse(
        nil, item.name,
        JournalPhrase.notHabitName(item.name.quoted, most: Habit.maximumNameLength))
    }
    var changes = edit.journal ?? JournalChanges()
    // What is there is not copied for each habit.
    edit.journal = nil
    defer { edit.journal = changes.isEmpty ? nil : changes }
    let habit =
      try known
      ?? Habit(
        id: context.nextHabitID(), uuid: item.uuid, created: action.now, name: name,
        start: days.first ?? action.todayNumber, days: nil, at: item.at, goal: item.goal,
        frequency: item.frequency)
    if known == nil {
      changes.habits.append(.init(before: nil, after: habit))
    } else {
      report.known += 1
    }
    let marks = try known.map { try context.habitMarks(of: $0.id) } ?? []
    let marked = Dictionary(marks.map { ($0.day, $0) }) { first, _ in first }
    for day in days where habit.contains(day) {
      guard let mark = item.marks[day] else { continue }
      let time = LocalDateTime.midday(ofDay: day).date(in: action.machineZone)
      let new = HabitMark(mark, of: habit, on: day, time: min(time, action.now))
      let old = marked[day]
      if let old, !choice.updates || (old.kind, old.amount) == (new.kind, new.amount) { continue }
      changes.marks.append(.init(before: old, after: new))
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

extension HabitMark {
  /// Creates the mark of a day of a file; one without a goal here takes amounts as ticks.
  fileprivate init(_ mark: HabitItem.Mark, of habit: Habit, on day: Int, time: Date) {
    let (kind, amount): (Kind, Amount?) =
      switch mark {
      case .done: (.done, nil)
      case .rest: (.rest, nil)
      case .amount(let amount): (.amount, amount)
      }
    self.init(habit: habit.id, day: day, kind: kind, amount: amount, time: time)
  }
}
