import Desk
import Reminders
import SQLiteStore

/// Reads tasks and places together and shows single tasks.
struct TaskReport {
  let session: Session
  let todos: [Todo]
  let names: PlaceNames
  private let visits: [Visit]

  /// Reads the database.
  init(_ session: Session, store: SQLiteStore) throws {
    self.session = session
    todos = try store.todos()
    names = PlaceNames(places: try store.places())
    // Only a snooze that waits for coming or going asks for them.
    let isAsked = todos.contains { todo in
      switch todo.snooze?.end {
      case .nextVisit?, .leaving?: true
      case .at?, nil: false
      }
    }
    visits = isAsked ? try store.memory().visits : []
  }

  /// The view of a task at the present.
  func view(_ todo: Todo) -> TaskView {
    TaskView(
      todo, places: names, visits: visits, machineZone: session.zone, now: session.now)
  }

  /// Prints a task: as JSON, or a sentence with what happened.
  func show(_ todo: Todo, sentence: (TaskView) -> String) {
    let view = view(todo)
    if session.output.json {
      session.output.line(view.json)
    } else {
      session.output.line(sentence(view))
    }
  }
}
