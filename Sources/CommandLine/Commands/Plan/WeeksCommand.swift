import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore

struct WeeksCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("weeks", PlanPhrase.helpWeeks, discussion: PlanPhrase.helpWeeksDiscussion)
  }

  @Argument(help: .phrase(PlanPhrase.helpWeeksCount, valueName: "n"))
  var count = WeeksAhead.usualWeeks
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    try GlobalOptions.check(count, of: "N", in: WeeksAhead.weekRange)
    let environment = try process.environment
    let store = try environment.openForReading()
    let context = try environment.actionContext()
    let weeks = try store.withSnapshot {
      try WeeksAhead(weeks: count, in: $0, actionContext: context)
    }
    let output = environment.output
    try output.render(list: weeks.json) {
      try output.lines(WeekLines(weeks, output: output).lines)
    }
  }
}
