import Desk
import Foundation
import Recurrence
import Reminders

/// A task with all that follows from its rule at one instant, for every form of output.
struct TaskView {
  let todo: Todo
  let zone: TimeZone
  let countdown: Countdown?
  let phase: Phase
  let missed: Int
  let progress: Double?
  let placeNames: [String]
  let now: Date
  /// The latest visits to the task's places.
  let visits: [Visit]

  /// Computes the view.
  init(
    _ todo: Todo, places: PlaceNames, visits: [Visit] = [], machineZone: TimeZone, now: Date
  ) {
    self.visits = visits.filter { visit in
      places.places.first { $0.id == visit.id.place }.map(todo.canBeDone) ?? false
    }
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
  private var isStored: Bool { todo.id.rawValue > 0 }

  /// The snooze, while it lasts.
  var activeSnooze: Snooze? {
    SnoozeStanding(of: todo, visits: visits).isSilent(at: now) ? todo.snooze : nil
  }

  /// The keys of a task, as every `--json` prints them.
  var json: JSON {
    var cadence: Cadence?
    if case .repeating(let value) = todo.rule { cadence = value }
    func instant(_ local: LocalDateTime?) -> JSON { JSON(local?.date(in: zone), in: zone) }
    let snoozed: JSON =
      switch activeSnooze?.end {
      case nil: .null
      case .at(let end)?: JSON(end, in: zone)
      case .nextVisit?: .string("visit")
      case .leaving?: .string("leave")
      }
    return .object([
      ("id", isStored ? .integer(Int(todo.id.rawValue)) : .null),
      ("uuid", isStored ? .string(todo.uuid.uuidString.lowercased()) : .null),
      ("name", .string(todo.name)),
      ("notes", JSON(todo.notes)),
      ("every", JSON(cadence?.every.description)),
      ("from", JSON(cadence?.from.rawValue)),
      ("start", instant(cadence?.start)),
      ("first", instant(cadence?.first)),
      ("end", instant(cadence?.end)),
      ("at", JSON(cadence?.at?.description)),
      ("zone", JSON(todo.zone.name)),
      ("places", .array(placeNames.map { .string($0) })),
      ("on", .array(todo.triggers.ordered.map { .string($0.rawValue) })),
      ("dwell_s", JSON(todo.dwellSeconds)),
      ("horizon_s", .number(todo.horizonSeconds)),
      ("nag_s", JSON(todo.nag?.approximateSeconds)),
      ("opens", JSON(countdown?.opens, in: zone)),
      ("due", JSON(countdown?.due, in: zone)),
      ("phase", .string(phase.rawValue)),
      ("missed", .integer(missed)),
      ("countdown_s", JSON(countdown?.due.map { $0.timeIntervalSince(now) })),
      ("progress", JSON(progress, decimals: 4)),
      ("snoozed_until", snoozed),
      ("last_done", JSON(todo.lastDone, in: zone)),
      ("created", JSON(todo.created, in: zone)),
    ])
  }

  /// How the task stands, in a phrase: `opens in 3 days (Thu 15 Jan 09:00)`.
  var standing: String {
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
  var prospects: String {
    guard let countdown else { return "finished: its end comes before the next occurrence" }
    guard let due = countdown.due else { return "open from now on, no date" }
    let dueWords = "due \(Wording.when(due, in: zone, now: now))"
    guard let opens = countdown.opens else { return dueWords }
    return opens > now
      ? "opens \(Wording.when(opens, in: zone, now: now)), \(dueWords)" : "open now, \(dueWords)"
  }
}
