package import Foundation
package import Model
package import Progress
package import Recurrence
package import Text

/// A task with all that follows from its rule at one instant.
///
/// A class, because it is large, never changes, and is filtered and put in order by hundreds.
package final class TaskView: Sendable {
  /// The task.
  package let todo: Todo
  /// The zone of its wall clock.
  package let zone: TimeZone
  /// Its countdown; `nil` when it is finished.
  package let countdown: Countdown?
  /// Where the countdown stands.
  package let phase: Phase
  /// From when on it is overdue; a task with a fixed time only after its end (R28).
  package let overdueBegins: Date?
  /// When the next season begins, if it rests (Y2).
  package let restEnd: Date?
  /// How many occurrences have passed undone.
  package let missed: Int
  /// When the appointment was that was missed last, while it stands under `missed` (Z5).
  package let missedTime: Date?
  /// The share of the countdown that has passed, 0 to 1; `nil` without a date.
  package let progress: Double?
  /// All places, and their names.
  private let places: PlaceNames
  /// The machine's zone, on whose wall clock places open.
  private let machineZone: TimeZone
  /// Where it can be done: names, and `#tag`.
  package let placeNames: [String]
  package let category: Category?
  /// The names of the persons whom it is for; `nil` if it is for anyone.
  package let personNames: [String]?
  /// Who does it in turn, by name; `nil` without turns.
  package let turns: TurnsView?
  /// The instant at which the plan of the present day holds it, if the user chose one (D8).
  package let activePin: Date?
  /// The instant of the view.
  package let now: Date
  /// The latest visits to the task's places.
  let visits: [Visit]
  /// The times kept in a row; `nil` for a one-off, and unless requested.
  package let streak: TaskStreak?
  /// The rhythm in which it is really done; `nil` if it is not known, and unless requested.
  package let learned: UsualRhythm?
  /// The instant of the view on the wall clock of its zone.
  let present: LocalDateTime
  /// The task with its pending occurrence: what has passed of an appointment is missed.
  let pending: Todo
  let reminding: MachineClock.Reminding

  /// Computes the view; `visits` are the latest visits to the task's places.
  package convenience init(
    _ todo: Todo, places: PlaceNames, category: Category? = nil, visits: [Visit] = [],
    streak: TaskStreak? = nil, personNames: [String]? = nil, turns: TurnsView? = nil,
    machineZone: TimeZone, now: Date
  ) {
    self.init(
      todo, places: places, category: category, visits: visits, streak: streak,
      personNames: personNames, turns: turns,
      clock: MachineClock(zone: machineZone, now: now))
  }

  /// Computes the view of one of many tasks at the instant of a clock.
  package init(
    _ todo: Todo, places: PlaceNames, category: Category?, visits: [Visit],
    streak: TaskStreak? = nil, personNames: [String]? = nil, learned: UsualRhythm? = nil,
    turns: TurnsView? = nil,
    clock: MachineClock
  ) {
    self.learned = learned
    self.personNames = personNames
    self.places = places
    machineZone = clock.zone
    self.turns = turns
    self.visits = visits
    self.streak = streak
    self.category = category
    self.todo = todo
    let now = clock.now
    self.now = now
    reminding = clock.reminding
    (zone, present) = clock.wall(of: todo)
    let schedule = Schedule(
      rule: todo.rule, zone: zone, horizonSeconds: todo.horizonSeconds, isInDays: todo.isInDays,
      season: todo.season)
    let pending = todo.pending(
      at: now, machineZone: clock.zone, usualSeconds: clock.usualSeconds, days: clock.days)
    self.pending = pending.todo
    countdown = schedule.countdown(at: pending.todo.state, moved: pending.todo.moved)
    phase = schedule.phase(of: countdown, at: now)
    restEnd = phase == .resting ? schedule.restEnd(at: now) : nil
    overdueBegins =
      todo.hasFixedTime
      ? countdown?.due.map {
        schedule.end(of: $0, lasting: todo.seconds(usual: clock.usualSeconds))
      }
      : countdown?.overdueBegins
    missed =
      todo.isAppointment
      ? pending.missed : schedule.missedCount(of: countdown, at: todo.state, now: now)
    missedTime =
      pending.missed > 0
      ? todo.lastMissed(schedule, usualSeconds: clock.usualSeconds, at: now) : nil
    progress = countdown.flatMap { countdown in
      // A one-off task's countdown runs from when it was created.
      guard case .once = todo.rule else { return schedule.progress(of: countdown, at: clock.now) }
      let whole = Countdown(began: todo.created, opens: countdown.opens, due: countdown.due)
      return schedule.progress(of: whole, at: clock.now)
    }
    placeNames = todo.places.map(places.text)
    activePin = todo.pin.flatMap(clock.pinInForce)
  }

  /// That all places of a task that can be done are closed now, and when the first one opens:
  /// `closed, opens 08:00` (Y7); `nil` otherwise.
  package var closedWords: String? {
    phase == .open || phase == .due
      ? places.closedWords(of: todo, in: machineZone, now: now) : nil
  }

  /// True if the task has a number; a preview has none.
  var isStored: Bool { todo.id.rawValue > 0 }

  /// The snooze, while it lasts.
  package var activeSnooze: Snooze? {
    SnoozeStanding(of: todo, visits: visits).isSilent(at: now) ? todo.snooze : nil
  }

  /// True if a list leaves it out unless all tasks are asked for: nothing is left to do, and it was
  /// not missed of late.
  package var isPast: Bool { phase == .finished && missedTime == nil }

  /// The phase, with overdue apart from due.
  package var status: TaskStatus { TaskStatus(phase, isOverdue: isOverdue) }

  /// True if its due day or its fixed time is over, or its due moment passed a minute ago or
  /// longer.
  package var isOverdue: Bool {
    guard let countdown, let overdueBegins else { return false }
    let isOver = countdown.isInDays || todo.hasFixedTime
    return now.timeIntervalSince(overdueBegins) >= (isOver ? 0 : 60)
  }
}

