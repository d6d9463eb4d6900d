import Application
import CommandSupport
import Model
import SQLiteStore

/// Tasks and places in one view of the database, and the output of a single task.
struct TaskReport {
  let output: Output
  /// The tasks and places in the database.
  let overview: Overview

  /// Reads the database.
  init(_ environment: CommandEnvironment, store: SQLiteStore) throws {
    output = environment.output
    overview = try Overview(
      store, actionContext: try environment.actionContext(), withStreaks: environment.output.json)
  }

  /// Prints a task as JSON, or a sentence about it.
  func show(_ todo: Todo, sentence: (TaskView) -> String) throws {
    try output.show(overview.view(todo), sentence: sentence)
  }
}
