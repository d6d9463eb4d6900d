import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct QuickCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "quick", abstract: TaskHelpPhrase.quick.text,
      discussion: TaskHelpPhrase.quickDiscussion.text)
  }

  @Argument(help: .phrase(TaskHelpPhrase.quickLine, valueName: "line")) var words: [String]
  @Flag(help: .phrase(TaskHelpPhrase.dryRun)) var dryRun = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  private var line: String { words.joined(separator: " ") }

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    guard !dryRun else {
      try preview(environment, builder)
      return
    }
    let result = try TaskChange.perform(
      in: environment.openStore(), actionContext: builder.actionContext
    ) { _ in .quick(line) }
    try environment.show(result) { ActionPhrase.added($0.todo.label, prospects: $0.prospects).text }
  }

  private func preview(_ environment: CommandEnvironment, _ builder: EditBuilder) throws {
    let store = try environment.openForReading()
    let overview = try TaskReport(environment, store: store).overview
    let (reading, todo) = try builder.quickPreview(
      line, places: overview.names.places, categories: overview.categories)
    let view = overview.view(todo)
    guard !environment.output.json else {
      try environment.output.line(
        view.json.adding("reading", .array(reading.readings.map(\.json))))
      return
    }
    try environment.output.line(
      ActionPhrase.wouldAdd("\"\(todo.name.oneLine)\"", prospects: view.prospects).text)
    try environment.output.table(
      reading.readings.map { ($0.marker.word.text, $0.value.oneLine) }, titleWidth: 14)
  }
}
