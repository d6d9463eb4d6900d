import Application
import ArgumentParser
import Foundation
import Recurrence
import Reminders
import Runtime
import Terminal

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Everything about one task.")

  @Argument(help: "The task's number or name.", completion: KnownNames.ofTasks) var id: String
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let store = try session.openForReading()
    let overview = try TaskReport(session, store: store).overview
    let view = overview.view(try TaskNames(todos: overview.todos).todo(id))
    guard !session.output.json else {
      session.output.line(view.json)
      return
    }
    for (title, text) in rows(view) where !text.isEmpty {
      for (index, line) in text.wrapped(to: session.output.width - 11).enumerated() {
        let head = index == 0 ? title : ""
        session.output.line(session.output.paint(head.padded(to: 11), .dim) + line)
      }
    }
  }

  private func rows(_ view: TaskView) -> [(String, String)] {
    let todo = view.todo
    let moment = { Wording.moment($0, in: view.zone, now: view.now) }
    var rows: [(String, String)] = [
      ("task", "\(todo.id.rawValue) \(todo.name.wholeLine)"), ("now", view.standing),
    ]
    if let countdown = view.countdown {
      rows.append(
        ("opens", countdown.opens.map { Wording.when($0, in: view.zone, now: view.now) } ?? ""))
      rows.append(
        ("due", countdown.due.map { Wording.when($0, in: view.zone, now: view.now) } ?? ""))
    }
    if case .repeating(let cadence) = todo.rule {
      let from = cadence.from == .done ? "counted from when it was done" : "a fixed rhythm"
      rows.append(("every", "\(cadence.every.description), \(from)"))
      rows.append(("start", moment(cadence.start.date(in: view.zone))))
      rows.append(("first", cadence.first.map { moment($0.date(in: view.zone)) } ?? ""))
      rows.append(("end", cadence.end.map { moment($0.date(in: view.zone)) } ?? ""))
      rows.append(("at", cadence.at?.description ?? ""))
    } else {
      rows.append(("every", "once"))
    }
    rows.append(("zone", todo.zone.name ?? "floating (now \(view.zone.identifier))"))
    rows.append(("places", view.placeNames.map(\.oneLine).joined(separator: ", ")))
    if !todo.places.isEmpty {
      let dwell = todo.dwellSeconds.map { " of \(Wording.length(seconds: $0))" } ?? ""
      rows.append(("on", todo.triggers.ordered.map(\.rawValue).joined(separator: ", ") + dwell))
    }
    rows.append(("nag", todo.nag.map { "every \($0.description) while overdue" } ?? ""))
    if let snooze = view.activeSnooze {
      switch snooze.end {
      case .at(let end): rows.append(("snoozed", "until \(moment(end))"))
      case .nextVisit: rows.append(("snoozed", "until the next visit"))
      case .leaving: rows.append(("snoozed", "until you leave"))
      }
    }
    rows.append(
      ("last done", todo.lastDone.map { Wording.when($0, in: view.zone, now: view.now) } ?? "never")
    )
    rows.append(("notes", todo.notes?.wholeLine ?? ""))
    return rows
  }
}
