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
  /// The sign before the words.
  let icon: String
  /// When the task is; `nil` without a date.
  let when: String?
  /// How far away that is, for wide screens.
  let distance: String?
  let missed: String?
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
  /// True if it has no bar: it is finished, or its time has passed.
  let isPast: Bool
  /// True if it can be done; what was missed may still be ticked.
  let canBeDone: Bool
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

  /// Prepares the card of a task, which may stand in a group of Today.
  init(
    _ view: TaskView, in group: TodayGroup? = nil, isInside: Bool, heading: String? = nil
  ) {
    let (todo, status) = (view.todo, view.status)
    let bar = Bar(view, status)
    let isOnce = if case .once = todo.rule { true } else { false }
    skipWord = (isOnce ? TaskPagePhrase.skipForGood : .skip).text
    self.isInside = isInside
    self.heading = heading
    id = String(todo.id.rawValue)
    name = todo.name.wholeLine
    let when = view.when(in: group)
    let isMissed = if case .missed = when { true } else { false }
    phase = isMissed ? "missed" : status.rawValue
    icon = isMissed ? "history" : status.rawValue
    self.when = when.map { TaskPhrase.when($0).text }
    distance = when?.distance.map { Localizer.current.relative($0) }
    missed =
      view.missed > 1 && status == .overdue ? TaskPhrase.missed(view.missed).text : nil
    spots = zip(todo.places, view.placeNames).map { reference, name in
      let address =
        switch reference {
        case .place(let id): "/places/\(id.rawValue)"
        case .tag(let tag): "/tasks?place=" + ("#" + tag).percentEncoded
        }
      return Spot(href: address, label: name.oneLine)
    }
    snoozed = view.snoozeWords
    over = view.overWords
    limit = bar.limit.map(Bar.percent)
    fill = Bar.percent(bar.fill)
    zone = bar.zone.map(Bar.percent)
    barLabel = Formatted.bar(status, progress: view.progress)
    hasEdge = bar.hasEdge
    isOpen = status == .open
    isPast = status == .finished || isMissed
    canBeDone = status != .finished || isMissed
    canSnooze = !isPast && (status != .waiting || snoozed != nil)
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
