import Application
import CommandSupport
import Model
import SQLiteStore
import Text

extension CommandEnvironment {
  /// Performs an action on the task with a number or name.
  func perform(_ action: TaskAction, on task: String) throws -> TaskActionResult {
    let store = try openStore()
    return try action.perform(in: store, actionContext: try actionContext()) { context in
      try TaskNames.todo(task, in: context)
    }
  }

  /// Performs an action on the tasks with numbers or names in one step, and prints a sentence about
  /// each, or JSON: an array where there were several arguments.
  func perform(
    _ action: TaskAction, on tasks: [String],
    sentence: (_ view: TaskView, _ isUnchanged: Bool) -> String
  ) throws {
    let results: [TaskActionResult]
    if tasks.count == 1 {
      results = [try perform(action, on: tasks[0])]
    } else {
      results = try action.perform(
        in: try openStore(), actionContext: try actionContext(),
        onSeveral: { context in
          var todos: [Todo] = []
          for task in tasks {
            let todo = try TaskNames.todo(task, in: context)
            if !todos.contains(where: { $0.id == todo.id }) { todos.append(todo) }
          }
          return todos
        })
    }
    try output.render(tasks.count == 1 ? results[0].json : .array(results.map(\.json))) {
      for result in results {
        try output.line(sentence(result.view, result.isUnchanged))
        if let countsFor = result.countsFor { try output.line(countsFor) }
        if let remark = result.clockRemark { try output.line(remark) }
        for line in result.answer?.reward?.lines ?? [] { try output.line(line) }
        guard let mood = result.answer?.mood else { continue }
        try output.line(MoodView(mood, actionContext: try actionContext()).text)
        if let advice = mood.mood.advice { try output.line(advice.text) }
      }
    }
  }
}

extension Output {
  /// Prints a task as JSON, or a sentence about it.
  func show(_ view: TaskView, sentence: (TaskView) -> String) throws {
    try render(view.json, sentence(view))
  }
}
