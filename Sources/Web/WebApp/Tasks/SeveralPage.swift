import Application
import Foundation
import Localization
import Model
import Recurrence

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
  let tomorrow: String
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
      "/several" + query.address(status: status).dropFirst()
    }
    let statuses: [TaskStatus?] = [nil, .overdue, .due, .open, .waiting]
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
    rest = found.count > Self.limit ? Wording.count(found.count - Self.limit, .moreTask) : nil
    tomorrow = String(
      LocalDateTime(Tomorrow.morning(after: now, in: zone), in: zone).description.prefix(16))
    pausedUntil = pause.flatMap { pause in
      guard pause.until > now else { return nil }
      return PlanPhrase.pausedUntil(Wording.moment(pause.until, in: zone, now: now)).text
    }
  }
}
