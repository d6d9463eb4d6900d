import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import Text

/// A task as a row: a ring, its name, when and where it is, a thin bar, and its actions.
struct TaskCard: Sendable {
  /// A place or tag with its address.
  struct Spot: Sendable {
    let href: String
    let label: String
  }

  let id: String
  let name: String
  let phase: String
  /// The sign before the date; `nil` where there is none.
  let icon: String?
  /// When the task is; `nil` without a date.
  let when: String?
  /// How far away that is, for wide screens.
  let distance: String?
  let missed: String?
  /// Whose turn it is; `nil` without turns.
  let turn: String?
  let spots: [Spot]
  /// That all its places are closed, and when the first one opens; `nil` where the user is.
  let closed: String?
  let snoozed: String?
  let over: String?
  let bar: TaskBar?
  /// True on its own page, which shows its actions as buttons and a large bar.
  let isWhole: Bool
  /// True if it is finished, or its time has passed.
  let isPast: Bool
  /// True if it can be done; what was missed may still be ticked.
  let canBeDone: Bool
  /// The word for leaving an occurrence out, which ends a task that does not repeat.
  let skipWord: String
  /// True if it can be snoozed, or is: what waits stays quiet anyway.
  let canSnooze: Bool
  let snoozeChoices: [SnoozeRow]
  /// True if the user is at one of its places, so that a snooze can last until they leave.
  let isInside: Bool
  let hasNotes: Bool
  /// The rest of its checklist; `nil` on its own page, which shows all of it.
  let rowChecklist: RowChecklist?
  let category: String?
  let badge: CategoryBadge?
  let isHigh: Bool
  /// Instants in seconds since 1970.
  let began: String?
  let opens: String?
  let due: String?
  /// When the due day of a task that counts days begins, from which on it is due.
  let dueFrom: String?
  /// The distance to its nearest place as text; `nil` where no position is known.
  var away: String?
  /// The name as HTML in which the words of a search are marked.
  var marked: String?

  /// Prepares the card of a task, which may stand in a group of Today.
  init(
    _ view: TaskView, in group: TodayGroup? = nil, isInside: Bool, isWhole: Bool = false
  ) {
    let (todo, status) = (view.todo, view.status)
    self.isWhole = isWhole
    let isOnce = if case .once = todo.rule { true } else { false }
    skipWord = (isOnce ? TaskPagePhrase.skipForGood : .skip).text
    self.isInside = isInside
    id = String(todo.id.rawValue)
    name = todo.name.wholeLine
    let when = view.when(in: group)
    let isMissed = if case .missed = when { true } else { false }
    phase = isMissed ? "missed" : status.rawValue
    icon = when == nil && status != .finished ? nil : isMissed ? "history" : status.rawValue
    self.when = when.map { TaskPhrase.when($0).text }
    distance = when?.distance.map { Localizer.current.relative($0) }
    missed =
      view.missed > 1 && status == .overdue ? TaskPhrase.missed(view.missed).text : nil
    turn = view.turns.map { TurnsPhrase.turn($0.shownName.oneLine).text }
    spots = zip(todo.places, view.placeNames).map { reference, name in
      let address =
        switch reference {
        case .place(let id): "/places/\(id.rawValue)"
        case .tag(let tag): "/tasks?place=" + ("#" + tag).percentEncoded
        }
      return Spot(href: address, label: name.oneLine)
    }
    closed = isInside ? nil : view.closedWords
    snoozed = view.snoozeWords
    over = view.overWords
    isPast = status == .finished || isMissed
    bar = isPast ? nil : TaskBar(view)
    canBeDone = status != .finished || isMissed
    canSnooze =
      !isPast && ((status != .waiting && status != .resting) || snoozed != nil)
    snoozeChoices = canSnooze ? view.snoozeOffers.map(SnoozeRow.init) : []
    hasNotes = !(todo.notes ?? "").isEmpty
    rowChecklist = isWhole ? nil : RowChecklist(view, isInside: isInside)
    category = view.category?.name.oneLine
    badge = view.category.map(CategoryBadge.init)
    isHigh = todo.priority == .high
    began = Self.seconds(view.barBegins)
    opens = Self.seconds(view.countdown?.opens)
    due = Self.seconds(view.countdown?.due)
    dueFrom =
      view.countdown?.isInDays == true ? Self.seconds(view.countdown?.dueBegins) : nil
  }

  /// How long the task may stay quiet, as a button says it.
  struct SnoozeRow: Sendable {
    let number: String
    let until: String
    let word: String
    /// When that ends.
    let time: String?

    init(_ offer: SnoozeOffer) {
      number = String(offer.choice.rawValue)
      until = offer.choice.text
      word = offer.choice.word.text
      time = offer.endText
    }
  }

  private static func seconds(_ date: Date?) -> String? {
    date.map { String(Int($0.timeIntervalSince1970.rounded())) }
  }
}

/// The bar of a task: from the last time, or the start, to the due moment, with the present as a
/// dot on it; in percent of its width.
struct TaskBar: Sendable {
  let label: String
  /// Where the present is; at the right end from the due moment on.
  let now: String
  /// From where on the task is open, in a stronger colour; `nil` if it opens when it is due.
  let zone: String?
  let zoneWidth: String

  /// Prepares the bar; `nil` without a date, when finished, and for an appointment of another day.
  init?(_ view: TaskView) {
    guard view.status != .finished, let countdown = view.countdown, let due = countdown.due else {
      return nil
    }
    if view.todo.kind == .appointment, !view.isOnDueDay(due) { return nil }
    let began = view.barBegins ?? due
    let length = due.timeIntervalSince(began)
    func share(_ date: Date) -> Double {
      length > 0 ? min(max(date.timeIntervalSince(began) / length * 100, 0), 100) : 100
    }
    let opens = countdown.opens.map(share) ?? 0
    label = Formatted.bar(view.status, progress: view.progress)
    now = Self.percent(share(view.now))
    zone = opens < 100 ? Self.percent(opens) : nil
    zoneWidth = Self.percent(100 - opens)
  }

  /// Returns `43.2`, without a locale.
  private static func percent(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}

extension TaskView {
  /// When the bar begins; that of a one-off task with its creation.
  fileprivate var barBegins: Date? {
    if case .once = todo.rule { todo.created } else { countdown?.began }
  }

  fileprivate func isOnDueDay(_ due: Date) -> Bool {
    LocalDateTime(due, in: zone).dateText == LocalDateTime(now, in: zone).dateText
  }
}
