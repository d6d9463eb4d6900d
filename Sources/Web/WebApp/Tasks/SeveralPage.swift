import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// The list for an action on several tasks at once, and the pause of all reminders.
struct SeveralPage: TemplateView {
  static let template = "several"

  /// A link that chooses a status.
  struct Link: Sendable {
    let word: String
    let href: String
    let current: Bool
  }

  /// A task to choose.
  struct Row: Sendable {
    let id: String
    let name: String
    let when: String?
    let `where`: String?

    fileprivate init(_ view: TaskView) {
      id = String(view.todo.id.rawValue)
      name = view.todo.name.wholeLine
      when = view.whenText
      `where` =
        view.placeNames.isEmpty ? nil : view.placeNames.map(\.oneLine).joined(separator: ", ")
    }
  }

  let q: String
  let phase: String?
  let phases: [Link]
  let back: String
  let skipOverdue: String?
  let hasTasks: Bool
  let tasks: [Row]
  /// How many are not listed; the search narrows the list.
  let rest: String?
  let until: DateField
  private(set) var pauseUntil: DateField
  let pausedUntil: String?

  private static let limit = 300

  /// Prepares the page of the tasks that a query finds.
  init(_ overview: Overview, pause: Pause?, query: HomeQuery) {
    let actionContext = overview.actionContext
    let (now, zone) = (actionContext.now, actionContext.machineZone)
    let todos = overview.todos.filter { !$0.isWish }
    let views = todos.map(overview.view)
    let overdue = views.count(where: \.isOverdue)
    let wanted = Set(
      query.filter(
        todos, places: overview.names.places, categories: overview.categories,
        persons: overview.persons
      ).map(\.id))
    let status = query.status
    let found =
      views.filter {
        wanted.contains($0.todo.id) && $0.phase != .finished
          && (status == nil || $0.status == status)
      }.soonestFirst
    func address(_ status: TaskStatus?) -> String {
      "/several" + query.with { $0.status = status }.address.dropFirst(query.extent.rawValue.count)
    }
    let statuses: [TaskStatus?] = [nil, .overdue, .due, .open, .waiting, .resting]
    q = query.search
    phase = status?.rawValue
    phases = statuses.map { each in
      Link(
        word: each.map { TaskPhrase.filter($0).text } ?? TaskPagePhrase.all.text,
        href: address(each), current: status == each)
    }
    back = address(status)
    skipOverdue = overdue > 0 ? TaskPhrase.skipOverdue(overdue).text : nil
    hasTasks = !found.isEmpty
    tasks = found.prefix(Self.limit).map(Row.init)
    rest = found.count > Self.limit ? Formatted.count(found.count - Self.limit, .moreTask) : nil
    until = DateField(
      "until", label: TaskPagePhrase.snoozeUntil, of: .until,
      value: Localizer.current.language.tomorrow, in: actionContext, id: "several-until")
    pauseUntil = DateField(
      "until", label: PlanPagePhrase.awayUntil, of: .until, value: nil, in: actionContext,
      id: "pause-until")
    pauseUntil.isRequired = true
    pauseUntil.describedBy = "pause-hint"
    pausedUntil = pause.flatMap { pause in
      guard pause.until > now else { return nil }
      return PlanPhrase.pausedUntil(Formatted.moment(pause.until, in: zone, now: now)).text
    }
  }
}

/// Adds the page for several tasks at once, and the pause of all reminders.
func addSeveralRoutes(to router: RouteGroup, site: Site) {
  router.get("/several") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    let page = try site.ports.store.withSnapshot { snapshot in
      SeveralPage(
        try Overview(snapshot, actionContext: actionContext), pause: try snapshot.pause,
        query: HomeQuery(fields, extent: .all))
    }
    return try site.page(
      page, of: .several, toast: try site.toast(fields, back: LocalAddress("/several")),
      for: context)
  }
  for form in [TaskActionForm.done, .skip, .snooze, .remove] {
    router.post("/several/\(form.rawValue)") { request, context -> Response in
      let fields = context.form
      return try site.perform(form.action(fields), onSeveral: fields, request)
    }
  }
  router.post("/pause") { request, context -> Response in
    try site.pause(context.form, request)
  }
}

extension Site {
  /// Performs an action on the tasks that a form names, or with `all=overdue` on the overdue ones,
  /// in one step.
  fileprivate func perform(
    _ action: TaskAction, onSeveral form: FormFields, _ request: Request
  ) throws -> Response {
    let actionContext = ports.actionContext
    let results = try action.perform(
      in: ports.store, actionContext: actionContext,
      onSeveral: { context in
        let wanted =
          try form["all"] == "overdue"
          ? overdue(in: context, actionContext: actionContext) : chosen(form, in: context)
        guard !wanted.isEmpty else {
          throw Problem(.usage, TaskInputPhrase.noneChosen, field: "id")
        }
        return wanted
      })
    let step = results.first?.step
    let last = try step.flatMap { _ in try ports.store.lastStep() }
    let text =
      results.count == 1
      ? results[0].text
      : last.flatMap { $0.number == step ? $0.text : nil }
        ?? TaskInputPhrase.nothingChanged.text
    return ActionResponse(text: text, step: step, back: LocalAddress(form["back"]))
      .response(to: request)
  }

  private func chosen(_ form: FormFields, in context: any EditContext) throws -> [Todo] {
    var todos: [Todo] = []
    for id in form.all("id").compactMap({ Int64($0) }).map({ Todo.ID(rawValue: $0) })
    where !todos.contains(where: { $0.id == id }) {
      todos.append(try todo(id, in: context))
    }
    return todos
  }

  private func overdue(
    in context: any EditContext, actionContext: ActionContext
  ) throws -> [Todo] {
    let todos = try context.todos
    let overview = Overview(
      todos: todos, places: try context.places, categories: try context.categories,
      visits: try context.visits, actionContext: actionContext)
    return todos.filter { overview.view($0).isOverdue }
  }

  /// Silences all reminders until a time, or ends the pause.
  fileprivate func pause(_ form: FormFields, _ request: Request) throws -> Response {
    let actionContext = ports.actionContext
    let applied = try step {
      try EditBuilder(actionContext).pause(form.text("until") ?? "", in: $0)
    }
    let pause = try ports.store.withSnapshot { try $0.pause }
      .flatMap { $0.until > actionContext.now ? $0 : nil }
    let phrase: PlanPhrase =
      if let pause {
        .pausedUntil(
          Formatted.moment(pause.until, in: actionContext.machineZone, now: actionContext.now))
      } else {
        applied.step == nil ? .notPaused : .pauseEnded
      }
    return ActionResponse(
      text: phrase.text, step: applied.step, back: LocalAddress(form["back"])
    ).response(to: request)
  }
}
