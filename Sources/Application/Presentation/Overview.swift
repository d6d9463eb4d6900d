import Foundation
public import Reminders

/// All tasks and places at one moment.
public struct Overview: Sendable {
  /// The clock, the zone and the settings of the request.
  public let actionContext: ActionContext
  /// All tasks, by number.
  public let todos: [Todo]
  /// All places.
  public let names: PlaceNames
  private let visits: PlaceIndex<Visit>

  /// Reads a store; throws what the store throws.
  public init(_ store: any ReminderStore, actionContext: ActionContext) throws {
    let todos = try store.todos()
    // Only a snooze that ends with a visit needs the visits.
    let isAsked = todos.contains { todo in
      switch todo.snooze?.end {
      case .nextVisit?, .leaving?: true
      case .at?, nil: false
      }
    }
    self.init(
      todos: todos, places: try store.places(), visits: isAsked ? try store.memory().visits : [],
      actionContext: actionContext)
  }

  /// Creates an overview of what was read.
  public init(
    todos: [Todo], places: [Place], visits: [Visit], actionContext: ActionContext
  ) {
    self.actionContext = actionContext
    self.todos = todos
    self.visits = PlaceIndex(visits: visits, places: places)
    names = PlaceNames(places: places)
  }

  /// Returns the view of a task.
  public func view(_ todo: Todo) -> TaskView {
    TaskView(
      todo, places: names, visits: visits.values(for: todo), machineZone: actionContext.machineZone,
      now: actionContext.now)
  }

  /// Returns the views of the tasks that can be done at a place, or at any place with a tag.
  public func views(at wanted: PlaceReference) -> [TaskView] {
    let references = Set(names.places.filter(wanted.matches).flatMap(\.references))
    return todos.filter { $0.places.contains(where: references.contains) }.map(view)
  }
}
