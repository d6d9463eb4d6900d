import Application
import Foundation
import Recurrence
import Reminders

/// What is set for a task, in words, a row each.
struct TaskFacts {
  private let view: TaskView

  /// Prepares the rows.
  init(_ view: TaskView) { self.view = view }

  /// Label and text of each row that has something to say.
  var rows: [[String: String]] {
    let todo = view.todo
    var rows: [(String, String?)] = [("name", todo.name.wholeLine)]
    switch todo.rule {
    case .once: rows.append(("how often", "just once"))
    case .repeating(let cadence):
      let from = cadence.from == .done ? "counted from when it was done" : "a fixed rhythm"
      rows.append(("how often", "\(cadence.every.description), \(from)"))
      rows.append(("begins", moment(cadence.start)))
      rows.append(("first due", cadence.first.map(moment)))
      rows.append(("ends", cadence.end.map(moment)))
      rows.append(("time of day", cadence.at?.description))
    }
    rows.append(("due", view.countdown?.due.map { Wording.when($0, in: view.zone, now: view.now) }))
    rows.append(("places", view.placeNames.map(\.oneLine).joined(separator: ", ")))
    if !todo.places.isEmpty { rows.append(("reminds when you", triggers)) }
    rows.append(("while overdue", todo.nag.map { "again every \($0.description)" }))
    rows.append(("snoozed", view.snoozeWords))
    let last = todo.lastDone.map { Wording.when($0, in: view.zone, now: view.now) }
    rows.append(("last done", last ?? "never"))
    rows.append(("time zone", todo.zone.name ?? "floating (now \(view.zone.identifier))"))
    rows.append(("notes", todo.notes?.quietLines))
    return rows.compactMap { label, text in
      guard let text, !text.isEmpty else { return nil }
      return ["label": label, "text": text]
    }
  }

  private var triggers: String {
    view.todo.triggers.ordered.map { trigger in
      switch trigger {
      case .enter: "come there"
      case .cross: "pass by"
      case .dwell: "stay \(Wording.length(seconds: view.todo.dwellSeconds ?? 0))"
      case .exit: "leave"
      }
    }.joined(separator: ", ")
  }

  private func moment(_ local: LocalDateTime) -> String {
    Wording.moment(local.date(in: view.zone), in: view.zone, now: view.now)
  }
}
