import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Progress
import Recurrence
import Regions
import WebPorts

/// A task with its reasons and its past, as one snapshot has them.
struct TaskDetails {
  let view: TaskView
  /// True if the user is at one of its places.
  let isInside: Bool
  let places: [Place]
  let why: [String]
  let decisions: [WhyAccount.Line]
  let past: [HistoryItem]
  let upcoming: [Countdown]
  let intervals: ChartData
  /// The time since it was done last, in days; `nil` if it never was, or is finished.
  let sinceLast: Double?
}

extension TaskDetails {
  private static let decisionLimit = 20
  private static let pastLimit = 50

  /// Reads a task; `nil` if there is none of that number.
  init?(_ id: Todo.ID, in snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    guard let todo = try snapshot.todo(id) else { return nil }
    let overview = try Overview(about: todo, in: snapshot, actionContext: actionContext)
    view = overview.view(todo)
    places = overview.names.places.filter { todo.canBeDone(at: $0) }
    let visited = try snapshot.presentPlaces
    isInside = places.contains { visited.contains($0.id) }
    let account = try WhyAccount(snapshot, overview: overview)
    why = account.introduction(to: .task(todo), isOnPage: true)
    decisions = try account.lines(
      of: .task(todo),
      decisions: try account.decisions(about: .task(todo), limit: Self.decisionLimit),
      limit: Self.decisionLimit)
    past = try HistoryQuery(
      task: String(id.rawValue), limit: Self.pastLimit, isWhole: false
    ).items(from: snapshot, overview: overview)
    var request = ChartRequest()
    request.task = String(id.rawValue)
    request.from = LocalDays.text(actionContext.todayNumber - Statistics.longestPeriod + 1)
    intervals = try ChartKind.intervals.data(
      ChartReader(request, in: snapshot, actionContext: actionContext))
    sinceLast = TaskInterval.sinceLast(todo, actionContext: actionContext)
    upcoming = Array(actionContext.coming(todo).prefix(5))
  }
}

/// The page of one task: its bar, the next reminder, coming dates, settings and history.
struct TaskPage: TemplateView {
  static let template = "task"

  /// A coming due date.
  struct Coming: Sendable {
    let relative: String
    let text: String
  }

  /// How often a task is really done.
  struct Learned: Sendable {
    let usually: String
    /// The question whether the rhythm is to be changed; `nil` if it fits.
    let proposed: String?
  }

  /// The picture of a place.
  struct Thumb: Sendable {
    let src: String
    let label: String
    let href: String
  }

  /// The persons of a task with turns as choices.
  struct TurnForm: Sendable {
    let doers: [SelectOption]
    let takers: [SelectOption]
    let doneByLabel: String
    let giveTurn: String
    let giveTurnTo: String
    /// True on the page of `me`, who alone may say that another did it.
    let choosesDoer: Bool

    /// Prepares the choices; `nil` without turns.
    init?(_ view: TaskView, isMe: Bool) {
      guard let turns = view.turns else { return nil }
      let persons = turns.persons.map {
        (value: TaskInput.value(of: $0.id), label: $0.name.oneLine)
      }
      doers =
        [SelectOption(value: "", label: TurnsPhrase.doneByWhoseTurn.text, selected: true)]
        + persons.map { SelectOption(value: $0.value, label: $0.label, selected: false) }
      takers = persons.filter { $0.value != view.todo.turnHolder.map(TaskInput.value) }
        .map { SelectOption(value: $0.value, label: $0.label, selected: false) }
      doneByLabel = TurnsPhrase.doneByLabel.text
      giveTurn = TurnsPhrase.giveTurn.text
      giveTurnTo = TurnsPhrase.giveTurnTo.text
      choosesDoer = isMe
    }
  }

  let id: String
  let name: String
  let back: String
  let now: String
  let cards: [TaskCard]
  /// When it reminds next, and why.
  let outlook: String
  let hasOutlook: Bool
  /// True if it has neither a place nor a date, which the form can give it.
  let neverReminds: Bool
  /// How often it is really done, and the proposal of another rhythm (Y8).
  let learned: Learned?
  let intervals: Chart?
  let hasComing: Bool
  let coming: [Coming]
  let rows: [LabeledText]
  let checklist: ChecklistView
  let hasNotes: Bool
  let notes: [NotePart]
  let canBeDone: Bool
  /// Who may have done a task with turns, and who can be given the turn.
  let turnForm: TurnForm?
  private(set) var doneAtField: DateField
  let canMove: Bool
  let moveField: DateField
  let canSnooze: Bool
  let snoozeField: DateField
  let hasThumbs: Bool
  let thumbs: [Thumb]
  let hasPast: Bool
  /// The list of what was done, and what was decided about it, the newest first; the history has
  /// the rest.
  let past: [HistoryDay.Item]

