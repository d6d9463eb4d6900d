import Application
import Foundation
import Journal
import Localization
import Model
import Recurrence

/// The habits with their boxes (J1 to J3).
struct HabitsPage {
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
    /// The values for the template `form_state`.
    var state: [String: Any] = [:]
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

  private let habits: [HabitView]
  private let entry: Entry
  /// The habit all of whose boxes are shown.
  private let whole: String?
  private let context: ActionContext

  /// The most boxes of a habit that are shown at first: six weeks.
  private static let mostBoxes = 42

  /// Reads the store.
  ///
  /// `all` of the address is the habit all of whose boxes are shown, `edit` the one in the form.
  init(_ fields: FormFields = FormFields(""), site: Site, entry: Entry = Entry()) throws {
    let context = site.ports.actionContext
    self.context = context
    whole = fields.text("all")
    habits = try site.ports.store.withSnapshot {
      try HabitView.all(in: $0, actionContext: context)
    }.sorted { left, right in
      left.progress.isFinished == right.progress.isFinished
        ? left.habit.id < right.habit.id : right.progress.isFinished
    }
    let edited = fields.text("edit")
    self.entry =
      habits.first { String($0.habit.id.rawValue) == edited }.map { Entry($0.habit) } ?? entry
  }

  private var today: Int { context.todayNumber }
  private var back: String { whole.map { "/journal/habits?all=\($0)" } ?? "/journal/habits" }

  /// The values for the template.
  var content: [String: Any] {
    var content: [String: Any] = [
      "back": back, "name": entry.name, "days": entry.days,
      "start": entry.start.isEmpty ? LocalDays.text(today) : entry.start, "at": entry.at,
      "hasHabits": !habits.isEmpty, "habits": habits.map(card), "action": "/journal/habits",
    ]
    if let habit = entry.habit {
      content["action"] = "/journal/habits/\(habit.id.rawValue)"
      content["formTitle"] = JournalPhrase.changeHabit(habit.name.wholeLine).text
    }
    content.merge(entry.state) { $1 }
    content["errors"] = entry.error.map { [entry.field ?? "name": $0] } ?? [:]
    return content
  }

  private func card(_ view: HabitView) -> [String: Any] {
    let (habit, progress) = (view.habit, view.progress)
    let name = habit.name.wholeLine
    let shown = boxes(of: view)
    var facts = [
      JournalPhrase.doneOf(progress.done, days: habit.days).text,
      JournalPhrase.streak(progress.streak).text, JournalPhrase.strength(view.strengthPercent).text,
      JournalPhrase.habitSpan(
        from: LocalDays.heading(habit.start), to: LocalDays.heading(habit.last)
      ).text,
    ]
    if let at = habit.at { facts.append(JournalPhrase.habitRemindsAt(at.description).text) }
    var card: [String: Any] = [
      "id": String(habit.id.rawValue), "name": name, "facts": facts,
      "partWidth": String(Int(progress.part * 1000)),
      "partLabel": JournalPhrase.doneOf(progress.done, days: habit.days).text,
      "boxes": shown.map { box($0, of: view) },
      "deleteLabel": JournalPhrase.deleteHabit(name).text,
      "changeLabel": JournalPhrase.changeHabit(name).text,
    ]
    if progress.isFinished { card["praise"] = view.praise }
    if shown.count < progress.boxes.count {
      card["allHref"] = "/journal/habits?all=\(habit.id.rawValue)#h\(habit.id.rawValue)"
      card["allWords"] =
        JournalPhrase.boxesShown(shown.count, of: progress.boxes.count).text
    }
    return card
  }

  /// The boxes of a habit that are shown: all, or the weeks around the present day.
  private func boxes(of view: HabitView) -> ArraySlice<HabitBox> {
    let boxes = view.progress.boxes
    guard boxes.count > Self.mostBoxes, whole != String(view.habit.id.rawValue) else {
      return boxes[...]
    }
    let index = min(max(today - view.habit.start, 0), boxes.count - 1)
    let start = min(max(0, index - Self.mostBoxes + 8), boxes.count - Self.mostBoxes)
    return boxes[start..<(start + Self.mostBoxes)]
  }

  private func box(_ box: HabitBox, of view: HabitView) -> [String: Any] {
    let label = JournalPhrase.box(
      box.number, day: LocalDays.heading(box.day), state: box.state.text
    ).text
    return [
      "id": String(view.habit.id.rawValue), "state": box.state.rawValue, "sign": box.state.sign,
      "date": LocalDays.text(box.day), "number": String(box.number), "label": label,
      "isAhead": box.state == .ahead, "key": "\(view.habit.id.rawValue)-\(box.number)",
    ]
  }
}

extension HabitsPage.Entry {
  /// The form of a habit that is changed.
  init(_ habit: Habit) {
    let stored = HabitsPage.stored(habit)
    self.init(habit, stored.values)
    state = stored.content
  }

  /// The form of a habit as it was typed; without a habit, of a new one.
  init(_ habit: Habit?, _ form: FormFields) {
    self.init(
      habit: habit, name: form["name"] ?? "", days: form["days"] ?? "",
      start: form.text("start") ?? "", at: form.text("at") ?? "",
      state: ["was": form["was"] ?? ""])
  }
}
