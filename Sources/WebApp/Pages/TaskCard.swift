import Application
import Foundation
import Mustache
import Recurrence
import Reminders

/// A task as the list shows it: a bar that fills, and what can be done with it.
struct TaskCard: MustacheParent {
  let view: TaskView
  /// Whether the user is at one of its places, so that a snooze may wait for leaving.
  let isInside: Bool
  private let stage: TaskStatus
  private let fill: Double

  /// Prepares the card.
  init(_ view: TaskView, isInside: Bool) {
    self.view = view
    self.isInside = isInside
    stage = TaskStatus(view)
    // What has no date is open as a whole.
    fill = stage == .overdue || stage == .due ? 100 : (view.progress ?? 1) * 100
  }

  func child(named name: String) -> Any? {
    switch name {
    case "id": String(view.todo.id.rawValue)
    case "name": view.todo.name.wholeLine
    case "phase": stage.rawValue
    case "standing": view.brief
    case "moment": moment
    case "where": view.placeNames.isEmpty ? nil : placeWords
    case "snoozed": view.snoozeWords
    case "fill": Self.percent(fill)
    case "zone": zone
    case "barLabel":
      Wording.bar(view.phase, isOverdue: stage == .overdue, progress: view.progress)
    case "hasEdge": hasEdge
    case "isOpen": stage == .open
    case "isOverdue": stage == .overdue
    case "isFinished": stage == .finished
    case "hasPlaces": !view.todo.places.isEmpty
    case "isInside": isInside
    case "began": seconds(began)
    case "opens": seconds(view.countdown?.opens)
    case "due": seconds(view.countdown?.due)
    default: nil
    }
  }

  private var placeWords: String { view.placeNames.map(\.oneLine).joined(separator: ", ") }

  private var moment: String? {
    view.countdown.flatMap { Wording.dates($0, in: view.zone, now: view.now) }
  }

  /// Whether the bar ends somewhere in between, where a line tells its end more clearly than its colour.
  private var hasEdge: Bool {
    (stage == .waiting || stage == .open) && view.progress != nil && fill > 0.5 && fill < 99.5
  }

  /// A one-off task's bar runs from when it was created.
  private var began: Date? {
    if case .once = view.todo.rule { return view.todo.created }
    return view.countdown?.began
  }

  /// From where on the bar means that it can be done; nothing where that is clear.
  private var zone: String? {
    guard stage == .waiting || stage == .open, let began, let opens = view.countdown?.opens,
      let due = view.countdown?.due, opens > began, due > opens
    else { return nil }
    return Self.percent(opens.timeIntervalSince(began) / due.timeIntervalSince(began) * 100)
  }

  private func seconds(_ date: Date?) -> String? {
    date.map { String(Int($0.timeIntervalSince1970.rounded())) }
  }

  /// `43.2`, without a locale.
  private static func percent(_ value: Double) -> String {
    let tenths = Int((min(max(value, 0), 100) * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}
