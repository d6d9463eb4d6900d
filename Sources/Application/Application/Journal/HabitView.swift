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
      habit, marks: marks, today: actionContext.todayNumber,
      weekStart: actionContext.rules.weekStart, isRest: rest.contains)
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

  /// How far it is on a day, and its row of days: `day 3 of 21, streak 2`, `5 of 8 glasses`,
  /// `2 of 3 this week`.
  package func words(on day: Int) -> String {
    var parts = [amountWords(on: day)].compactMap(\.self)
    if let period = progress.period, case .times(_, let days)? = habit.frequency {
      parts.append(JournalPhrase.times(period.done, of: period.wanted, in: days).text)
    }
    if parts.isEmpty, let box = dayWords(on: day) { parts.append(box) }
    if progress.streak > 0 { parts.append(streakWords) }
    return parts.isEmpty ? frequencyWords : parts.joined(separator: ", ")
  }

  /// Which of its boxes that of a day is; `nil` where it has none, and for a habit that goes on.
  package func dayWords(on day: Int) -> String? {
    guard habit.days != nil, let box = progress.box(on: day) else { return nil }
    return JournalPhrase.dayOf(box.number, days: progress.boxes.count).text
  }

  /// How much of the goal was done on a day: `5 of 8 glasses`; `nil` without a goal.
  package func amountWords(on day: Int) -> String? {
    habit.goal.map { goal in
      let amount = progress.box(on: day)?.amount ?? .zero
      return JournalPhrase.amount(
        amount.words, of: goal.amount.words, goal.unit?.wholeLine, atMost: goal.isAtMost
      ).text
    }
  }

  /// The part of the goal that was done on a day, above 0 and at most 1; `nil` without any, and for
  /// a goal that is the most.
  package func part(on day: Int) -> Double? {
    guard let goal = habit.goal, !goal.isAtMost, let amount = progress.box(on: day)?.amount,
      amount > .zero
    else { return nil }
    return min(1, amount.number / goal.amount.number)
  }

  /// The row up to now: `streak 3`, of weeks `streak 3 weeks`.
  package var streakWords: String {
    guard case .times(_, let days)? = habit.frequency else {
      return JournalPhrase.streak(progress.streak).text
    }
    return JournalPhrase.streak(progress.streak, in: days).text
  }

  /// How often it is to be done: `every day`, `Mon, Wed`, `3 times a week`.
  package var frequencyWords: String { habit.frequency?.words ?? JournalPhrase.everyDay.text }

  /// The goal of a day: `8 glasses a day`; `nil` without one.
  package var goalWords: String? {
    habit.goal.map {
      JournalPhrase.goal($0.amount.words, $0.unit?.wholeLine, atMost: $0.isAtMost).text
    }
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
      ("name", .string(habit.name)), ("days", habit.days.map { .integer($0) } ?? .null),
      ("start", .string(LocalDays.text(habit.start))),
      ("end", JSON(habit.last.map(LocalDays.text))),
      ("goal", habit.goal?.amount.json ?? .null), ("unit", JSON(habit.goal?.unit)),
      ("at_most", .bool(habit.goal?.isAtMost ?? false)), ("on", JSON(habit.onText)),
      ("times", JSON(habit.timesText)),
      ("boxes", .array(progress.listed.map(\.json))),
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
      ("days", habit.days.map { .integer($0) } ?? .null),
      ("state", .string(box.state.rawValue)), ("streak", .integer(progress.streak)),
      ("goal", habit.goal?.amount.json ?? .null), ("unit", JSON(habit.goal?.unit)),
      ("at_most", .bool(habit.goal?.isAtMost ?? false)),
      ("amount", box.amount?.json ?? .null),
    ])
  }

  /// How it stands in a few words: `3 of 30, streak 3, strength 20 %`.
  package var text: String {
    var parts = [doneWords, streakWords, JournalPhrase.strength(strengthPercent).text]
    if progress.isFinished { parts.append(JournalPhrase.habitFinished.text) }
    return parts.joined(separator: ", ")
  }

  /// How many boxes are done: `3 of 30`, of a habit that goes on `3 done`.
  package var doneWords: String {
    habit.days == nil
      ? JournalPhrase.doneTimes(progress.done).text
      : JournalPhrase.doneOf(progress.done, days: progress.wantedBoxes).text
  }

  /// The days on which it takes place: `2026-03-01 to 2026-03-30`, `since 2026-03-01`.
  package var spanText: String { span(LocalDays.text) }

  /// The days on which it takes place, each as a closure writes it.
  package func span(_ text: (Int) -> String) -> String {
    habit.last.map { JournalPhrase.habitSpan(from: text(habit.start), to: text($0)).text }
      ?? JournalPhrase.habitSince(text(habit.start)).text
  }

  /// A word of praise for a finished habit.
  package var praise: String {
    JournalPhrase.praise(
      Int(habit.id.rawValue), name: habit.name.quoted, done: progress.done,
      days: progress.wantedBoxes
    ).text
  }

  /// The boxes as characters, ten in a group: `✓✓–✗·`.
  package var boxesText: String {
    var text = ""
    for box in progress.listed {
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
      ("state", .string(state.rawValue)), ("amount", amount?.json ?? .null),
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
    case .free: "◦"
    case .open: "○"
    case .ahead: "·"
    }
  }

  /// The name for readers.
  package var text: String { JournalPhrase.habitState(rawValue).text }
}

extension ActionContext {
  /// The user's present day, counted from 1970-01-01.
  package var todayNumber: Int { today.date.daysSinceEpoch }
}
