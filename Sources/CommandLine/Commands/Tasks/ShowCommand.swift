import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct ShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", TaskHelpPhrase.show)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let store = try environment.openForReading()
    let actionContext = try environment.actionContext()
    let (view, points, last) = try store.withSnapshot { snapshot in
      let todo = try TaskNames.todo(id, in: snapshot)
      let overview = try Overview(of: todo, in: snapshot, actionContext: actionContext)
      let entry = try snapshot.latestDoneCompletion(of: todo.id).flatMap(snapshot.completion)
      return (overview.view(todo), try snapshot.points(of: todo.id), entry)
    }
    let mood = last.flatMap { HistoryItem($0, actionContext: actionContext).emotion }
    try environment.output.render(
      view.json.adding("points", .integer(points))
        .adding("mood", mood.map { .integer($0.rawValue) } ?? .null)
    ) {
      var rows = view.rows(for: .terminal)
      rows.append((TaskPhrase.rowPoints.text, points == 0 ? "" : TaskPhrase.points(points).text))
      try environment.output.table(rows, titleWidth: 11)
    }
  }
}
