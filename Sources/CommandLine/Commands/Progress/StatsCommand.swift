import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import Progress
import SQLiteStore

struct StatsCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("stats", ProgressPhrase.helpStats)
  }

  @Option(help: .phrase(ProgressPhrase.helpStatsFrom, valueName: "date")) var from: String?
  @Option(help: .phrase(ProgressPhrase.helpStatsTo, valueName: "date")) var to: String?
  @Option(
    help: .phrase(TurnsPhrase.helpStatsBy, valueName: "person"), completion: .list(["person"]))
  var by: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    try environment.needsProgress()
    let actionContext = try environment.actionContext()
    let period = try actionContext.period(from: from, to: to)
    let view = try environment.openForReading().withSnapshot {
      try StatisticsView(period, by: by, in: $0, actionContext: actionContext)
    }
    try environment.output.render(view.json) {
      try show(view, on: environment.output)
    }
  }

  private func show(_ view: StatisticsView, on output: Output) throws {
    let total = view.statistics.total
    let rows: [(ProgressPhrase.Title, String)] = [
      (.period, view.periodText), (.done, "\(total.done)"), (.late, "\(total.late)"),
      (.skipped, "\(total.skipped)"), (.notDone, "\(total.notDone)"),
      (.points, "\(total.points)"),
      (.average, StatisticsView.text(total.mood) ?? ProgressPhrase.noMoods.text),
    ]
    try output.table(
      rows.map { (title: ProgressPhrase.title($0.0).text, text: $0.1) }, titleWidth: 14)
    let categories = view.statistics.byCategory
    if !categories.isEmpty {
      try output.line()
      try output.table(
        categories.map { numbers in
          let text = ProgressPhrase.inCategory(
            done: numbers.done, average: StatisticsView.text(numbers.mood))
          return (title: StatisticsView.name(numbers.category), text: text.text)
        }, titleWidth: 14)
    }
    guard let persons = view.persons, !persons.isEmpty else { return }
    try output.line()
    try output.table(
      persons.map { name, numbers in
        let text = TurnsPhrase.didInPeriod(
          done: numbers.done, late: numbers.late, points: numbers.points)
        return (title: name.oneLine, text: text.text)
      }, titleWidth: 14)
  }
}
