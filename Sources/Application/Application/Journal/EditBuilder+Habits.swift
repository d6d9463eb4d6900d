import Foundation
package import Journal
import Localization
package import Model
import Text

extension EditBuilder {
  /// A habit that was added, changed, removed or marked.
  package struct HabitOutcome: EditOutcome, Hashable {
    /// The step; without changes when there was nothing to do.
    package let edit: Edit
    /// The habit after, or before it was removed.
    package let habit: Habit
    /// The day whose box was marked, from 1970-01-01.
    package var day: Int?
    /// The box after; `nil` for an empty one.
    package var kind: HabitMark.Kind?

    /// True if nothing had to be changed.
    package var isUnchanged: Bool { edit.journal == nil }
  }

  /// Returns the edit that adds a habit (J1).
  ///
  /// - Throws: `Refusal`, which names the field; what the context throws.
  package func addHabit(_ input: HabitInput, in context: any EditContext) throws -> HabitOutcome {
    let fields = HabitReading(actionContext: actionContext, habits: try context.habits)
    let name = try fields.name(input.name ?? "")
    let habit = Habit(
      id: try context.nextHabitID(), uuid: UUID(), created: actionContext.now, name: name,
      start: try fields.start(input.start), days: try fields.days(input.days),
      at: try fields.time(input.at), goal: try fields.goal(input, of: nil),
      frequency: try fields.frequency(input, of: nil))
    try fields.check(habit)
    return HabitOutcome(
      edit: Self.edit(.add, habit, JournalChanges(habits: [.init(before: nil, after: habit)])),
      habit: habit)
  }

  /// Returns the edit that changes a habit; its marked boxes must stay within its days.
  ///
  /// - Throws: `Refusal`, which names the field.
  package func changeHabit(
    _ old: Habit, _ input: HabitInput, in context: any EditContext
  ) throws -> HabitOutcome {
    let fields = HabitReading(actionContext: actionContext, habits: try context.habits)
    var new = old
    if let name = input.name { new.name = try fields.name(name, besides: old.id) }
    if input.start != nil { new.start = try fields.start(input.start) }
    if let days = input.days { new.days = try fields.days(days) }
    if input.at != nil { new.at = try fields.time(input.at) }
    new.goal = try fields.goal(input, of: old)
    new.frequency = try fields.frequency(input, of: old)
    try fields.check(new)
    let lost = try context.habitMarks(of: old.id).filter { !new.contains($0.day) }
    guard lost.isEmpty else {
      let isOfDays = input.days != nil || input.start != nil || input.on == nil
      throw Refusal(
        .refused, isOfDays ? .days : .on, JournalPhrase.leavesBoxes(new.name.quoted, lost.count))
    }
    let changes = JournalChanges(habits: [.init(before: old, after: new)])
    return HabitOutcome(edit: Self.edit(.edit, new, old == new ? nil : changes), habit: new)
  }

  /// Returns the edit that removes a habit; the points of its boxes stay (X1).
  package func removeHabit(_ old: Habit) -> HabitOutcome {
    var gone = old
    gone.removed = actionContext.now
    return HabitOutcome(
      edit: Self.edit(.remove, old, JournalChanges(habits: [.init(before: old, after: gone)])),
      habit: old)
  }

  /// Returns the edit that fills the box of a day, or empties it (J1, Y5).
  ///
  /// - Throws: `Refusal` for a day on which the habit has no box, for one to come, and for an
  ///   amount of a habit without a goal.
  package func mark(
    _ habit: Habit, on day: Int, typed text: String? = nil, as fill: HabitFill,
    in context: any EditContext
  ) throws -> HabitOutcome {
    let date = LocalDays.text(day)
    guard habit.contains(day) else { throw Self.noBox(of: habit, on: day) }
    guard day <= actionContext.todayNumber else {
      throw Refusal(.refused, .date, JournalPhrase.boxToCome((text ?? date).quoted))
    }
    let before = try context.habitMarks(of: habit.id).first { $0.day == day }
    let (kind, amount) = try Self.contents(fill, of: habit, before)
    let word = kind?.rawValue ?? "empty"
    var edit = Edit(
      summary: "habit \(word) \(habit.name.quoted) \(date)",
      action: .journal(.box(kind, habit: habit.name, date: date)))
    if before?.kind != kind || before?.amount != amount {
      let after = kind.map {
        HabitMark(
          habit: habit.id, day: day, kind: $0, amount: amount, time: actionContext.now)
      }
      edit.journal = JournalChanges(marks: [.init(before: before, after: after)])
    }
    return HabitOutcome(edit: edit, habit: habit, day: day, kind: kind)
  }

