package import Foundation
package import Geo
package import Model
import Recurrence
import Regions

/// Decides when to remind: rules N1 to N7.
///
/// A pure state machine: each call passes the time. It changes no task; it returns its decisions
/// and changes of memory as an `EngineStep`, which the caller commits before any delivery. A call
/// at which nothing is due costs O(1); a transition costs O(k log k) for the k tasks at the place,
/// plus a search of all tasks for the next due one.
package struct ReminderEngine: Sendable {
  /// A task with its countdown computed.
  ///
  /// A class, because a dictionary reserves room for up to twice its values: with 100 000 tasks
  /// stored in place that is some 100 MB.
  final class Entry: Sendable {
    let todo: Todo
    let schedule: Schedule
    let countdown: Countdown
    /// When the appointment is over, so that the next one is pending; `nil` for other tasks (R28).
    let ends: Date?
    /// When its season ends, after which it is due with the next one unless it was done; `nil` if
    /// that never happens (Y2).
    let carries: Date?
    /// When the period of a quota is over, so that the next one counts; `nil` for other tasks (Y4).
    let periodEnds: Date?
    /// Time has nothing to say of it before; `nil` if that is not known.
    let quietUntil: Date?
    /// The times before it, and at it; `nil` without a date.
    let leads: ComingLeads?
    /// True if it reminds by time.
    let isTimely: Bool

    init(
      todo: Todo, schedule: Schedule, countdown: Countdown, ends: Date?, rules: EngineRules
    ) {
      periodEnds =
        todo.hasQuota ? schedule.periodEnd(of: todo.state, turn: rules.dayTurn) : nil
      self.todo = todo
      self.schedule = schedule
      self.countdown = countdown
      self.ends = ends
      carries =
        ends == nil && periodEnds == nil && schedule.season != nil
        ? countdown.due.flatMap { schedule.carries(dueAt: $0) } : nil
      leads = ComingLeads(of: todo, schedule: schedule, countdown: countdown, rules: rules)
      let own = todo.details.leads(by: rules, isInDays: countdown.isInDays)
      isTimely = leads.map { !$0.isEmpty } ?? !own.isEmpty
      quietUntil =
        todo.snooze == nil && todo.moved == nil && !todo.hasQuota
        ? countdown.due.map { $0.addingTimeInterval(-own.longestSeconds) } : nil
    }
  }

  /// The rules in force.
  package private(set) var rules: EngineRules
  /// The latest time the engine has seen.
  package private(set) var clock: Date?
  /// The next instant at which `advance(to:)` may decide something; `nil` if there is none.
  package internal(set) var nextWake: Date?

  var entries: [Todo.ID: Entry] = [:]
  /// The one-off appointments that were missed on the last days (Z5).
  var passed: [Todo.ID: Entry] = [:]
  /// The appointments whose pending time has passed, as they are stored.
  var advanced: [Todo.ID: Todo] = [:]
  package private(set) var places: [Place.ID: Place] = [:]
  /// The tasks with a countdown, by place.
  private var todosByPlace = PlaceIndex<Todo.ID>()
  private(set) var placesWithTasks: Set<Place.ID> = []
  /// The places by task.
  var placesByTodo = PlaceIndex<Place.ID>()
  /// The latest visit of each person to each place.
  var visits: [Visit.Presence: Visit] = [:]
  var given = GivenReminders()
  var silences: [Visit.ID: [Todo.ID: Silence.Reason]] = [:]
  var held: [Reminder] = []
  /// Reminders out of positions that came late, which wait for the end of the burst (P10).
  var waiting: [Reminder] = []
  /// When the burst of each person's devices ends unless more comes.
  var burstEnds: [Person.ID: Date] = [:]
  /// The time of the newest position of each person.
  var newestFixes: [Person.ID: Date] = [:]
  var pause: Pause?
  /// The days of rest around the present, as days since 1970.
  var restDays: Set<Int> = []
  /// The moment up to which an earlier run has told everything; `nil` if none has (Z10).
  package private(set) var lastMoment: Date?
  /// True if that run ended then.
  package private(set) var wasStopped = false
  /// The habits that remind at a time of day.
  var habits: [HabitAlarm] = []
  /// The reminders of habits that were given or held on the last days.
  var remindedHabits: Set<ReminderKey> = []
  /// Places that appeared while the engine was running; being inside one needs no reminder.
  ///
  /// Each with the persons who have not been seen there or elsewhere since.
  var newPlaces: [Place.ID: Set<Person.ID>] = [:]
  /// When a position of a person was last within a place that is being visited.
  var confirmations: [Visit.Presence: Date] = [:]
  /// Those whose devices are followed.
  var persons: Set<Person.ID> = [.me]
  /// The names of persons; empty where there is only one receiver.
  package var personNames: [Person.ID: String] = [:]
  /// True if a position of a person other than the user has come in.
  var hasOthers = false
  var openVisits: [Person.ID: Set<Place.ID>] = [:]
  /// Those of them that have tasks: of many persons nearly all are where nothing can be done.
  var openVisitsWithTasks: Set<Visit.Presence> = []

  /// Creates an engine over tasks, places and stored memory.
  package init(
    rules: EngineRules, todos: [Todo], places: [Place], habits: [HabitAlarm] = [],
    persons: Set<Person.ID> = [.me], memory: EngineMemory = EngineMemory()
  ) {
    self.rules = rules
    self.persons = persons
    self.habits = rules.remindsOfHabits ? habits : []
    load(todos: todos, places: places)
    recall(memory)
  }

  /// Replaces tasks, places, habits, persons and memory after an edit; the rules only if given.
  package mutating func reload(
    rules: EngineRules? = nil, todos: [Todo], places: [Place], habits: [HabitAlarm] = [],
    persons: Set<Person.ID> = [.me], memory: EngineMemory
  ) {
    if let rules { self.rules = rules }
    self.persons = persons
    self.habits = self.rules.remindsOfHabits ? habits : []
    for place in places {
      let old = self.places[place.id]
      // Being inside a circle that appeared, or moved, is the user's doing.
      if old?.center != place.center || old?.radiusMeters != place.radiusMeters {
        newPlaces[place.id] = persons
      }
    }
    load(todos: todos, places: places)
    recall(memory)
  }

  private mutating func recall(_ memory: EngineMemory) {
    visits = Dictionary(memory.visits.map { ($0.id.presence, $0) }) {
      $0.id.began > $1.id.began ? $0 : $1
    }
    openVisits = [:]
    hasOthers = visits.keys.contains { $0.person != .me }
    openVisitsWithTasks = []
    for visit in visits.values where visit.ended == nil {
      openVisits[visit.id.person, default: []].insert(visit.id.place)
      if placesWithTasks.contains(visit.id.place) { openVisitsWithTasks.insert(visit.id.presence) }
    }
    given = GivenReminders(
      memory.reminded, latest: { visits[$0.presence]?.id == $0 },
      countdown: { entries[$0]?.todo.countdownNumber })
    remindedHabits = Set(memory.reminded.keys.filter { $0.cause == .habit })
    silences = [:]
    for silence in memory.silences {
      silences[silence.visit, default: [:]][silence.todo] = silence.reason
    }
    held = memory.held
    waiting = memory.waiting
    pause = memory.pause
    restDays = memory.restDays
    (lastMoment, wasStopped) = (memory.lastMoment, memory.wasStopped)
  }

  private mutating func load(todos: [Todo], places: [Place]) {
    self.places = Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0) })
    (entries, passed, advanced) = ([:], [:], [:])
    for todo in todos {
      entries[todo.id] = entry(of: todo)
    }
    todosByPlace = PlaceIndex(todos: todos.filter { entries[$0.id] != nil }) { $0.id }
    let useful = todosByPlace.isEmpty ? [] : places.filter { !todosByPlace.values(at: $0).isEmpty }
    placesByTodo = PlaceIndex(places: useful) { $0.id }
    placesWithTasks = Set(useful.map(\.id))
    nextWake = clock.map { _ in .distantPast }
  }

  /// Returns the entry of a task; `nil` if nothing is left to do.
  func entry(of todo: Todo) -> Entry? {
    let schedule = todo.schedule(machineZone: rules.machineZone)
    guard let countdown = schedule.countdown(at: todo.state, moved: todo.moved) else { return nil }
    return Entry(
      todo: todo, schedule: schedule, countdown: countdown,
      ends: countdown.due.flatMap { ends(of: todo, schedule, dueAt: $0) }, rules: rules)
  }

  /// Returns when an occurrence of an appointment is over; `nil` for other tasks (R28).
  private func ends(of todo: Todo, _ schedule: Schedule, dueAt due: Date) -> Date? {
    todo.isAppointment
      ? schedule.end(of: due, lasting: todo.seconds(usual: rules.usualSeconds)) : nil
  }

  /// Returns when an occurrence of an appointment is over; `nil` for other tasks (R28).
  func ends(of entry: Entry, dueAt due: Date) -> Date? {
    ends(of: entry.todo, entry.schedule, dueAt: due)
  }

  /// Goes on to the next time of each appointment that is over: what has passed is missed (R28).
  mutating func passAppointments(at now: Date) {
    for (id, entry) in entries where entry.ends.map({ $0 <= now }) == true {
      let pending = entry.todo.pending(
        at: now, machineZone: rules.machineZone, usualSeconds: rules.usualSeconds)
      if advanced[id] == nil { advanced[id] = entry.todo }
      entries[id] = self.entry(of: pending.todo)
      if case .once = entry.todo.rule { passed[id] = entry }
    }
    let oldest = now.addingTimeInterval(-8 * 86_400)
    passed = passed.filter { $0.value.ends.map { $0 > oldest } ?? false }
  }

  /// Has what was not done in its season due with the next one (Y2).
  mutating func carrySeasons(at now: Date) {
    for (id, entry) in entries where entry.carries.map({ $0 <= now }) == true {
      let pending = entry.todo.pending(
        at: now, machineZone: rules.machineZone, usualSeconds: rules.usualSeconds)
      if advanced[id] == nil { advanced[id] = entry.todo }
      entries[id] = self.entry(of: pending.todo)
    }
  }

  /// Has appointments pending again after the clock was set back.
  private mutating func restoreAppointments() {
    for (id, todo) in advanced { entries[id] = entry(of: todo) }
    (passed, advanced) = ([:], [:])
  }

  /// Returns the tasks at a place that remind a person, in no particular order.
  func entries(at place: Place, of person: Person.ID) -> [Entry] {
    todosByPlace.values(at: place).compactMap { entries[$0] }.filter { $0.todo.reminds(person) }
  }

  /// Returns the tasks at a place that remind a person, in the order in which they are decided
  /// about.
  func sortedEntries(at place: Place, of person: Person.ID) -> [Entry] {
    entries(at: place, of: person).sorted(by: Self.isSooner)
  }

  /// Soonest due first; undated last; then by number.
  private static func isSooner(_ left: Entry, _ right: Entry) -> Bool {
    let (first, second) = (
      left.countdown.due ?? .distantFuture, right.countdown.due ?? .distantFuture
    )
    return first == second ? left.todo.id < right.todo.id : first < second
  }

  /// The largest difference in seconds between fix times and the clock that is no step back.
  package static let waverSeconds = 60.0

  /// Advances the clock and makes the decisions due up to and including `now` (N3, N4, N6).
  ///
  /// Call it with the time of a fix before the fix. A decision due between two calls has its own
  /// instant. The first call goes on from the last moment of the earlier run; without one, what is
  /// past is left out. With a gap, what lies in it is told as one message (Z10). An earlier time
  /// than the last repeats no decision (R18).
  package mutating func advance(to now: Date, after gap: Gap? = nil) -> EngineStep {
    var step = EngineStep()
    // A clock that jitters stands still; one that was set back is followed. Keys prevent repetition
    // (R18).
    var now = now
    if let clock, now < clock, clock.timeIntervalSince(now) < Self.waverSeconds { now = clock }
    let previous = clock
    clock = now
    if let previous, now < previous {
      restoreAppointments()
      nextWake = .distantPast
    }
    if previous != nil, nextWake.map({ now < $0 }) ?? true { return step }
    // A clock that was behind the earlier run has nothing to say about the time in between.
    let earlier = lastMoment.map { $0 <= now ? $0 : .distantPast } ?? .distantPast
    let start = previous.map { max($0, earlier) } ?? lastMoment ?? now
    runAgenda(after: min(start, now), to: now, gap: gap, into: &step)
    nextWake = nextAgendaTime(after: now)
    return step
  }

  /// Returns the places that a person is visiting, in order.
  package func openPlaces(of person: Person.ID) -> [Place.ID] {
    (openVisits[person] ?? []).sorted()
  }

  /// Confirms the open visits to places around a position for 120 s (G7), and records at which of
  /// them the person is no more (G11).
  ///
  /// An open visit alone is no proof, since the daemon may have been off at its end. `isLive` is
  /// true for a receiver, whose position holds now, and false for a phone, whose position holds at
  /// its own time. One that came late (`isLate`) confirms nothing (P10).
  package mutating func observe(
    position fix: Fix, of person: Person.ID = .me, isLive: Bool = true, isLate: Bool = false
  ) -> EngineStep {
    var step = EngineStep()
    guard let open = openVisits[person] else { return step }
    for id in open {
      guard let place = places[id] else { continue }
      let presence = Visit.Presence(person: person, place: id)
      let distance = place.center.distanceMeters(to: fix.coordinate)
      if place.excludes(positionAtMeters: distance, accuracyMeters: fix.accuracyMeters) {
        recordAbsence(from: presence, at: fix.time, into: &step)
        continue
      }
      guard fix.accuracyMeters <= max(place.radiusMeters, 50), distance <= place.radiusMeters
      else { continue }
      recordReturn(to: presence, into: &step)
      let time = isLive ? max(fix.time, clock ?? fix.time) : fix.time
      let wasCertain = isCertainlyInside(presence, at: time)
      confirmations[presence] = time
      if !wasCertain, !isLate { wake(for: id) }
    }
    return step
  }

  /// Makes the next call decide again what time alone causes, if a task can be done at a place.
  mutating func wake(for place: Place.ID) {
    if placesWithTasks.contains(place) { nextWake = .distantPast }
  }

  /// Returns true if a position was within the place recently enough to prove that the person is
  /// inside (G7).
  func isCertainlyInside(_ presence: Visit.Presence, at time: Date) -> Bool {
    confirmations[presence].map { time.timeIntervalSince($0) <= RegionMonitor.staleAfterSeconds }
      ?? false
  }

  /// Records a reminder that was given or held back, so that nothing repeats it.
  mutating func remember(_ reminder: Reminder) {
    guard reminder.key.cause != .habit else {
      remindedHabits.insert(reminder.key)
      return
    }
    let visits = visits
    given.insert(reminder.key, at: max(reminder.time, clock ?? reminder.time)) {
      visits[$0.presence]?.id == $0
    }
  }

  /// The number of remembered facts, which must not grow with the time that the engine runs.
  var memorySize: Int {
    visits.count + given.count + remindedHabits.count + silences.values.reduce(0) { $0 + $1.count }
      + held.count + waiting.count + passed.count + advanced.count + newPlaces.count
      + confirmations.count + newestFixes.count
      + openVisits.values.reduce(0) { $0 + $1.count } + openVisitsWithTasks.count
  }
}

