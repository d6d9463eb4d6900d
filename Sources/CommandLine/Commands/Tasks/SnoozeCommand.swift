import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model

struct SnoozeCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("snooze", TaskHelpPhrase.snooze, discussion: TaskHelpPhrase.snoozeDiscussion)
  }

  @Argument(help: .phrase(TaskHelpPhrase.task, valueName: "task"), completion: KnownNames.ofTasks)
  var id: String
  @Argument(
    help: .phrase(TaskHelpPhrase.snoozeUntil, valueName: "end"),
    completion: .list(SnoozeCommand.ends))
  var until: [String] = []
  @Option(
    name: .customLong("for"), help: .phrase(TaskHelpPhrase.snoozeFor, valueName: "end"),
    completion: .list(SnoozeCommand.ends))
  var end: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  /// The ends that the shell offers.
  private static let ends = ["visit", "leave", "this-visit", "off", "1h", "tomorrow", "1d", "1w"]

  func validate() throws {
    guard end != nil || !until.isEmpty else {
      throw ValidationError(TaskInputPhrase.snoozeNeedsEnd.text)
    }
  }

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    // With --for, all words are tasks; without, all but the first are the end.
    let ids = end == nil ? [id] : [id] + until
    let text = end ?? until.joined(separator: " ")
    let input = SnoozeInput.text(text)
    try environment.perform(.snooze(input), on: ids) { view, isUnchanged in
      let (label, when) = (view.todo.label, view.when.map { TaskPhrase.when($0).text })
      if input.isThisVisit { return PlacePhrase.quietForVisit(label, when: when).text }
      if !isUnchanged, let remark = view.idleSnoozeRemark { environment.output.note(remark) }
      guard !isUnchanged else {
        return ActionPhrase.nothingToChange(label, when: view.whenText).text
      }
      let phrase: ActionPhrase =
        switch view.activeSnooze?.end {
        case nil: .snoozeEnded(label, when: when)
        case .at(let end)?:
          .snoozedUntil(
            label, moment: Wording.moment(end, in: view.zone, now: environment.now),
            when: when)
        case .nextVisit?: .snoozedUntilVisit(label, when: when)
        case .leaving?: .snoozedUntilLeaving(label, when: when)
        }
      return phrase.text
    }
  }
}
