import DateWords
import Foundation
package import Journal
import Localization
package import Model
package import Progress
import Recurrence
package import Text

/// A habit for every form of output.
package struct HabitView: Sendable {
  /// How it stands today.
  package let progress: HabitProgress

  package init(_ progress: HabitProgress) { self.progress = progress }

  /// Computes how a habit stands today.
  package init(
    _ habit: Habit, marks: [HabitMark], rest: RestDays, actionContext: ActionContext
  ) {
    progress = HabitProgress(
      habit, marks: marks, today: actionContext.todayNumber, isRest: rest.contains)
  }

  /// Reads a habit.
  package init(
    _ habit: Habit, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    self.init(
      habit, marks: try snapshot.habitMarks(of: habit.id), rest: try snapshot.rest,
      actionContext: actionContext)
  }

  /// Reads all habits that were not removed, by number.
  package static func all(
    in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [HabitView] {
    let habits = try snapshot.habits
    guard !habits.isEmpty else { return [] }
    let marks = Dictionary(grouping: try snapshot.habitMarks, by: \.habit)
    let rest = try snapshot.rest
    return habits.map {
      HabitView($0, marks: marks[$0.id] ?? [], rest: rest, actionContext: actionContext)
    }
  }

  /// Reads the habits whose day the present one is and that were neither kept nor rested on it, by
  /// their time and number; none while the part is off.
  package static func left(
    in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [HabitView] {
    guard actionContext.parts.contains(.journal) else { return [] }
    let today = actionContext.todayNumber
    return try all(in: snapshot, actionContext: actionContext)
      .filter { $0.progress.box(on: today)?.state == .open }
      .sorted { left, right in
        // Those without a time come last.
        let (first, second) = (left.minute, right.minute)
        return first == second ? left.habit.id < right.habit.id : first < second
      }
  }

  /// The minute of the day at which it reminds; after all others without a time.
  private var minute: Int { habit.at.map { $0.hour * 60 + $0.minute } ?? .max }

  /// Which of its days a day is, and its row of days: `day 3 of 21, streak 2`.
  package func words(on day: Int) -> String {
    let box = progress.box(on: day).map {
      JournalPhrase.dayOf($0.number, days: habit.days).text
    }
    let streak = progress.streak > 0 ? JournalPhrase.streak(progress.streak).text : nil
    return [box, streak].compactMap(\.self).joined(separator: ", ")
  }

  package var habit: Habit { progress.habit }

  /// The user's name for it.
  package var name: String { habit.name }

  /// The strength in whole percent.
  package var strengthPercent: Int { Int((progress.strength * 100).rounded()) }

  /// The keys, as `habit show --json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(habit.id.rawValue))),
      ("uuid", .string(habit.uuid.uuidString.lowercased())),
      ("name", .string(habit.name)), ("days", .integer(habit.days)),
      ("start", .string(LocalDays.text(habit.start))),
      ("end", .string(LocalDays.text(habit.last))),
      ("boxes", .array(progress.boxes.map(\.json))),
      ("done", .integer(progress.done)), ("rest", .integer(progress.rest)),
      ("missed", .integer(progress.missed)), ("streak", .integer(progress.streak)),
      ("best_streak", .integer(progress.bestStreak)),
      ("strength", JSON(progress.strength, decimals: 4)),
      ("progress", JSON(progress.completedFraction, decimals: 4)),
      ("finished", .bool(progress.isFinished)),
    ])
  }

  /// The keys of a habit in the journal of a day; `nil` where it has no box on that day.
  package func json(on day: Int) -> JSON? {
    guard let box = progress.box(on: day) else { return nil }
    return .object([
      ("id", .integer(Int(habit.id.rawValue))),
      ("uuid", .string(habit.uuid.uuidString.lowercased())),
      ("name", .string(habit.name)), ("n", .integer(box.number)),
      ("days", .integer(habit.days)), ("state", .string(box.state.rawValue)),
      ("streak", .integer(progress.streak)),
    ])
  }

  /// How it stands in a few words: `3 of 30, streak 3, strength 20 %`.
  package var text: String {
    var parts = [
      JournalPhrase.doneOf(progress.done, days: habit.days).text,
      JournalPhrase.streak(progress.streak).text, JournalPhrase.strength(strengthPercent).text,
    ]
    if progress.isFinished { parts.append(JournalPhrase.habitFinished.text) }
    return parts.joined(separator: ", ")
  }

  /// The days on which it takes place: `2026-03-01 to 2026-03-30`.
  package var spanText: String {
    JournalPhrase.habitSpan(from: LocalDays.text(habit.start), to: LocalDays.text(habit.last)).text
  }

  /// A word of praise for a finished habit.
  package var praise: String {
    JournalPhrase.praise(
      Int(habit.id.rawValue), name: habit.name.quoted, done: progress.done, days: habit.days
    ).text
  }

  /// The boxes as characters, ten in a group: `✓✓–✗·`.
  package var boxesText: String {
    var text = ""
    for box in progress.boxes {
      if box.number > 1, box.number % 10 == 1 { text += " " }
      text += box.state.sign
    }
    return text
  }
}

