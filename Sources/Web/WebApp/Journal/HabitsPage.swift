import Application
import Foundation
import HTTPServer
import Hummingbird
import Journal
import Localization
import Model
import Recurrence
import WebPorts

/// The habits with their boxes (J1 to J3).
struct HabitsPage: TemplateView {
  static let template = "habits"
  /// How many habits show their charts at once.
  static let mostWithCharts = 4

  /// The form of a habit as it was typed, with what was wrong.
  struct Entry {
    /// The habit that is changed; `nil` for a new one.
    var habit: Habit?
    var name = ""
    var days = ""
    var start = ""
    var at = ""
    var goal = ""
    var isAtMost = false
    /// How often: nothing for each day, `on`, or `3/week`.
    var often = ""
    var on: Set<String> = []
    /// The field that was wrong.
    var field: String?
    var error: String?
    /// The version that the form was filled from.
    var state = FormState()
  }

  /// A choice of how often, or a day of the week.
  struct Choice {
    let value: String
    let word: String
    let isChosen: Bool
  }

  let hasHabits: Bool
  let habits: [HabitCard]
  let back: String
  let formTitle: String?
  /// True if the form is open as the page opens.
  let isFormOpen: Bool
  let action: String
  let formState: FormState
  let name: String
  let days: String
  private(set) var start: DateField
  private(set) var at: DateField
  let goal: String
  let isAtMost: Bool
  let often: [Choice]
  let weekdays: [Choice]
  /// Errors by field.
  let errors: [String: String]

  /// Prepares the page.
  ///
  /// - Parameters:
  ///   - habits: All habits.
  ///   - whole: The number of the habit all of whose boxes are shown.
  ///   - edited: The number of the habit in the form.
  ///   - entry: The form, where no habit has the number `edited`.
  ///   - charts: The charts of the habits that show them.
  ///   - actionContext: The clock and the settings.
  init(
    _ habits: [HabitView], whole: String?, edited: String? = nil, entry: Entry = Entry(),
    charts: [Habit.ID: HabitCharts] = [:], actionContext: ActionContext
  ) {
    let today = actionContext.todayNumber
    let sorted = habits.sorted { left, right in
      left.progress.isFinished == right.progress.isFinished
        ? left.habit.id < right.habit.id : right.progress.isFinished
    }
    let entry =
      sorted.first { String($0.habit.id.rawValue) == edited }.map { Entry($0.habit) } ?? entry
    hasHabits = !habits.isEmpty
    self.habits = sorted.map {
      HabitCard(
        $0, isWhole: whole == String($0.habit.id.rawValue), charts: charts[$0.habit.id],
        today: today)
    }
    back = whole.map { "/journal/habits?all=\($0)" } ?? "/journal/habits"
    formTitle = entry.habit.map { JournalPhrase.changeHabit($0.name.wholeLine).text }
    isFormOpen = habits.isEmpty || entry.habit != nil || entry.error != nil
    action = entry.habit.map { "/journal/habits/\($0.id.rawValue)" } ?? "/journal/habits"
    formState = entry.state
    name = entry.name
    days = entry.days
    goal = entry.goal
    isAtMost = entry.isAtMost
    often = Self.often(entry.often)
    weekdays = Self.weekdays(entry.on)
    let field = ["on", "times"].contains(entry.field) ? "often" : entry.field
    errors = entry.error.map { [(field == "at_most" ? "goal" : field) ?? "name": $0] } ?? [:]
    start = DateField(
      "start", label: JournalPagePhrase.journalHabitStart, of: .day,
      value: entry.start.isEmpty ? LocalDays.text(today) : entry.start, in: actionContext,
      id: "habit-start")
    start.error = errors["start"]
    at = DateField(
      "at", label: JournalPagePhrase.journalHabitTime, of: .clock, value: entry.at,
      in: actionContext, id: "habit-at")
    at.error = errors["at"]
  }

