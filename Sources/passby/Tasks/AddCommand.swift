import Application
import ArgumentParser
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore
import Settings
import Terminal

struct AddCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add", abstract: HelpPhrase.add.text,
      discussion: HelpPhrase.addDiscussion.text)
  }

  @Argument(help: .phrase(.taskName)) var name: String
  @OptionGroup(title: HelpPhrase.taskOptions.text) var task: TaskOptions
  @Flag(help: .phrase(.dryRun)) var dryRun = false
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let builder = try session.builder()
    let fields = task.fields
    let store = try dryRun ? session.openForReading() : session.openStore()
    if dryRun {
      let report = try TaskReport(session, store: store)
      let places = report.overview.names.places
      session.note(Remarks.of(fields, places: places))
      report.show(
        try builder.preview(
          name: name, fields: fields, places: places, categories: report.overview.categories,
          persons: report.overview.persons)
      ) {
        CommandPhrase.wouldAdd("\"\(name.oneLine)\"", prospects: $0.prospects).text
      }
      return
    }
    var outcome: EditBuilder.TaskOutcome?
    var sameName: Todo?
    try store.edit { context in
      let same = try context.unfinishedTodo(named: name)
      let result = try builder.add(name: name, fields: fields, in: context)
      session.note(Remarks.of(fields, places: try context.places))
      sameName = same
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
}