  /// Returns what a box holds after it is filled; a habit with a goal is emptied by 0 of it.
  private static func contents(
    _ fill: HabitFill, of habit: Habit, _ before: HabitMark?
  ) throws -> (HabitMark.Kind?, Amount?) {
    guard let goal = habit.goal else {
      switch fill {
      case .done: return (.done, nil)
      case .rest: return (.rest, nil)
      case .empty: return (nil, nil)
      case .add(let amount), .set(let amount):
        throw Refusal(
          .usage, .amount, JournalPhrase.noGoal(amount.text.quoted, name: habit.name.quoted))
      }
    }
    let present = before.flatMap(habit.amount) ?? .zero
    switch fill {
    case .done: return (.amount, goal.isAtMost ? present : max(present, goal.amount))
    case .rest: return (.rest, nil)
    case .empty: return (.amount, .zero)
    case .set(let amount): return (.amount, amount)
    case .add(let amount):
      guard present.rawValue + amount.rawValue <= Amount.most.rawValue else {
        throw Refusal(.usage, .amount, JournalPhrase.tooMuch(amount.text.quoted))
      }
      return (.amount, present + amount)
    }
  }

  private static func noBox(of habit: Habit, on day: Int) -> Refusal {
    let (name, date) = (habit.name.quoted, LocalDays.text(day))
    let start = LocalDays.text(habit.start)
    if let last = habit.last, !(habit.start...last).contains(day) {
      return Refusal(
        .usage, .date,
        JournalPhrase.boxOutside(name, date: date, from: start, to: LocalDays.text(last)))
    }
    guard day >= habit.start, case .on(let days)? = habit.frequency else {
      return Refusal(.usage, .date, JournalPhrase.boxBefore(name, date: date, from: start))
    }
    return Refusal(.usage, .date, JournalPhrase.noBoxOn(name, date: date, days: days.words))
  }

  private static func edit(
    _ verb: EditAction.ItemVerb, _ habit: Habit, _ changes: JournalChanges?
  ) -> Edit {
    var edit = Edit(
      summary: "habit \(verb.rawValue) \(habit.name.quoted)",
      action: .journal(.habit(verb, name: habit.name)))
    edit.journal = changes
    return edit
  }
}

/// A change of the box of a day.
package enum HabitFill: Sendable, Hashable {
  /// A tick, or as much as the goal asks for.
  case done
  case rest
  case empty
  /// So much more, or less.
  case add(Amount)
  /// So much altogether.
  case set(Amount)

  /// Reads an amount to add, which may be below 0, or to set.
  ///
  /// - Throws: `Refusal` for any other text.
  package static func reading(add text: String) throws -> HabitFill {
    guard let amount = Amount(text.trimmed) else {
      throw Refusal(.usage, .amount, JournalPhrase.notAmount(text.trimmed.quoted))
    }
    guard amount <= .most else {
      throw Refusal(.usage, .amount, JournalPhrase.tooMuch(text.trimmed.quoted))
    }
    return .add(amount)
  }

  /// Reads the amount of a day.
  ///
  /// - Throws: `Refusal` for any other text, and below 0.
  package static func reading(set text: String) throws -> HabitFill {
    guard let amount = Amount(text.trimmed), amount >= .zero else {
      throw Refusal(.usage, .set, JournalPhrase.notAmount(text.trimmed.quoted))
    }
    guard amount <= .most else {
      throw Refusal(.usage, .set, JournalPhrase.tooMuch(text.trimmed.quoted))
    }
    return .set(amount)
  }
}

/// Finds habits by what the user types: a number, or a name.
package struct HabitNames: Sendable {
  package let habits: [Habit]

  /// Creates a lookup among habits; removed ones do not count.
  package init(habits: [Habit]) { self.habits = habits.filter { $0.removed == nil } }

  /// Returns the habit with a name or number.
  ///
  /// Of several with one name, those that go on until today or longer come first.
  ///
  /// - Throws: `Refusal` where no habit fits, or several do.
  package func habit(_ text: String, today: Int) throws -> Habit {
    let text = text.trimmed
    var found = habits.named(text, by: \.name)
    if found.count > 1 {
      let present = found.filter { $0.lasts(until: today) }
      if !present.isEmpty { found = present }
    }
    if found.isEmpty {
      let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
      found = Int64(digits).map { number in habits.filter { $0.id.rawValue == number } } ?? []
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let labels = found.prefix(5).map { "\($0.id.rawValue) \($0.name.quoted)" }
      throw Refusal(.notFound, .habit, JournalPhrase.severalHabits(text.quoted, labels))
    }
    let suggestion = Suggestion.quoted(for: text, among: habits.map(\.name))
    throw Refusal(.notFound, .habit, JournalPhrase.noSuchHabit(text.quoted, suggestion: suggestion))
  }
}