  /// Prepares the page.
  init(_ task: TaskDetails, actionContext: ActionContext, back: LocalAddress) {
    let (view, todo) = (task.view, task.view.todo)
    /// Returns an instant on the task's wall clock: `2026-11-29T18:00`.
    func input(_ date: Date) -> String {
      String(LocalDateTime(date, in: view.zone).description.prefix(16))
    }
    let isFinished = view.phase == .finished
    let due = view.countdown?.due
    id = String(todo.id.rawValue)
    name = todo.name.wholeLine
    self.back = back.text
    now = String(Int(view.now.timeIntervalSince1970))
    cards = [TaskCard(view, isInside: task.isInside, isWhole: true)]
    // The card says how it stands.
    outlook = task.why.dropFirst().joined(separator: " ")
    hasOutlook = !outlook.isEmpty
    learned = view.learned.map {
      Learned(usually: "\($0.sentence).", proposed: $0.questionInWords)
    }
    neverReminds = HistoryPhrase.isSilent(todo, task.why)
    coming = task.upcoming.compactMap { countdown in
      guard let due = countdown.due, let text = view.whenAndEnd(of: countdown) else { return nil }
      let opens = countdown.opens.flatMap { $0 > view.now && todo.kind == .window ? $0 : nil }
      let relative = Formatted.relative(
        opens ?? due, in: view.zone, now: view.now, asDay: countdown.isInDays)
      // "today" stands there once, and how often something was done stands in its card.
      let isDate = relative == text || view.todo.hasQuota
      let day = LocalDateTime(due, in: view.zone).daysSinceEpoch
      return Coming(relative: relative, text: isDate ? LocalDays.heading(day) : text)
    }
    intervals = Chart.intervals(
      task.intervals, of: todo, sinceLast: task.sinceLast, year: actionContext.presentYear)
    hasComing = !coming.isEmpty
    checklist = ChecklistView(view)
    let elsewhere =
      [TaskPhrase.rowTask, .rowNotes].map(\.pageText) + [ChecklistPhrase.row.pageText]
    // A task with turns is for whose turn it is.
    let doubled = view.turns == nil ? [] : [DevicePhrase.rowFor.pageText]
    rows = view.facts.filter { !elsewhere.contains($0.label) && !doubled.contains($0.label) }
    notes = NotePart.parts(of: todo.notes?.cleanLines ?? "")
    hasNotes = !notes.isEmpty
    canBeDone = !view.isPast
    turnForm = isFinished ? nil : TurnForm(view, isMe: actionContext.viewer.isMe)
    doneAtField = DateField(
      "at", label: TaskPagePhrase.doneWhen, of: .done, value: nil, in: actionContext)
    doneAtField.describedBy = "done-at-hint"
    canMove = view.missedTime != nil || (!isFinished && due != nil)
    let moment = (due ?? view.missedTime).map(input) ?? ""
    moveField = DateField(
      "to", label: TaskPagePhrase.newDueDate, of: .moment,
      value: view.countdown?.isInDays == true ? String(moment.prefix(10)) : moment,
      in: actionContext)
    canSnooze = !isFinished
    snoozeField = DateField(
      "until", label: TaskPagePhrase.snoozeUntil, of: .until,
      value: Localizer.current.language.tomorrow, in: actionContext)
    hasThumbs = !task.places.isEmpty
    thumbs = task.places.prefix(6).map { place in
      Thumb(
        src: "/places/\(place.id.rawValue)/thumb.svg", label: place.name.oneLine,
        href: "/map?place=\(place.id.rawValue)")
    }
    past = Self.past(of: task)
    hasPast = !past.isEmpty
  }

  /// The most rows of what happened.
  private static let mostPast = 10

  private static func past(of task: TaskDetails) -> [HistoryDay.Item] {
    let (zone, now) = (task.view.zone, task.view.now)
    let reading = HistoryDay.Reading(todos: [:])
    let items = task.past.map { item in
      let clock = Formatted.moment(item.time, in: zone, now: now)
      return (item.time, HistoryDay.Item(item, clock: clock, by: reading, isOfTask: true))
    }
    let missed = Set(task.past.filter { $0.kind == "missed" }.map(\.time))
    let decisions = task.decisions.filter { !missed.contains($0.time) }
      .map { ($0.time, HistoryDay.Item($0)) }
    return (items + decisions).sorted { $0.0 > $1.0 }.prefix(Self.mostPast).map(\.1)
  }
}

/// Adds the page of one task.
func addTaskRoutes(to router: RouteGroup, site: Site) {
  router.get("/tasks/:id") { request, context -> Response in
    let back = LocalAddress(of: request)
    let (id, actionContext) = (try context.id(of: Todo.self), site.ports.actionContext)
    let task = try site.ports.store.withSnapshot {
      try TaskDetails(id, in: $0, actionContext: actionContext)
    }
    guard let task else { throw site.missing(id) }
    let isWish = task.view.todo.isWish && actionContext.parts.contains(.journal)
    return try site.page(
      TaskPage(task, actionContext: actionContext, back: back), of: isWish ? .bucket : .home,
      title: task.view.todo.name.oneLine,
      toast: try site.toast(FormFields(query: request), back: back), for: context)
  }
}
