import Application
import ArgumentParser
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore

struct SnoozeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "snooze", abstract: HelpPhrase.snooze.text,
      discussion: HelpPhrase.snoozeDiscussion.text)
  }

  @Argument(help: .phrase(.task, valueName: "task"), completion: KnownNames.ofTasks) var id: String
  @Argument(help: .phrase(.snoozeUntil, valueName: "end")) var until: String
  @OptionGroup(title: HelpPhrase.commonOptions.text) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openStore()
    let actionContext = try session.actionContext()
    var todo: Todo?
    let edit = try store.edit { context in
      let old = try TaskNames(todos: try context.todos).todo(id)
      todo = old
      let end = try SnoozeText.end(until, for: old, actionContext: actionContext)
      return try EditBuilder(actionContext).snoozed(old, until: end, in: context)
    }.edit
    let isIdle = edit.todos.isEmpty
    guard let changed = edit.todos.first?.after ?? todo else { return }
    try TaskReport(session, store: store).show(changed) { view in
      let (label, standing) = (changed.label, view.standing)
      guard !isIdle else {
        return CommandPhrase.nothingToChangeStanding(label, standing: standing).text
      }
      let phrase: CommandPhrase =
        switch view.activeSnooze?.end {
        case nil: .snoozeEnded(label, standing: standing)
        case .at(let end)?:
          .snoozedUntil(
            label, moment: Wording.moment(end, in: view.zone, now: session.now),
            standing: standing)
        case .nextVisit?: .snoozedUntilVisit(label, standing: standing)
        case .leaving?: .snoozedUntilLeaving(label, standing: standing)
        }
      return phrase.text
    }
  }
}
