import Application
import Foundation
import HTTPServer
import Journal
import Localization
import Model
import Recurrence

/// The habits with their boxes (J1 to J3).
struct HabitsPage: TemplateView {
  static let template = "habits"

  /// The form of a habit as it was typed, with what was wrong.
  struct Entry {
    /// The habit that is changed; `nil` for a new one.
    var habit: Habit?
    var name = ""
    var days = "21"
    var start = ""
    var at = ""
    /// The field that was wrong.
    var field: String?
    var error: String?
    /// The version that the form was filled from.
    var state = FormState()
  }

  let hasHabits: Bool
  let habits: [HabitCard]
  let back: String
  let formTitle: String?
  let action: String
  let formState: FormState
  let name: String
  let days: String
  let start: String
  let at: String
  /// Errors by field.
  let errors: [String: String]

  /// Prepares the page.
  ///
  /// - Parameters:
  ///   - habits: All habits.
  ///   - whole: The number of the habit all of whose boxes are shown.
  ///   - edited: The number of the habit in the form.
  ///   - entry: The form, where no habit has the number `edited`.
  ///   - today: The present day, from 1970-01-01.
  init(
    _ habits: [HabitView], whole: String?, edited: String? = nil, entry: Entry = Entry(),
    today: Int
  ) {
    let sorted = habits.sorted { left, right in
      left.progress.isFinished == right.progress.isFinished
        ? left.habit.id < right.habit.id : right.progress.isFinished
    }
    let entry =
      sorted.first { String($0.habit.id.rawValue) == edited }.map { Entry($0.habit) } ?? entry
    hasHabits = !habits.isEmpty
    self.habits = sorted.map {
      HabitCard($0, isWhole: whole == String($0.habit.id.rawValue), today: today)
    }
    back = whole.map { "/journal/habits?all=\($0)" } ?? "/journal/habits"
    formTitle = entry.habit.map { JournalPhrase.changeHabit($0.name.wholeLine).text }
    action = entry.habit.map { "/journal/habits/\($0.id.rawValue)" } ?? "/journal/habits"
    formState = entry.state
    name = entry.name
    days = entry.days
    start = entry.start.isEmpty ? LocalDays.text(today) : entry.start
    at = entry.at
    errors = entry.error.map { [entry.field ?? "name": $0] } ?? [:]
  }

  /// A habit as the form is filled from it.
  static func stored(_ habit: Habit) -> StoredForm {
    StoredForm(
      [
        "name": habit.name, "days": String(habit.days), "start": LocalDays.text(habit.start),
        "at": habit.at?.description ?? "",
      ],
      [
        StoredField("name", JournalPagePhrase.journalHabitName),
        StoredField("days", JournalPagePhrase.journalHabitDays),
        StoredField("start", JournalPagePhrase.journalHabitStart),
        StoredField("at", JournalPagePhrase.journalHabitTime),
      ])
  }
}

/// A habit with its boxes.
struct HabitCard: Sendable {
  /// A day of the habit.
  struct Box: Sendable {
    let state: String
    let sign: String
    let date: String
    let number: String
    let label: String
    let isAhead: Bool
    let key: String

    fileprivate init(_ box: HabitBox, of habit: Habit) {
      state = box.state.rawValue
      sign = box.state.sign
      date = LocalDays.text(box.day)
      number = String(box.number)
      label =
        JournalPhrase.box(
          box.number, day: LocalDays.heading(box.day), state: box.state.text
        ).text
      isAhead = box.state == .ahead
      key = "\(habit.id.rawValue)-\(box.number)"
    }
  }

  let id: String
  let name: String
  let facts: [String]
  /// The share of the days that are done, in thousandths.
  let partWidth: String
  let partLabel: String
  let boxes: [Box]
  let deleteLabel: String
  let changeLabel: String
  let praise: String?
  /// The address at which all boxes are shown.
  let allHref: String?
  let allWords: String?

  /// The most boxes of a habit that are shown at first: six weeks.
  private static let mostBoxes = 42

  /// Prepares the card; not whole, it has the boxes of the weeks around the present day.
  init(_ view: HabitView, isWhole: Bool, today: Int) {
    let (habit, progress) = (view.habit, view.progress)
    let name = habit.name.wholeLine
    let shown = isWhole ? progress.boxes[...] : Self.around(today, view)
    var facts = [
      JournalPhrase.doneOf(progress.done, days: habit.days).text,
      JournalPhrase.streak(progress.streak).text, JournalPhrase.strength(view.strengthPercent).text,
      JournalPhrase.habitSpan(
        from: LocalDays.heading(habit.start), to: LocalDays.heading(habit.last)
      ).text,
    ]
    if let at = habit.at { facts.append(JournalPhrase.habitRemindsAt(at.description).text) }
    id = String(habit.id.rawValue)
    self.name = name
    self.facts = facts
    partWidth = String(Int(progress.completedFraction * 1000))
    partLabel = JournalPhrase.doneOf(progress.done, days: habit.days).text
    boxes = shown.map { Box($0, of: habit) }
    deleteLabel = JournalPhrase.deleteHabit(name).text
    changeLabel = JournalPhrase.changeHabit(name).text
    praise = progress.isFinished ? view.praise : nil
    let isCut = shown.count < progress.boxes.count
    allHref =
      isCut ? "/journal/habits?all=\(habit.id.rawValue)#h\(habit.id.rawValue)" : nil
    allWords =
      isCut ? JournalPhrase.boxesShown(shown.count, of: progress.boxes.count).text : nil
  }

  private static func around(_ today: Int, _ view: HabitView) -> ArraySlice<HabitBox> {
    let boxes = view.progress.boxes
    guard boxes.count > mostBoxes else { return boxes[...] }
    let index = min(max(today - view.habit.start, 0), boxes.count - 1)
    let start = min(max(0, index - mostBoxes + 8), boxes.count - mostBoxes)
    return boxes[start..<(start + mostBoxes)]
  }
}

extension HabitsPage.Entry {
  /// The form of a habit that is changed.
  init(_ habit: Habit) {
    let stored = HabitsPage.stored(habit)
    self.init(habit, stored.values)
    state = stored.state
  }

  /// The form of a habit as it was typed; without a habit, of a new one.
  init(_ habit: Habit?, _ form: FormFields) {
    self.init(
      habit: habit, name: form["name"] ?? "", days: form["days"] ?? "",
      start: form.text("start") ?? "", at: form.text("at") ?? "",
      state: FormState(was: form["was"] ?? ""))
  }
}