  /// A habit as the form is filled from it.
  static func stored(_ habit: Habit) -> StoredForm {
    var values = [
      "name": [habit.name], "days": [habit.days.map { String($0) } ?? ""],
      "start": [LocalDays.text(habit.start)], "at": [habit.at?.description ?? ""],
      "goal": [
        habit.goal.map { [$0.amount.text, $0.unit].compactMap(\.self).joined(separator: " ") } ?? ""
      ],
      "often": [habit.onText == nil ? habit.timesText ?? "" : "on"],
    ]
    if let days = habit.onText { values["on"] = days.split(separator: ",").map(String.init) }
    if habit.goal?.isAtMost == true { values["at_most"] = ["1"] }
    return StoredForm(
      FormFields(values),
      [
        StoredField("name", JournalPagePhrase.journalHabitName),
        StoredField("days", JournalPagePhrase.journalHabitDays),
        StoredField("start", JournalPagePhrase.journalHabitStart),
        StoredField("at", JournalPagePhrase.journalHabitTime),
        StoredField("goal", JournalPagePhrase.journalHabitGoal),
        StoredField("at_most", JournalPagePhrase.journalHabitAtMost, isBox: true),
        StoredField(["often", "on"], JournalPagePhrase.journalHabitOften.text),
      ])
  }

  /// The choices of how often; a habit of another file may have one of its own.
  private static func often(_ chosen: String) -> [Choice] {
    let week = (1...6).map { HabitFrequency.times($0, days: HabitFrequency.week) }
    let month = [1, 2, 3, 4].map { HabitFrequency.times($0, days: HabitFrequency.month) }
    var choices = [
      ("", JournalPhrase.everyDay.text), ("on", JournalPagePhrase.journalHabitOnDays.text),
    ]
    choices += (week + month).map { ($0.text, $0.words) }
    if !choices.contains(where: { $0.0 == chosen }) { choices.append((chosen, chosen)) }
    return choices.map { Choice(value: $0.0, word: $0.1, isChosen: $0.0 == chosen) }
  }

  private static func weekdays(_ chosen: Set<String>) -> [Choice] {
    let language = Localizer.current.language
    return (0..<7).map { index in
      let sunday = (Localizer.current.firstWeekday + index) % 7
      let symbol = Weekday(rawValue: (sunday + 6) % 7)?.symbol ?? ""
      return Choice(
        value: symbol, word: language.weekday(sunday), isChosen: chosen.contains(symbol))
    }
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
      start: form.text("start") ?? "", at: form.text("at") ?? "", goal: form["goal"] ?? "",
      isAtMost: form["at_most"] != nil, often: form["often"] ?? "", on: Set(form.all("on")),
      state: FormState(was: form["was"] ?? ""))
  }
}

/// Adds the habits, and the forms that add, mark and remove them.
func addHabitRoutes(to router: RouteGroup, site: Site) {
  router.get("/journal/habits") { request, context -> Response in
    let fields = FormFields(query: request)
    return try site.habits(
      fields, toast: try site.toast(fields, back: LocalAddress(of: request)), for: context)
  }
  router.post("/journal/habits") { request, context -> Response in
    try site.addHabit(request, context)
  }
  router.post("/journal/habits/:id") { request, context -> Response in
    try site.changeHabit(request, context)
  }
  router.post("/journal/habits/:id/mark") { request, context -> Response in
    try site.markHabit(context.form, context, request)
  }
  router.post("/journal/habits/:id/done") { request, context -> Response in
    let builder = EditBuilder(site.ports.actionContext)
    return try site.journalStep(context.form, request) { edit in
      let habit = try site.habit(context, in: edit)
      return try builder.mark(
        habit, on: builder.actionContext.todayNumber, as: habit.goal == nil ? .done : .add(.one),
        in: edit)
    }
  }
  router.post("/journal/habits/:id/remove") { request, context -> Response in
    let builder = EditBuilder(site.ports.actionContext)
    return try site.journalStep(context.form, request) { edit in
      builder.removeHabit(try site.habit(context, in: edit))
    }
  }
}

extension Site {
  /// Returns the page of the habits.
  ///
  /// `all` of the address is the habit all of whose boxes are shown, `edit` the one in the form.
  fileprivate func habits(
    _ fields: FormFields = FormFields(""), entry: HabitsPage.Entry = HabitsPage.Entry(),
    toast: Toast? = nil, status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    let actionContext = ports.actionContext
    let whole = fields.text("all")
    let (habits, charts) = try ports.store.withSnapshot { snapshot in
      let habits = try HabitView.all(in: snapshot, actionContext: actionContext)
      // A page of many habits stays small: the others show their charts on request.
      let shown =
        habits.filter { String($0.habit.id.rawValue) == whole }
        + (habits.filter { !$0.progress.isFinished } + habits.filter(\.progress.isFinished))
        .prefix(HabitsPage.mostWithCharts)
      let charts = try shown.map { view in
        (view.habit.id, try HabitCharts(view.habit, in: snapshot, actionContext: actionContext))
      }
      return (habits, Dictionary(charts) { first, _ in first })
    }
    return try page(
      HabitsPage(
        habits, whole: whole, edited: fields.text("edit"), entry: entry, charts: charts,
        actionContext: actionContext),
      of: .habits, toast: toast, status: status,
      for: context)
  }