extension TaskView {
  /// The keys of a task, as every `--json` prints them.
  package var json: JSON { json(in: nil) }

  /// Returns the keys of a task that stands in a group of Today.
  func json(in group: TodayGroup?) -> JSON {
    var cadence: Cadence?
    if case .repeating(let value) = todo.rule { cadence = value }
    func instant(_ local: LocalDateTime?) -> JSON { JSON(local?.date(in: zone), in: zone) }
    func day(_ date: Date?) -> JSON {
      countdown?.isInDays == true
        ? JSON(date.map { LocalDateTime($0, in: zone).dateText }) : .null
    }
    let snoozed: JSON =
      switch activeSnooze?.end {
      case nil: .null
      case .at(let end)?: JSON(end, in: zone)
      case .nextVisit?: .string("visit")
      case .leaving?: .string("leave")
      }
    // With its type, so that the compiler need not look for one.
    let members: [(String, JSON)] = [
      ("id", isStored ? .integer(Int(todo.id.rawValue)) : .null),
      ("uuid", isStored ? .string(todo.uuid.uuidString.lowercased()) : .null),
      ("name", .string(todo.name)),
      ("notes", JSON(todo.notes)),
      ("every", JSON(cadence?.rhythm.description)),
      ("from", JSON(todo.hasQuota ? nil : cadence?.from.rawValue)),
      ("start", instant(todo.isInDays ? cadence?.start.at(.midnight) : cadence?.start)),
      ("first", instant(todo.isInDays ? cadence?.first?.at(.midnight) : cadence?.first)),
      ("end", instant(cadence?.end)),
      ("at", JSON(cadence?.times?.description)),
      ("season", JSON(todo.season?.description)),
      ("zone", JSON(todo.zone.name)),
      ("places", .array(placeNames.map { .string($0) })),
      ("on", .array(todo.triggers.ordered.map { .string($0.rawValue) })),
      ("dwell_s", JSON(todo.dwellSeconds)),
      ("horizon_s", .number(todo.horizonSeconds)),
      ("nag_s", JSON(todo.nag?.approximateSeconds)),
      ("remind", todo.leads.map { .array($0.map { .string($0.description) }) } ?? .null),
      ("reminds_at", .array(leads().map { JSON($0.moment, in: zone) })),
      ("opens", JSON(countdown?.opens, in: zone)),
      ("due", JSON(countdown?.due, in: zone)),
      ("opens_day", day(countdown?.opens)),
      ("due_day", day(countdown?.due)),
      ("phase", .string(phase.rawValue)),
      ("when_text", JSON(whenText(in: group))),
      ("missed", .integer(missed)),
      ("countdown_s", JSON(countdown?.due.map { $0.timeIntervalSince(now) })),
      ("progress", JSON(progress, decimals: 4)),
      ("snoozed_until", snoozed),
      ("last_done", JSON(todo.lastDone, in: zone)),
      ("created", JSON(todo.created, in: zone)),
      ("category", JSON(category?.name)),
      ("priority", .string(todo.priority.rawValue)),
      ("difficulty", .integer(todo.difficulty.rawValue)),
      ("duration_min", todo.durationMinutes.map { .integer($0) } ?? .null),
      ("timing", .string(todo.timing.rawValue)),
      ("bucket", .bool(todo.isWish)),
      ("streak", streak.map { .integer($0.length) } ?? .null),
      ("best_streak", streak.map { .integer($0.best) } ?? .null),
      ("pinned", JSON(activePin, in: zone)),
      ("for", personNames.map { .array($0.map { .string($0) }) } ?? .null),
      ("items", todo.items.json), ("items_done", .integer(todo.items.doneCount)),
      ("suggestion", learned?.suggestionJSON ?? .null),
    ]
    return JSON.object(members).adding(quotaMembers).adding(TurnsView.json(turns))
  }

  /// The keys of a number of times in each period, null for other tasks (Y4).
  private var quotaMembers: [(String, JSON)] {
    guard case .repeating(let cadence) = todo.rule, let quota = cadence.rhythm.quota else {
      return ["times", "per", "times_done", "several_a_day"].map { ($0, JSON.null) }
    }
    return [
      ("times", .integer(quota.times)), ("per", .string(quota.unit.rawValue)),
      ("times_done", .integer(pending.tally?.done ?? 0)),
      ("several_a_day", .bool(cadence.isSeveralADay)),
    ]
  }
}
