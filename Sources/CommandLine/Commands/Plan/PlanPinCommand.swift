import Application
import ArgumentParser
import CommandSupport
import Localization

struct PlanPinCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("pin", PlanPhrase.helpPin)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @Argument(help: .phrase(PlanPhrase.helpTime, valueName: "time")) var time: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PlanChange.perform(.pin(at: time), on: id, process.environment)
  }
}

struct PlanUnpinCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("unpin", PlanPhrase.helpUnpin)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PlanChange.perform(.unpin, on: id, process.environment)
  }
}

/// A change of the plan, and its output: a sentence, or the new plan as JSON.
enum PlanChange {
  /// Performs an action on the task with a number or name.
  static func perform(_ action: TaskAction, on task: String, _ environment: CommandEnvironment)
    throws
  {
    try environment.require(.plan)
    let result = try environment.perform(action, on: task)
    guard environment.output.json else {
      try environment.output.line(
        result.isUnchanged
          ? ActionPhrase.nothingToChange(result.view.todo.label, when: result.view.whenText).text
          : result.text)
      return
    }
    let store = try environment.openForReading()
    let overview = try TaskReport(environment, store: store).overview
    try environment.output.line(DayPlan(store, overview: overview).json)
  }
}
