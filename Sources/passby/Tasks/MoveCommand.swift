import Application
import ArgumentParser
import Localization
import Recurrence
import Reminders
import Runtime
import SQLiteStore

struct MoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "move", abstract: HelpPhrase.move.text)
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @Argument(help: .phrase(.moveTo, valueName: "time")) var instant: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    let builder = try session.builder()
    var outcome: EditBuilder.TaskOutcome?
    try store.edit { context in
      let old = try TaskNames(todos: try context.todos).todo(id)
      let result = try builder.move(old, to: instant)
      outcome = result
      return result.edit
    }
    guard let old = outcome?.before, let new = outcome?.after else { return }
    let report = try TaskReport(session, store: store)
    let before = report.overview.view(old)
    report.show(new) { view in
      guard let from = before.countdown?.due, let to = view.countdown?.due else {
        return CommandPhrase.changed(new.label, was: before.prospects, now: view.prospects).text
      }
      return CommandPhrase.moved(
        new.label, to: Wording.moment(to, in: view.zone, now: view.now),
        from: Wording.moment(from, in: view.zone, now: view.now)
      ).text
    }
  }
}
