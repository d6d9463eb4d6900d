import Application
import ArgumentParser
import CommandSupport
import Localization
import Recurrence

struct PlanShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: PlanPhrase.helpShow.text)
  }

  @Argument(help: .phrase(PlanPhrase.helpDate, valueName: "date")) var date: [String] = []
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let session = try process.session
    try session.require(.plan)
    let text = date.joined(separator: " ")
    let day = try text.isEmpty ? nil : session.actionContext().planDate(text)
    let store = try session.openForReading()
    let overview = try TaskReport(session, store: store).overview
    let plan = try DayPlan(store, date: day, overview: overview)
    guard !session.output.json else {
      try session.output.line(plan.json)
      return
    }
    try PlanLines(plan, output: session.output).show()
  }
}
