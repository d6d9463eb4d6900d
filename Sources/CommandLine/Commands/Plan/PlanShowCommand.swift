import Application
import ArgumentParser
import CommandSupport
import Localization
import Recurrence

struct PlanShowCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("show", PlanPhrase.helpShow)
  }

  @Argument(help: .phrase(PlanPhrase.helpDate, valueName: "date")) var date: [String] = []
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.require(.plan)
    let text = date.joined(separator: " ")
    let day = try text.isEmpty ? nil : environment.actionContext().planDate(text)
    let store = try environment.openForReading()
    let overview = try TaskReport(environment, store: store).overview
    let plan = try DayPlan(store, date: day, overview: overview)
    try environment.output.render(plan.json) {
      try PlanLines(plan, output: environment.output).show()
    }
  }
}
