public import Foundation
public import Recurrence
public import Reminders

/// A task with all that follows from its rule at one instant, for every form of output.
public struct TaskView: Sendable {
  /// The task.
  public let todo: Todo
  /// The zone of its wall clock.
  public let zone: TimeZone
  /// Its countdown; `nil` when it is finished.
  public let countdown: Countdown?
  /// Where the countdown stands.
  public let phase: Phase
  /// How many occurrences have passed undone.
  public let missed: Int
  /// How much of the countdown has passed, 0 to 1; `nil` without a date.
  public let progress: Double?
  /// Where it can be done: names, and `#tag`.
  public let placeNames: [String]
  /// The instant of the view.
  public let now: Date
  /// The latest visits to the task's places.
  let visits: [Visit]

  /// Computes the view; `visits` are the latest visits to the task's places.
  public init(
    _ todo: Todo, places: PlaceNames, visits: [Visit] = [], machineZone: TimeZone, now: Date
  ) {
    self.visits = visits
    self.todo = todo
    self.now = now
    let schedule = todo.schedule(machineZone: machineZone)
    zone = schedule.zone
    countdown = schedule.countdown(at: todo.position, moved: todo.moved)
    phase = schedule.phase(of: countdown, at: now)
    missed = schedule.missed(at: todo.position, moved: todo.moved, now: now)
    progress = countdown.flatMap { countdown in
      // A one-off task's countdown runs from when it was created.
      guard case .once = todo.rule else { return schedule.progress(of: countdown, at: now) }
      let whole = Countdown(began: todo.created, opens: countdown.opens, due: countdown.due)
      return schedule.progress(of: whole, at: now)
    }
    placeNames = todo.places.map(places.text)
  }

  /// Whether the task has a number; a preview has none.
  var isStored: Bool { todo.id.rawValue > 0 }

  /// The snooze, while it lasts.
  public var activeSnooze: Snooze? {
    SnoozeStanding(of: todo, visits: visits).isSilent(at: now) ? todo.snooze : nil
  }

  /// How the task stands, in a phrase: `opens in 3 days (Thu 15 Jan 09:00)`.
  public var standing: String {
    guard let countdown else { return "finished" }
    switch phase {
    case .finished: return "finished"
    case .waiting:
      return countdown.opens.map { "opens \(Wording.when($0, in: zone, now: now))" } ?? "waiting"
    case .open:
      return countdown.due.map { "open, due \(Wording.when($0, in: zone, now: now))" }
        ?? "open, no date"
    case .due:
      guard let due = countdown.due else { return "due" }
      if now.timeIntervalSince(due) < 60 { return "due now" }
      let missed = missed > 1 ? ", \(missed) missed" : ""
      return
        "overdue by \(Wording.span(from: due, to: now, in: zone)) (\(Wording.moment(due, in: zone, now: now)))\(missed)"
    }
  }

  /// Opens and due in words, for the answer to `add` and `edit`.
  public var prospects: String {
    guard let countdown else { return "finished: its end comes before the next occurrence" }
    guard let due = countdown.due else { return "open from now on, no date" }
    let dueWords = "due \(Wording.when(due, in: zone, now: now))"
    guard let opens = countdown.opens else { return dueWords }
    return opens > now
      ? "opens \(Wording.when(opens, in: zone, now: now)), \(dueWords)" : "open now, \(dueWords)"
  }

  /// Whether its due moment passed a minute ago or longer.
  public var isOverdue: Bool {
    countdown?.due.map { now.timeIntervalSince($0) >= 60 } ?? false
  }

  /// The snooze in words: `snoozed until Fri 16 Jan 09:00`; nothing without one.
  public var snoozeWords: String? {
    switch activeSnooze?.end {
    case nil: nil
    case .at(let end)?: "snoozed until \(Wording.moment(end, in: zone, now: now))"
    case .nextVisit?: "snoozed until the next visit"
    case .leaving?: "snoozed until you leave"
    }
  }
}
