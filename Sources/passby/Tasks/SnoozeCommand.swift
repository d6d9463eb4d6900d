import Application
import ArgumentParser
import Foundation
import Localization
import Reminders
import Runtime
import Terminal

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
    let result = try session.perform(.snooze(.text(until)), on: id)
    session.output.show(result.view) { view in
      let (label, standing) = (view.todo.label, view.standing)
      guard !result.isUnchanged else {
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
