import Application
import Foundation
import Localization
import Model
import Recurrence

/// The list for an action on several tasks at once, and the pause of all reminders.
struct SeveralPage {
  /// More are not drawn; the search narrows the list.
  private static let limit = 300

  private let query: HomeQuery
  private let found: [TaskView]
  private let overdue: Int
  private let pause: Pause?
  private let actionContext: ActionContext

  /// Reads the store.
  init(_ query: HomeQuery, site: Site) throws {
    self.query = query
    actionContext = site.ports.actionContext
    let (store, now) = (site.ports.store, actionContext.now)
    let overview = try Overview(store, actionContext: actionContext)
    pause = try store.withSnapshot { try $0.pause }.flatMap { $0.until > now ? $0 : nil }
    let todos = overview.todos.filter { !$0.isWish }
    let views = todos.map(overview.view)
    overdue = views.count(where: \.isOverdue)
    let wanted = Set(
      query.filter(
        todos, places: overview.names.places, categories: overview.categories,
        persons: overview.persons
      ).map(\.id))
    let status = query.status
    found =
      views.filter {
        wanted.contains($0.todo.id) && $0.phase != .finished
          && (status == nil || TaskStatus($0) == status)
      }.soonestFirst
  }

  /// The values for the template.
  var content: [String: Any] {
    let zone = actionContext.machineZone
    var content: [String: Any] = [
      "q": query.search, "back": address(query.status), "hasTasks": !found.isEmpty,
      "phases": phases, "tasks": found.prefix(Self.limit).map(row),
      "tomorrow": String(
        LocalDateTime(Tomorrow.morning(after: actionContext.now, in: zone), in: zone)
          .description.prefix(16)),
    ]
    content["phase"] = query.status?.rawValue
    if overdue > 0 { content["skipOverdue"] = TaskPhrase.skipOverdue(overdue).text }
    if found.count > Self.limit {
      content["rest"] = Wording.count(found.count - Self.limit, .moreTask)
    }
    if let pause {
      let moment = Wording.moment(pause.until, in: zone, now: actionContext.now)
      content["pausedUntil"] = PlanPhrase.pausedUntil(moment).text
    }
    return content
  }

  private func row(_ view: TaskView) -> [String: Any] {
    var row = [
      "id": String(view.todo.id.rawValue), "name": view.todo.name.wholeLine,
      "standing": view.brief,
    ]
    if !view.placeNames.isEmpty {
      row["where"] = view.placeNames.map(\.oneLine).joined(separator: ", ")
    }
    return row
  }

  private var phases: [[String: Any]] {
    let statuses: [TaskStatus?] = [nil, .overdue, .due, .open, .waiting]
    return statuses.map { status in
      [
        "word": status?.word ?? TaskPagePhrase.all.text, "href": address(status),
        "current": query.status == status,
      ]
    }
  }

  private func address(_ status: TaskStatus?) -> String {
    "/several" + query.address(status: status).dropFirst()
  }
}