extension HabitBox {
  /// The keys of a box.
  package var json: JSON {
    .object([
      ("n", .integer(number)), ("date", .string(LocalDays.text(day))),
      ("state", .string(state.rawValue)),
    ])
  }
}

extension HabitBox.State {
  /// The character that stands for it.
  package var sign: String {
    switch self {
    case .done: "✓"
    case .rest: "–"
    case .missed: "✗"
    case .open: "○"
    case .ahead: "·"
    }
  }

  /// The name for readers.
  package var text: String { JournalPhrase.habitState(rawValue).text }
}

/// Reads the fields of a habit.
struct HabitReading {
  /// The present and the settings.
  let actionContext: ActionContext
  /// The habits that there are.
  let habits: [Habit]

  /// Returns a name that is neither empty nor taken by a habit that goes on.
  ///
  /// - Throws: `Refusal`.
  func name(_ text: String, besides own: Habit.ID? = nil) throws -> String {
    let name = try NullCharacter.refused(in: text.trimmed, .name)
    guard (1...Habit.maximumNameLength).contains(name.count) else {
      throw Refusal(
        .usage, .name, JournalPhrase.notHabitName(name.quoted, most: Habit.maximumNameLength))
    }
    let today = actionContext.todayNumber
    let other = habits.first {
      $0.id != own && $0.removed == nil && $0.last >= today
        && $0.name.lowercased() == name.lowercased()
    }
    if let other {
      throw Refusal(.refused, .name, JournalPhrase.habitNameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a number of days (J1).
  ///
  /// - Throws: `Refusal`.
  func days(_ text: String) throws -> Int {
    guard let days = Int(text.trimmed), (1...Habit.maximumDays).contains(days) else {
      throw Refusal(
        .usage, .days, JournalPhrase.notHabitDays(text.trimmed.quoted, most: Habit.maximumDays))
    }
    return days
  }

  /// Returns the first day; today unless given.
  ///
  /// - Throws: `Refusal`.
  func start(_ text: String?) throws -> Int {
    try text.map { try actionContext.day($0, direction: .future, field: .start) }
      ?? actionContext.todayNumber
  }

  /// Returns the time of day of the reminder; `nil` for `none` and for a blank text.
  ///
  /// - Throws: `Refusal`.
  func time(_ text: String?) throws -> TimeOfDay? {
    guard let text = text?.trimmed, !text.isEmpty, text.lowercased() != "none" else { return nil }
    return try reading(.at) { try TimeOfDay(parsing: text) }
  }

  /// Checks that a habit ends within the calendar.
  ///
  /// - Throws: `Refusal`.
  func check(_ habit: Habit) throws {
    guard habit.last <= LocalDays.last else {
      throw Refusal(
        .usage, .start, JournalPhrase.habitTooLate(LocalDays.text(habit.start).quoted))
    }
  }
}

extension ActionContext {
  /// The user's present day, counted from 1970-01-01.
  package var todayNumber: Int { today.date.daysSinceEpoch }
}

/// The boxes of all habits as Loop exports them for several habits: a column for each habit, a row
/// for each day, newest first.
///
/// Source: `Checkmarks.csv` of Loop Habit Tracker 2.1 (`HabitsCSVExporter.kt`, `Entry.kt`).
enum HabitTable {
  /// Passes the rows to a closure, the header first; the days begin with the earliest habit and end
  /// today.
  static func write(
    _ store: any StoreReader, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    let habits = try store.withSnapshot {
      try HabitView.all(in: $0, actionContext: actionContext)
    }
    try put(CSV.row(["Date"] + habits.map(\.habit.name)))
    guard let first = habits.map(\.habit.start).min() else { return }
    var day = actionContext.todayNumber
    while day >= first {
      let values = habits.map { $0.progress.box(on: day).map(\.state.loopValue) ?? "UNKNOWN" }
      try put(CSV.row([LocalDays.text(day)] + values))
      day -= 1
    }
  }
}

extension HabitBox.State {
  /// The word of Loop.
  fileprivate var loopValue: String {
    switch self {
    case .done: "YES_MANUAL"
    case .rest: "SKIP"
    case .missed: "NO"
    case .open, .ahead: "UNKNOWN"
    }
  }
}