  /// Returns the habit of a number in an address.
  fileprivate func habit(_ context: WebContext, in snapshot: any StoreSnapshot) throws -> Habit {
    guard let habit = try snapshot.habit(context.id(of: Habit.self)), habit.removed == nil else {
      throw HTTPError(.notFound)
    }
    return habit
  }

  fileprivate func addHabit(_ request: Request, _ context: WebContext) throws -> Response {
    try write(nil, request, context) { try $0.addHabit(HabitInput($1), in: $2).edit }
  }

  /// Changes name, days and reminder of a habit; an empty time takes the reminder away.
  fileprivate func changeHabit(_ request: Request, _ context: WebContext) throws -> Response {
    let old = try ports.store.withSnapshot { try habit(context, in: $0) }
    return try write(old, request, context) { builder, form, edit in
      let present = try habit(context, in: edit)
      var input = HabitInput(try HabitsPage.stored(present).merged(form))
      input.at = input.at ?? "none"
      return try builder.changeHabit(present, input, in: edit).edit
    }
  }

  /// Performs the action of a form of a habit; returns a refused form with its texts.
  private func write(
    _ habit: Habit?, _ request: Request, _ context: WebContext,
    _ change: (EditBuilder, FormFields, any EditContext) throws -> Edit
  ) throws -> Response {
    let actionContext = ports.actionContext
    let builder = EditBuilder(actionContext)
    func stored(_ name: String, _ field: DateReading.Field) -> [String] {
      context.form.all(name).map { DateField.stored($0, of: field, in: actionContext) }
    }
    let form = context.form.replacing(["start": stored("start", .day), "at": stored("at", .clock)])
    do {
      return try journalStep(form, request) { try change(builder, form, $0) }
    } catch let conflict as FormConflict where !request.wantsJSON {
      var entry = HabitsPage.Entry(habit, conflict.form)
      entry.state = conflict.state
      return try habits(entry: entry, status: .conflict, for: context)
    } catch let problem as Problem where !request.wantsJSON {
      var entry = HabitsPage.Entry(habit, form)
      (entry.field, entry.error) = (problem.field, problem.message)
      return try habits(entry: entry, status: problem.status, for: context)
    }
  }

  /// Marks the box of a day: with a word or an amount, or by going on from empty to done, to rest,
  /// to empty; with a goal, by one more.
  fileprivate func markHabit(
    _ form: FormFields, _ context: WebContext, _ request: Request
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    let date = form.text("date") ?? ""
    return try journalStep(form, request) { edit in
      let habit = try habit(context, in: edit)
      let day = try builder.actionContext.day(date, field: .date)
      let before = try edit.habitMarks(of: habit.id).first { $0.day == day }
      let isDone = before.map(habit.isTicked) ?? false
      let fill: HabitFill
      if let amount = form.text("set") {
        fill = try .reading(set: amount)
      } else if let amount = form.text("amount") {
        fill = try .reading(add: amount)
      } else {
        switch form.text("kind") {
        case "done"?: fill = isDone ? .empty : .done
        case "rest"?: fill = before?.kind == .rest ? .empty : .rest
        case "blank"?: fill = .empty
        default:
          fill =
            habit.goal != nil
            ? .add(.one) : isDone ? .rest : before?.kind == .rest ? .empty : .done
        }
      }
      return try builder.mark(habit, on: day, typed: date, as: fill, in: edit)
    }
  }
}

extension HabitInput {
  /// Reads the form of a habit.
  fileprivate init(_ form: FormFields) {
    self.init(
      name: form["name"] ?? "", days: form["days"], start: form.text("start"),
      at: form.text("at"), goal: form["goal"])
    // Without a goal there is no most.
    if goal != nil { atMost = form["at_most"] != nil && form.text("goal") != nil }
    // A form that does not ask how often leaves it.
    guard let often = form["often"] else { return }
    let days = form.all("on").joined(separator: ",")
    // Without a day the list is no days of the week.
    on = often == "on" ? days.isEmpty ? "," : days : "none"
    times = ["", "on"].contains(often) ? "none" : often
  }
}
