import Application
import Reminders
import Runtime
import SQLiteStore
import Terminal

extension Session {
  /// Performs an action on the task with a number or name.
  func perform(_ action: TaskAction, on task: String) throws -> TaskActionResult {
    let store = try openStore()
    return try action.perform(in: store, actionContext: try actionContext()) { context in
      try TaskNames.todo(task, in: context)
    }
  }
}

extension Output {
  /// Prints a task as JSON, or a sentence about it.
  func show(_ view: TaskView, sentence: (TaskView) -> String) {
    json ? line(view.json) : line(sentence(view))
  }
}
