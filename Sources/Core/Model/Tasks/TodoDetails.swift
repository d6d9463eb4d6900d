package import Foundation
package import Recurrence

/// The part of a task that its user gives: neither its number nor the state of its countdown.
///
/// A field that is added here is part of every task, new, edited, imported or merged.
package struct TodoDetails: Sendable, Hashable, Codable {
  /// The name; never empty in a task.
  package var name: String
  /// Free text, if any.
  package var notes: String?
  /// When it repeats.
  package var rule: Rule
  /// Whose wall clock the rule is read on.
  package var zone: TodoZone
  /// True for a day task: no time of day was given, and whole local days count (R25).
  package var isInDays = false
  /// The parts of the year outside of which it rests; `nil` for the whole year (Y2).
  package var season: Season?
  /// How long before due a task without a window opens, in elapsed seconds; 24 hours unless set.
  package var horizonSeconds = Todo.defaultHorizonSeconds
  /// Repeats the time reminder while overdue.
  package var nag: Period?
  /// When it reminds by time; `nil` takes the setting of its kind, an empty list is never (Z4).
  package var leads: [Lead]?
  /// Where it can be done; empty means anywhere, so only time reminds.
  package var places: [PlaceReference] = []
  /// Which events at a place remind.
  package var triggers = Trigger.usual
  /// How long a stay must last before `dwell` reminds, in seconds.
  package var dwellSeconds: Double?
  package var category: Category.ID?
  /// How much it matters.
  package var priority = Priority.normal
  /// How hard it is.
  package var difficulty = Difficulty.medium
  /// How long it takes, 1 to 1440 minutes; `nil` if the user has not set it.
  package var durationMinutes: Int?
  /// `fixed` if it happens at its time of day, which the rule then has.
  package var timing: Timing
  /// True for a wish: a task without date that stands in the bucket list, not in the day (J8).
  package var isWish = false
  /// Whom it is for; empty means anyone (P4).
  package var persons: Set<Person.ID> = []
  /// The things to tick off, in their order (Y1).
  package var items: [ChecklistItem] {
    get { checklist ?? [] }
    set { checklist = newValue.isEmpty ? nil : newValue }
  }
  /// The things to tick off; `nil` where there are none, so that records do not grow.
  private var checklist: [ChecklistItem]?
  /// The rhythm that was proposed for its present rule and refused (Y8).
  package var refusedEvery: Window?
  /// Who does it in turn; the task is then for whose turn it is (Y3).
  package var turns: Turns?
  /// The RRULE that it had in the calendar which brought it, word for word; `nil` once its rhythm
  /// is another (K2).
  package var calendarRule: String?
  /// Its text in the file that brought it, word for word; `nil` for a task of any other origin.
  ///
  /// Before it stand the name of the format and a line end. An export that gives back what came
  /// goes by it.
  package var source: String?

  /// Creates details with defaults for all else; the timing is that of its rule.
  package init(name: String, rule: Rule, zone: TodoZone) {
    self.name = name
    self.rule = rule
    self.zone = zone
    timing = .usual(of: rule)
  }

  /// Reads details; records of versions without category, priority and so on get the defaults.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func given<Value: Decodable>(_ key: CodingKeys, _ type: Value.Type = Value.self) throws
      -> Value?
    {
      try container.decodeIfPresent(type, forKey: key)
    }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      rule: try container.decode(Rule.self, forKey: .rule),
      zone: try container.decode(TodoZone.self, forKey: .zone))
    notes = try given(.notes)
    isInDays = try given(.isInDays) ?? isInDays
    season = try given(.season)
    horizonSeconds = try container.decode(Double.self, forKey: .horizonSeconds)
    nag = try given(.nag)
    leads = try given(.leads)
    places = try container.decode([PlaceReference].self, forKey: .places)
    triggers = try container.decode(Set<Trigger>.self, forKey: .triggers)
    dwellSeconds = try given(.dwellSeconds)
    category = try given(.category)
    priority = try given(.priority) ?? priority
    difficulty = try given(.difficulty) ?? difficulty
    durationMinutes = try given(.durationMinutes)
    timing = try given(.timing) ?? .formerlyUsual(of: rule)
    isWish = try given(.isWish) ?? isWish
    persons = try given(.persons) ?? persons
    items = try given(.checklist) ?? []
    refusedEvery = try given(.refusedEvery)
    turns = try given(.turns)
    calendarRule = try given(.calendarRule)
    source = try given(.source)
  }

  private func check() throws(TodoError) {
    guard !name.allSatisfy(\.isWhitespace) else { throw .emptyName }
    if triggers.contains(.dwell), dwellSeconds == nil { throw .dwellWithoutLength }
    if dwellSeconds != nil, !triggers.contains(.dwell) { throw .lengthWithoutDwell }
    if isWish, rule != .once(due: nil) { throw .wishWithDate }
  }

  /// Returns a new task of these details, its first countdown running from now on.
  ///
  /// - Throws: `TodoError.emptyName`, `.dwellWithoutLength`, `.lengthWithoutDwell` or
  ///   `.wishWithDate`.
  package func makeTodo(
    id: Todo.ID, uuid: UUID, now: Date, machineZone: TimeZone, countdownNumber: Int64,
    days: UserDays = UserDays()
  ) throws(TodoError) -> Todo {
    try check()
    let schedule = schedule(machineZone: machineZone)
    var todo = Todo(
      id: id, uuid: uuid, created: now, details: self,
      state: schedule.initialState(now: now, days: days), countdownNumber: countdownNumber)
    todo.settleTurn(as: nil)
    return todo
  }

  /// Returns an existing task with these details.
  ///
  /// If the rule changed, the countdown starts again: from the last completion for `from: done`, or
  /// at the next occurrence after now for `from: start`. Otherwise it continues, a moved occurrence
  /// included. A snooze ends with the date that it was about (R16).
  ///
  /// - Throws: `TodoError.emptyName`, `.dwellWithoutLength`, `.lengthWithoutDwell` or
  ///   `.wishWithDate`.
  package func apply(
    to old: Todo, now: Date, machineZone: TimeZone, days: UserDays = UserDays()
  ) throws(TodoError) -> Todo {
    let dayTurn = days.turn
    try check()
    var todo = old
    todo.details = self
    todo.settleTurn(as: old)
    if !rule.hasRhythm(of: old.rule) || isInDays != old.isInDays { todo.calendarRule = nil }
    // Only a flexible task can be pinned (D8).
    if timing == .fixed || isWish { todo.pin = nil }
    // A one-off without a date may have got one by a move.
    if isWish { todo.moved = nil }
    if rule != old.rule { todo.refusedEvery = nil }
    if rule != old.rule || isInDays != old.isInDays {
      todo.moved = nil
      todo.state =
        rule.quota == nil
        ? state(after: old, now: now, machineZone: machineZone, dayTurn: dayTurn)
        : counting(after: old, now: now, machineZone: machineZone, days: days)
    } else if isInDays, zone != old.zone {
      todo.state = readAgain(
        old.state, of: old, schedule(machineZone: machineZone), machineZone: machineZone,
        dayTurn: dayTurn)
    }
    let due = old.countdown(machineZone: machineZone)?.due
    if rule != old.rule || todo.countdown(machineZone: machineZone)?.due != due {
      todo.snooze = nil
    }
    return todo
  }

  /// The rule as read on a wall clock; a floating task takes the machine's zone.
  func schedule(machineZone: TimeZone) -> Schedule {
    Schedule(
      rule: rule, zone: zone.resolved(machineZone: machineZone), horizonSeconds: horizonSeconds,
      isInDays: isInDays, season: season)
  }

  private func state(
    after old: Todo, now: Date, machineZone: TimeZone, dayTurn: TimeOfDay
  ) -> RecurrenceState {
    let schedule = schedule(machineZone: machineZone)
    return readAgain(
      state(after: old, schedule, machineZone: machineZone, now: now), of: old, schedule,
      machineZone: machineZone,
      dayTurn: dayTurn)
  }

  /// Returns a state of the task before as the schedule has it now.
  ///
  /// A day task holds the day of its completion, by its own zone; with a time, the completion
  /// itself counts. The day of a skipped occurrence stays.
  private func readAgain(
    _ state: RecurrenceState, of old: Todo, _ schedule: Schedule, machineZone: TimeZone,
    dayTurn: TimeOfDay
  ) -> RecurrenceState {
    guard case .completed(let time) = state else { return state }
    let before = old.schedule(machineZone: machineZone)
    if let lastDone = old.lastDone, before.completion(at: lastDone, dayTurn: dayTurn) == time {
      return .completed(schedule.completion(at: lastDone, dayTurn: dayTurn))
    }
    guard schedule.isInDays else { return state }
    return .completed(
      before.isInDays
        ? LocalDateTime(time, in: before.zone).date(in: schedule.zone)
        : schedule.completion(at: time, dayTurn: dayTurn))
  }

  private func state(
    after old: Todo, _ schedule: Schedule, machineZone: TimeZone, now: Date
  ) -> RecurrenceState {
    switch (rule, old.rule) {
    case (.repeating(let new), .repeating(let before))
    where (before.from == .start ? new.from == .start || new.days == nil : new.days != nil)
      && before.from == new.from && new.start == before.start && new.first == before.first
      && new.rhythm == before.rhythm && old.state != .finished:
      // Only the times of day or the end changed: the same occurrence is still the pending one.
      return new.laterTimes.count == before.laterTimes.count
        ? old.state
        : schedule.state(
          after: old.schedule(machineZone: machineZone), at: old.state, now: now)
    case (.repeating(let new), _) where new.from == .done:
      if case .completed = old.state { return old.state }
      return old.lastDone.map { .completed($0) } ?? schedule.initialState(now: now)
    default:
      return schedule.initialState(now: now)
    }
  }
}

