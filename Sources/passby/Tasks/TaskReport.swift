import Application
import Reminders
import Runtime
import SQLiteStore
import Terminal

/// Reads tasks and places together and shows single tasks.
struct TaskReport {
  let output: Output
  /// Tasks and places as they stand.
  let overview: Overview

  /// Reads the database.
  init(_ session: Session, store: SQLiteStore) throws {
    output = session.output
    overview = try Overview(store, actionContext: try session.actionContext())
  }

  /// Prints a task: as JSON, or a sentence with what happened.
  func show(_ todo: Todo, sentence: (TaskView) -> String) {
    let view = overview.view(todo)
    output.json ? output.line(view.json) : output.line(sentence(view))
  }
}
