import ArgumentParser
import Foundation
import Recurrence
import Reminders
import SQLiteStore
import Settings

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
    var todo: Todo?
    let edit = try store.edit { context in
      let old = try TaskNames(todos: context.todos).todo(id)
      todo = old
      return try session.deed.snoozed(old, until: try end(for: old, session: session), in: context)
    }
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

  private func end(for todo: Todo, session: Session) throws -> Snooze.End? {
    switch until.lowercased() {
    case "visit": return .nextVisit
    case "leave": return .leaving
    case "off", "none": return nil
    default: break
    }
    if let elapsed = try? ElapsedTime(parsing: until) {
      return .at(session.now.addingTimeInterval(elapsed.seconds))
    }
    do {
      let zone = session.zone(of: todo)
      return .at(try Moment(parsing: until).date(in: zone, dayMeans: .start))
    } catch {
      throw CommandFailure(
        .usage,
        "\"\(until.oneLine)\" is no end for a snooze: expected a length such as 2h or 1d, an instant such as 2026-01-15T09:00, visit, leave, or off."
      )
    }
  }
}
