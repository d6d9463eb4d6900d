import Application
import ArgumentParser
import Localization
import Reminders
import Runtime
import SQLiteStore
import Settings
import Terminal

struct EditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "edit", abstract: HelpPhrase.edit.text,
      discussion: HelpPhrase.editDiscussion.text)
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @Option(help: .phrase(.newName)) var name: String?
  @OptionGroup(title: HelpPhrase.taskOptions.text) var task: TaskOptions
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    let builder = try session.builder()
    var outcome: EditBuilder.TaskOutcome?
    try store.edit { context in
      let old = try TaskNames.todo(id, in: context)
      let result = try builder.change(old, name: name, fields: task.fields, in: context)
      session.note(Remarks.of(task.fields, places: try context.places))
      outcome = result
      return result.edit
    }
    guard let outcome, let old = outcome.before, let new = outcome.after else { return }
    let report = try TaskReport(session, store: store)
    guard old != new else {
      report.show(new) { _ in CommandPhrase.nothingToChange(new.label).text }
      return
    }
    let before = report.overview.view(old)
    let isRenamed = old.name != new.name && task.fields == TaskFields()
    report.show(new) { view in
      let phrase: CommandPhrase =
        isRenamed
        ? .renamed(id: "\(new.id.rawValue)", name: "\"\(new.name.oneLine)\"")
        : .changed(new.label, was: before.prospects, now: view.prospects)
      return view.noting(phrase.text, before: before)
    }
    if let here = outcome.presentPlace { session.noteSilence(at: here) }
  }
}
