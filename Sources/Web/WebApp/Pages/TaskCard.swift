import Application
import Foundation
import Localization
import Model
import Mustache
import Recurrence
import Regions
import Text

/// A task in the list: a bar that fills up, and a menu of actions.
struct TaskCard: MustacheParent {
  let view: TaskView
  /// True if the user is at one of its places, so that a snooze can last until they leave.
  let isInside: Bool
  /// The heading above the card, where a group begins.
  let heading: String?
  private let status: TaskStatus
  private let fill: Double

  /// Prepares the card.
  init(_ view: TaskView, isInside: Bool, heading: String? = nil) {
    self.view = view
    self.heading = heading
    self.isInside = isInside
    status = TaskStatus(view)
    // A task without a date has a full bar.
    fill = status == .overdue || status == .due ? 100 : (view.progress ?? 1) * 100
  }

  func child(named name: String) -> Any? {
    switch name {
    case "id": String(view.todo.id.rawValue)
    case "name": view.todo.name.wholeLine
    case "phase": status.rawValue
    case "standing": standing
    case "missed": view.missed > 1 && status == .overdue ? TaskPhrase.missed(view.missed).text : nil
    case "moment": moment
    case "spots": spots
    case "snoozed": view.activeSnooze.map { TaskPhrase.snoozedBriefly($0.end, view.clock).text }
    case "over": view.overWords
    case "limit": limit
    case "fill": Self.percent(fill)
    case "zone": zone
    case "barLabel":
      Wording.bar(view.phase, isOverdue: status == .overdue, progress: view.progress)
    case "hasEdge": hasEdge
    case "isOpen": status == .open
    case "isOverdue": status == .overdue
    case "isFinished": status == .finished
    case "hasPlaces": !view.todo.places.isEmpty
    case "isInside": isInside
    case "heading": heading
    case "hasNotes": !(view.todo.notes ?? "").isEmpty
    case "category": view.category?.name.oneLine
    case "categoryColor": view.category?.color
    case "badge": view.category.map(CategoryBadge.init)
    case "isHigh": view.todo.priority == .high
    case "began": seconds(began)
    case "opens": seconds(view.countdown?.opens)
    case "due": seconds(view.countdown?.due)
    default: nil
    }
  }

  /// How the task stands; what it missed stands in an item of its own.
  private var standing: String {
    guard case .overdue(let since, _) = view.taskStanding else { return view.brief }
    return TaskPhrase.brief(.overdue(since: since, missed: 1)).text
  }

  /// The places and tags with their addresses.
  private var spots: [[String: String]] {
    zip(view.todo.places, view.placeNames).map { reference, name in
      let address =
        switch reference {
        case .place(let id): "/places/\(id.rawValue)"
        case .tag(let tag): "/?place=" + ("#" + tag).percentEncoded
        }
      return ["href": address, "label": name.oneLine]
    }
  }

  private var moment: String? {
    view.dates
  }

  /// True if the bar ends in between, where a line shows its end more clearly than its colour.
  private var hasEdge: Bool {
    (status == .waiting || status == .open) && view.progress != nil && fill > 0.5 && fill < 99.5
  }

  /// The beginning of the bar; that of a one-off task is its creation.
  private var began: Date? {
    if case .once = view.todo.rule { return view.todo.created }
    return view.countdown?.began
  }

  /// The percentage from which on the task is open; `nil` where the colour says so.
  private var zone: String? {
    guard status == .waiting || status == .open, let began, let opens = view.countdown?.opens,
      let due = view.countdown?.due, opens > began, due > opens
    else { return nil }
    return Self.percent(opens.timeIntervalSince(began) / due.timeIntervalSince(began) * 100)
  }

  /// The percentage of the bar at which an overdue task was due; what follows is beyond.
  ///
  /// The whole bar is the time from the beginning until now. So one day over ten weeks is a thin
  /// strip at the end, and a task that is two periods over has two thirds of its bar beyond.
  private var limit: String? {
    guard status == .overdue, let due = view.countdown?.due else { return nil }
    let began = min(began ?? due, due)
    let whole = view.now.timeIntervalSince(began)
    return Self.percent(whole > 0 ? due.timeIntervalSince(began) / whole * 100 : 0)
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
