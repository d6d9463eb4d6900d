import Application
import ArgumentParser
import CommandSupport
import Localization

struct PlanPinCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "pin", abstract: PlanPhrase.helpPin.text)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @Argument(help: .phrase(PlanPhrase.helpTime, valueName: "time")) var time: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PlanChange.perform(.pin(at: time), on: id, process.session)
  }
}

struct PlanUnpinCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "unpin", abstract: PlanPhrase.helpUnpin.text)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try PlanChange.perform(.unpin, on: id, process.session)
  }
}

/// A change of the plan, and its output: a sentence, or the new plan as JSON.
enum PlanChange {
  /// Performs an action on the task with a number or name.
  static func perform(_ action: TaskAction, on task: String, _ session: Session) throws {
    try session.require(.plan)
    let result = try session.perform(action, on: task)
    guard session.output.json else {
      try session.output.line(
        result.isUnchanged
          ? ActionPhrase.nothingToChangeStanding(
            result.view.todo.label, standing: result.view.standing
          ).text : result.text)
      return
    }
    let store = try session.openForReading()
    let overview = try TaskReport(session, store: store).overview
    try session.output.line(DayPlan(store, overview: overview).json)
  }
}
