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
      start: try fields.start(input.start), days: try fields.days(input.days ?? ""),
      at: try fields.time(input.at))
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
    try fields.check(new)
    let lost = try context.habitMarks(of: old.id).count { !new.contains($0.day) }
    guard lost == 0 else {
      throw Refusal(.refused, .days, JournalPhrase.leavesBoxes(new.name.quoted, lost))
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

  /// Returns the edit that fills the box of a day, or empties it with `nil` (J1).
  ///
  /// - Throws: `Refusal` for a day on which the habit has no box, and for one to come.
  package func mark(
    _ habit: Habit, on day: Int, typed text: String? = nil, as kind: HabitMark.Kind?,
    in context: any EditContext
  ) throws -> HabitOutcome {
    let date = LocalDays.text(day)
    guard habit.contains(day) else {
      throw Refusal(
        .usage, .date,

        JournalPhrase.boxOutside(
          habit.name.quoted, date: date, from: LocalDays.text(habit.start),
          to: LocalDays.text(habit.last)))
    }
    guard day <= actionContext.todayNumber else {
      throw Refusal(.refused, .date, JournalPhrase.boxToCome((text ?? date).quoted))
    }
    let before = try context.habitMarks(of: habit.id).first { $0.day == day }
    let word = kind?.rawValue ?? "empty"
    var edit = Edit(
      summary: "habit \(word) \(habit.name.quoted) \(date)",
      action: .journal(.box(kind, habit: habit.name, date: date)))
    if before?.kind != kind {
      let after = kind.map {
        HabitMark(habit: habit.id, day: day, kind: $0, time: actionContext.now)
      }
      edit.journal = JournalChanges(marks: [.init(before: before, after: after)])
    }
    return HabitOutcome(edit: edit, habit: habit, day: day, kind: kind)
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

/// The fields of a habit as typed; `nil` for those not given.
package struct HabitInput: Sendable, Hashable {
  package var name: String?
  /// How many days it has.
  package var days: String?
  /// Its first day; today unless given.
  package var start: String?
  /// The time of day at which it reminds; `none` for no reminder.
  package var at: String?

  /// Creates the fields of a habit.
  package init(
    name: String? = nil, days: String? = nil, start: String? = nil, at: String? = nil
  ) {
    self.name = name
    self.days = days
    self.start = start
    self.at = at
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
      let present = found.filter { $0.last >= today }
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