extension ReminderEngine {
  /// Returns the reminder of an occurrence of a task at a time, which is its moment unless that was
  /// earlier.
  func makeReminder(
    _ entry: Entry, cause: Cause, occasion: Occasion, place: Place?, time: Date, due: Date?,
    moment: Date? = nil, distance: Double? = nil, accuracy: Double? = nil, device: String? = nil
  ) -> Reminder {
    let todo = entry.todo
    let key = ReminderKey(
      todo: todo.id, countdown: todo.countdownNumber, cause: cause, occasion: occasion)
    return Reminder(
      key: key, time: time, uuid: todo.uuid, task: todo.name, place: place?.name,
      distanceMeters: distance, accuracyMeters: accuracy, due: due,
      isInDays: entry.countdown.isInDays ? true : nil, kind: todo.kind,
      minutes: todo.durationMinutes, zone: entry.schedule.zone,
      persons: todo.persons.isEmpty ? nil : todo.persons.sorted(),
      person: occasion.visit.flatMap { personNames[$0.person] }, device: device,
      moment: moment ?? time, ends: due.flatMap { ends(of: entry, dueAt: $0) },
      items: todo.items.isEmpty ? nil : todo.items.leftTexts, count: count(of: entry, due: due))
  }

  // Silence that the user asked for.

  /// Returns the state of a task's snooze by the visits known now.
  func snoozeStanding(of todo: Todo) -> SnoozeStanding {
    switch todo.snooze?.end {
    case nil: return .none
    case .at?: return SnoozeStanding(of: todo, visits: [])
    case .nextVisit?, .leaving?:
      let visits = visits(of: todo)
      return SnoozeStanding(of: todo, visits: visits)
    }
  }

  /// Returns the latest visits to the places of a task, of everybody whom it reminds.
  private func visits(of todo: Todo) -> [Visit] {
    let places = placesByTodo.values(for: todo)
    guard hasOthers else {
      return places.compactMap { visits[Visit.Presence(place: $0)] }
    }
    let wanted = Set(places)
    return visits.values.filter { wanted.contains($0.id.place) && todo.reminds($0.id.person) }
  }

  /// Returns the end of a task's snooze at an instant, or `nil` if it may remind.
  func activeSnooze(of todo: Todo, at now: Date) -> Snooze.End? {
    snoozeStanding(of: todo).isSilent(at: now) ? todo.snooze?.end : nil
  }
}
