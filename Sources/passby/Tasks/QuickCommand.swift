import Application
import ArgumentParser
import Localization
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct QuickCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "quick", abstract: HelpPhrase.quick.text,
      discussion: HelpPhrase.quickDiscussion.text)
  }

  @Argument(help: .phrase(.quickLine, valueName: "line")) var words: [String]
  @Flag(help: .phrase(.dryRun)) var dryRun = false
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  private var line: String { words.joined(separator: " ") }

  func run() throws {
    let session = try Session(global)
    let builder = try session.builder()
    guard !dryRun else {
      try preview(session, builder)
      return
    }
    let store = try session.openStore()
    var outcome: EditBuilder.TaskOutcome?
    var sameName: Todo?
    try store.edit { context in
      let result = try builder.quick(line, in: context)
      sameName = try result.after.flatMap { try context.unfinishedTodo(named: $0.name) }
      outcome = result
      return result.edit
    }
    guard let outcome, let added = outcome.after else { return }
    try TaskReport(session, store: store).show(added) {
      CommandPhrase.added(added.label, prospects: $0.prospects).text
    }
    if let sameName { session.note([NoticePhrase.sameName(sameName.label).text]) }
    if let here = outcome.presentPlace { session.noteSilence(at: here) }
  }

  private func preview(_ session: Session, _ builder: EditBuilder) throws {
    let store = try session.openForReading()
    let overview = try TaskReport(session, store: store).overview
    let (reading, todo) = try builder.quickPreview(
      line, places: overview.names.places, categories: overview.categories)
    let view = overview.view(todo)
    guard !session.output.json else {
      session.output.line(
        view.json.adding("reading", .array(reading.readings.map(\.json))))
      return
    }
    session.output.line(
      CommandPhrase.wouldAdd("\"\(todo.name.oneLine)\"", prospects: view.prospects).text)
    session.output.table(
      reading.readings.map { ($0.marker.word.text, $0.value.oneLine) }, titleWidth: 14)
  }
}
