import Application
import ArgumentParser
import Foundation
import Reminders
import Runtime
import SQLiteStore

struct SnoozeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snooze", abstract: "Silence a task for a while; its due does not move.",
    discussion: """
      passby snooze 3 2h       for two hours
      passby snooze 3 visit    until the next visit to one of its places
      passby snooze 3 leave    until you leave the place where you are
      passby snooze 3 off      take the snooze away
      """)

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @Argument(help: "2h, 1d, an instant, visit, leave, or off.") var until: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

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
      guard !isIdle else { return "Nothing to change in \(changed.label): \(view.standing)." }
      return switch view.activeSnooze?.end {
      case nil: "\(changed.label) is not snoozed: \(view.standing)."
      case .at(let end)?:
        "Snoozed \(changed.label) until \(Wording.moment(end, in: view.zone, now: session.now)); \(view.standing)."
      case .nextVisit?: "Snoozed \(changed.label) until the next visit; \(view.standing)."
      case .leaving?: "Snoozed \(changed.label) until you leave; \(view.standing)."
      }
    }
  }
}
