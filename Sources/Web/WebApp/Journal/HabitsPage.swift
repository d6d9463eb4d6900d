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
  /// True if the form is open as the page opens.
  let isFormOpen: Bool
  let action: String
  let formState: FormState
  let name: String
  let days: String
  private(set) var start: DateField
  private(set) var at: DateField
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
    errors = entry.error.map { [entry.field ?? "name": $0] } ?? [:]
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
      try builder.mark(
        try site.habit(context, in: edit), on: builder.actionContext.todayNumber, as: .done,
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

  /// Marks the box of a day: with a word, or by going on from empty to done, to rest, to empty.
  fileprivate func markHabit(
    _ form: FormFields, _ context: WebContext, _ request: Request
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    let date = form.text("date") ?? ""
    return try journalStep(form, request) { edit in
      let habit = try habit(context, in: edit)
      let day = try builder.actionContext.day(date, field: .date)
      let before = try edit.habitMarks(of: habit.id).first { $0.day == day }?.kind
      let kind: HabitMark.Kind?
      switch form.text("kind") {
      case "done"?: kind = before == .done ? nil : .done
      case "rest"?: kind = before == .rest ? nil : .rest
      case "blank"?: kind = nil
      default: kind = before == nil ? .done : before == .done ? .rest : nil
      }
      return try builder.mark(habit, on: day, typed: date, as: kind, in: edit)
    }
  }
}

extension HabitInput {
  /// Reads the form of a habit.
  fileprivate init(_ form: FormFields) {
    self.init(
      name: form["name"] ?? "", days: form["days"] ?? "", start: form.text("start"),
      at: form.text("at"))
  }
}
