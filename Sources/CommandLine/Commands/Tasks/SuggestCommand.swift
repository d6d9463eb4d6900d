import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct SuggestCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("suggest", LearningPhrase.help, discussion: LearningPhrase.helpDiscussion)
  }

  @Argument(
    help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: NameCompletion.ofTasks)
  var task: String?
  @Flag(help: .phrase(LearningPhrase.helpYes)) var yes = false
  @Flag(help: .phrase(LearningPhrase.helpNo)) var no = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func validate() throws {
    guard !(yes && no) else {
      throw ValidationError(CommandPhrase.excluded("--yes", "--no").text)
    }
    guard task != nil || !(yes || no) else {
      throw ValidationError(LearningPhrase.answerNeedsTask.text)
    }
  }

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    guard yes || no, let task else { return try show(environment) }
    let result = try environment.perform(.suggestion(isTaken: yes), on: task)
    try environment.output.show(result.view) { view in
      guard yes else { return LearningPhrase.kept(view.todo.label).text }
      let before = result.viewBefore
      return view.noting(
        ActionPhrase.changed(view.todo.label, was: before.prospects, now: view.prospects).text,
        before: before)
    }
  }

  /// Prints the proposals for all tasks, or for one.
  private func show(_ environment: CommandEnvironment) throws {
    let store = try environment.openForReading()
    let actionContext = try environment.actionContext()
    let suggestions = try store.withSnapshot { snapshot in
      guard let task else {
        return try RhythmProposal.all(in: snapshot, actionContext: actionContext)
      }
      let todo = try TaskNames.todo(task, in: snapshot)
      return try RhythmProposal(of: todo, in: snapshot, actionContext: actionContext).map { [$0] }
        ?? []
    }
    let output = environment.output
    try output.render(list: suggestions.lazy.map(\.json), none: LearningPhrase.none.text) {
      for suggestion in suggestions {
        try output.line(
          "\(output.paint(suggestion.todo.label, .bold)): \(suggestion.usual.suggestionText ?? "")")
        try output.line("  " + LearningPhrase.answers(suggestion.todo.id.rawValue).text)
      }
    }
  }
}
