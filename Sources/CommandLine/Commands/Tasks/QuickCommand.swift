import Application
import ArgumentParser
import CommandSupport
import Localization
import Model
import SQLiteStore
import Text

struct QuickCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("quick", TaskHelpPhrase.quick, discussion: TaskHelpPhrase.quickDiscussion)
  }

  @Argument(help: .phrase(TaskHelpPhrase.quickLine, valueName: "line")) var words: [String]
  @Flag(help: .phrase(TaskHelpPhrase.quickPlain)) var plain = false
  @Flag(help: .phrase(TaskHelpPhrase.dryRun)) var dryRun = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  private var line: String { words.joined(separator: " ") }

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let perform = { try dryRun ? preview($0, environment, builder) : add($0, environment, builder) }
    do {
      try perform(line)
    } catch let failure as QuickFailure where !failure.reason.readings.isEmpty {
      let choice = ReadingChoice(failure.failure, output: environment.output)
      guard choice.canAsk else {
        if environment.output.json { try environment.output.line(failure.reason.readings.json) }
        throw failure
      }
      try perform(try choice.ask().line)
    }
  }

  private func add(
    _ line: String, _ environment: CommandEnvironment, _ builder: EditBuilder
  ) throws {
    let actionContext = builder.actionContext
    let result = try TaskChange.perform(
      in: environment.openStore(), actionContext: actionContext
    ) { _ in .quick(line, plain: plain) }
    let reading = result.reading
    try environment.show(result) {
      let answer = $0.reminding(
        ActionPhrase.added($0.todo.label, when: $0.prospects).text)
      return reading?.naming(answer) ?? answer
    }
    guard !environment.output.json else { return }
    let unread = reading?.unreadText(
      id: "\(result.todo.id.rawValue)", actionContext: actionContext)
    if let unread { try environment.output.line(unread) }
  }

  private func preview(
    _ line: String, _ environment: CommandEnvironment, _ builder: EditBuilder
  ) throws {
    let store = try environment.openForReading()
    let overview = try environment.overview(of: store)
    let (reading, todo) = try builder.quickPreview(
      line, places: overview.names.places, categories: overview.categories,
      persons: overview.persons, plain: plain)
    let view = overview.view(todo)
    try environment.output.render(view.json.adding(reading.json)) {
      try environment.output.line(
        reading.naming(
          view.reminding(
            ActionPhrase.wouldAdd(todo.name.quoted, when: view.prospects).text)))
      try environment.output.table(
        reading.readings.map { ($0.title, $0.words(in: builder.actionContext).oneLine) },
        titleWidth: 14)
      if let unread = reading.unreadText(id: nil, actionContext: builder.actionContext) {
        try environment.output.line(unread)
      }
    }
  }
}
