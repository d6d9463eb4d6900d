import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import Text

/// A task in the list: a bar that fills up, and a menu of actions.
struct TaskCard: Sendable {
  /// A place or tag with its address.
  struct Spot: Sendable {
    let href: String
    let label: String
  }

  let id: String
  let name: String
  let phase: String
  /// How the task stands; what it missed stands in an item of its own.
  let standing: String
  let missed: String?
  let moment: String?
  let spots: [Spot]
  let snoozed: String?
  let over: String?
  /// The percentage of the bar at which an overdue task was due; what follows is beyond.
  let limit: String?
  let fill: String
  /// The percentage from which on the task is open; `nil` where the colour shows it.
  let zone: String?
  let barLabel: String
  /// True if the bar ends in between, where a line shows its end more clearly than its colour.
  let hasEdge: Bool
  let isOpen: Bool
  let isFinished: Bool
  /// The word for leaving an occurrence out, which ends a task that does not repeat.
  let skipWord: String
  /// True if it can be snoozed, or is: what waits stays quiet anyway.
  let canSnooze: Bool
  let hasPlaces: Bool
  /// True if the user is at one of its places, so that a snooze can last until they leave.
  let isInside: Bool
  /// The heading above the card, where a group begins.
  let heading: String?
  let hasNotes: Bool
  let category: String?
  let badge: CategoryBadge?
  let isHigh: Bool
  /// Instants in seconds since 1970.
  let began: String?
  let opens: String?
  let due: String?
  /// When the due day of a task that counts days begins, from which on it is due.
  let dueFrom: String?

  /// Prepares the card.
  init(_ view: TaskView, isInside: Bool, heading: String? = nil) {
    let (todo, status) = (view.todo, view.status)
    let bar = Bar(view, status)
    let isOnce = if case .once = todo.rule { true } else { false }
    skipWord = (isOnce ? TaskPagePhrase.skipForGood : .skip).text
    self.isInside = isInside
    self.heading = heading
    id = String(todo.id.rawValue)
    name = todo.name.wholeLine
    phase = status.rawValue
    if case .overdue(let since, _) = view.taskStanding {
      standing = TaskPhrase.brief(.overdue(since: since, missed: 1)).text
    } else {
      standing = view.brief
    }
    missed =
      view.missed > 1 && status == .overdue ? TaskPhrase.missed(view.missed).text : nil
    moment = view.dates
    spots = zip(todo.places, view.placeNames).map { reference, name in
      let address =
        switch reference {
        case .place(let id): "/places/\(id.rawValue)"
        case .tag(let tag): "/tasks?place=" + ("#" + tag).percentEncoded
        }
      return Spot(href: address, label: name.oneLine)
    }
    snoozed = view.activeSnooze.map { TaskPhrase.snoozedBriefly($0.end, view.clock).text }
    over = view.overWords
    limit = bar.limit.map(Bar.percent)
    fill = Bar.percent(bar.fill)
    zone = bar.zone.map(Bar.percent)
    barLabel = Wording.bar(status, progress: view.progress)
    hasEdge = bar.hasEdge
    isOpen = status == .open
    isFinished = status == .finished
    canSnooze = status != .waiting || snoozed != nil
    hasPlaces = !todo.places.isEmpty
    hasNotes = !(todo.notes ?? "").isEmpty
    category = view.category?.name.oneLine
    badge = view.category.map(CategoryBadge.init)
    isHigh = todo.priority == .high
    began = Self.seconds(bar.began)
    opens = Self.seconds(view.countdown?.opens)
    due = Self.seconds(view.countdown?.due)
    dueFrom =
      view.countdown?.isInDays == true ? Self.seconds(view.countdown?.dueBegins) : nil
  }

  private static func seconds(_ date: Date?) -> String? {
    date.map { String(Int($0.timeIntervalSince1970.rounded())) }
  }
}

/// The bar of a task, in percent of its width.
private struct Bar {
  let began: Date?
  let fill: Double
  let hasEdge: Bool
  let zone: Double?
  let limit: Double?

  init(_ view: TaskView, _ status: TaskStatus) {
    let countdown = view.countdown
    // The bar of a one-off task begins with its creation.
    let began = if case .once = view.todo.rule { view.todo.created } else { countdown?.began }
    let isRunning = status == .waiting || status == .open
    // A task without a date has a full bar.
    let fill = status == .overdue ? 100 : (view.progress ?? 1) * 100
    self.began = began
    self.fill = fill
    hasEdge = (isRunning || status == .due) && view.progress != nil && fill > 0.5 && fill < 99.5
    if isRunning, let began, let opens = countdown?.opens, let due = countdown?.due, opens > began,
      due > opens
    {
      zone = opens.timeIntervalSince(began) / due.timeIntervalSince(began) * 100
    } else {
      zone = nil
    }
    // The whole bar is the time from the beginning until now. So one day over ten weeks is a thin
    // strip at the end, and a task that is two periods over has two thirds of its bar beyond.
    if status == .overdue, let due = countdown?.due {
      let began = min(began ?? due, due)
      let whole = view.now.timeIntervalSince(began)
      limit = whole > 0 ? due.timeIntervalSince(began) / whole * 100 : 0
    } else {
      limit = nil
    }
  }

  /// Returns `43.2`, without a locale.
  static func percent(_ value: Double) -> String {
    let tenths = Int((min(max(value, 0), 100) * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}