/// How much a task matters; tasks of one group are listed in this order.
package enum Priority: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case high, normal, low

  /// Orders from high to low.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// Its place in a list, from 0.
  package var rank: Int {
    switch self {
    case .high: 0
    case .normal: 1
    case .low: 2
    }
  }
}

/// How hard a task is, from 1 to 5.
package enum Difficulty: Int, Sendable, Hashable, Codable, CaseIterable {
  case veryEasy = 1
  case easy, medium, hard, veryHard

  /// The name on the command line: `very-easy`.
  package var name: String {
    switch self {
    case .veryEasy: "very-easy"
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    case .veryHard: "very-hard"
    }
  }

  /// The other names that are read.
  private static let synonyms: [String: Self] = ["difficult": .hard, "very-difficult": .veryHard]

  /// Reads a name or a number from 1 to 5; `_` and a space count as `-`, `difficult` as `hard`.
  package init?(_ text: String) {
    let name = String(text.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    guard
      let difficulty = Self.allCases.first(where: { $0.name == name }) ?? Self.synonyms[name]
        ?? Int(text).flatMap(Self.init(rawValue:))
    else { return nil }
    self = difficulty
  }
}

/// How a task uses the clock (T6).
package enum Timing: String, Sendable, Hashable, Codable, CaseIterable {
  /// It begins at its time of day and reminds 15 minutes before and at it (N4).
  case fixed
  /// It may be done at any time until it is due.
  case flexible

  /// The default timing of a rule: fixed if it repeats with a time of day, counted from its start.
  package static func usual(of rule: Rule) -> Timing {
    if case .repeating(let cadence) = rule, cadence.at != nil, cadence.from == .start {
      .fixed
    } else {
      .flexible
    }
  }

  /// The timing of records that say none: fixed if they repeat with a time of day.
  static func formerlyUsual(of rule: Rule) -> Timing {
    if case .repeating(let cadence) = rule, cadence.at != nil { .fixed } else { .flexible }
  }

  /// True if a rule has a time of day, without which a task cannot be fixed.
  ///
  /// A one-off that is due on a day without a time is due at its last second, 23:59:59.
  package static func hasTimeOfDay(_ rule: Rule) -> Bool {
    switch rule {
    case .repeating(let cadence): cadence.at != nil && cadence.rhythm.quota == nil
    case .once(let due): due.map { ($0.hour, $0.minute, $0.second) != (23, 59, 59) } ?? false
    }
  }
}

/// The events at a place that may remind of a task.
package enum Trigger: String, Sendable, Hashable, Codable, CaseIterable {
  case enter, exit, dwell, cross

  /// The triggers of a task that names none: enter, and cross (G8).
  package static let usual: Set<Trigger> = [.enter, .cross]
}

extension Set<Trigger> {
  /// The triggers in a fixed order, for output and storage.
  package var ordered: [Trigger] { Trigger.allCases.filter(contains) }
}
