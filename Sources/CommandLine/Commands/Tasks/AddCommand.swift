import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Settings

struct AddCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("add", TaskHelpPhrase.add, discussion: TaskHelpPhrase.addDiscussion)
  }

  @Argument(help: .phrase(TaskHelpPhrase.taskName)) var name: String
  @OptionGroup(title: CommandPhrase.taskOptions.text) var task: TaskOptions
  @Flag(help: .phrase(TaskHelpPhrase.dryRun)) var dryRun = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let builder = try environment.builder()
    let fields = task.fields
    guard !dryRun else { return try preview(environment, builder, fields) }
    let result = try TaskChange.perform(
      in: environment.openStore(), actionContext: builder.actionContext
    ) { _ in .add(name: name, fields) }
    try environment.show(result) {
      $0.reminding(ActionPhrase.added($0.todo.label, when: $0.prospects).text)
    }
  }

  private func preview(
    _ environment: CommandEnvironment, _ builder: EditBuilder, _ fields: TaskFields
  ) throws {
    let report = try TaskReport(environment, store: environment.openForReading())
    let places = report.overview.names.places
    environment.note(Remarks.of(fields, places: places))
    try report.show(
      try builder.preview(
        name: name, fields: fields, places: places, categories: report.overview.categories,
        persons: report.overview.persons)
    ) {
      $0.reminding(ActionPhrase.wouldAdd("\"\(name.oneLine)\"", when: $0.prospects).text)
    }
  }
}
