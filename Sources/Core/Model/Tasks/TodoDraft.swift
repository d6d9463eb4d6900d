public import Foundation
public import Recurrence

/// A task as the user describes it, new or edited, before it has a number.
public struct TodoDraft: Sendable, Hashable {
  /// The name.
  public var name: String
  /// Free text, if any.
  public var notes: String?
  /// When it repeats.
  public var rule: Rule
  /// Whose wall clock the rule is read on.
  public var zone: TodoZone
  /// How long before due it opens, in elapsed seconds.
  public var horizonSeconds: Double
  /// Repeats the time reminder while overdue.
  public var nag: Period?
  /// Where it can be done.
  public var places: [PlaceReference]
  /// Which events at a place remind.
  public var triggers: Set<Trigger>
  /// How long a stay must last before `dwell` reminds, in seconds.
  public var dwellSeconds: Double?
  /// The category, if it has one.
  public var category: Category.ID?
  /// How much it matters.
  public var priority = Priority.normal
  /// How hard it is.
  public var difficulty = Difficulty.medium
  /// How long it takes, in minutes.
  public var durationMinutes: Int?
  /// `fixed` if it happens at its time of day.
  public var timing: Timing
  /// True for a wish, which has no date (J8).
  public var isWish = false
  /// Whom it is for; empty means anyone (P4).
  public var persons: Set<Person.ID> = []

  /// Creates a draft; without a timing, that of its rule.
  public init(
    name: String, notes: String? = nil, rule: Rule, zone: TodoZone,
    horizonSeconds: Double = Todo.defaultHorizonSeconds, nag: Period? = nil,
    places: [PlaceReference] = [], triggers: Set<Trigger> = Trigger.usual,
    dwellSeconds: Double? = nil, timing: Timing? = nil
  ) {
    self.timing = timing ?? .usual(of: rule)
    self.name = name
    self.notes = notes
    self.rule = rule
    self.zone = zone
    self.horizonSeconds = horizonSeconds
    self.nag = nag
    self.places = places
    self.triggers = triggers
    self.dwellSeconds = dwellSeconds
  }

  /// The draft that describes an existing task.
  public init(_ todo: Todo) {
    self.init(
      name: todo.name, notes: todo.notes, rule: todo.rule, zone: todo.zone,
      horizonSeconds: todo.horizonSeconds, nag: todo.nag, places: todo.places,
      triggers: todo.triggers, dwellSeconds: todo.dwellSeconds, timing: todo.timing)
    category = todo.category
    priority = todo.priority
    difficulty = todo.difficulty
    durationMinutes = todo.durationMinutes
    isWish = todo.isWish
    persons = todo.persons
  }

  private func check() throws(TodoError) {
    guard !name.allSatisfy(\.isWhitespace) else { throw .emptyName }
    if triggers.contains(.dwell), dwellSeconds == nil { throw .dwellWithoutLength }
    if dwellSeconds != nil, !triggers.contains(.dwell) { throw .lengthWithoutDwell }
    if isWish, rule != .once(due: nil) { throw .wishWithDate }
  }

  /// The new task, its first countdown running from now on.
  ///
  /// - Throws: `TodoError.emptyName`, `.dwellWithoutLength`, `.lengthWithoutDwell` or
  ///   `.wishWithDate`.
  public func makeTodo(
    id: Todo.ID, uuid: UUID, now: Date, machineZone: TimeZone, countdownNumber: Int64
  ) throws(TodoError) -> Todo {
    try check()
    let schedule = Schedule(
      rule: rule, zone: zone.resolved(machineZone: machineZone), horizonSeconds: horizonSeconds)
    return Todo(
      id: id, uuid: uuid, created: now, name: name, notes: notes, rule: rule, zone: zone,
      horizonSeconds: horizonSeconds, nag: nag, places: places, triggers: triggers,
      dwellSeconds: dwellSeconds, category: category, priority: priority, difficulty: difficulty,
      durationMinutes: durationMinutes, timing: timing, isWish: isWish, persons: persons,
      position: schedule.initialPosition(now: now),
      countdownNumber: countdownNumber)
  }

  /// Returns an existing task with this description.
  ///
  /// If the rule changed, the countdown starts again: from the last completion for `from: done`, or
  /// at the next occurrence after now for `from: start`. Otherwise it continues, a moved occurrence
  /// included. A snooze ends with the date that it was about (R16).
  ///
  /// - Throws: `TodoError.emptyName`, `.dwellWithoutLength`, `.lengthWithoutDwell` or
  ///   `.wishWithDate`.
  public func apply(to old: Todo, now: Date, machineZone: TimeZone) throws(TodoError) -> Todo {
    try check()
    var todo = old
    todo.name = name
    todo.notes = notes
    todo.rule = rule
    todo.zone = zone
    todo.horizonSeconds = horizonSeconds
    todo.nag = nag
    todo.places = places
    todo.triggers = triggers
    todo.dwellSeconds = dwellSeconds
    todo.category = category
    todo.priority = priority
    todo.difficulty = difficulty
    todo.durationMinutes = durationMinutes
    todo.timing = timing
    todo.isWish = isWish
    todo.persons = persons
    // Only a flexible task can be pinned (D8).
    if timing == .fixed || isWish { todo.pin = nil }
    // A one-off without a date may have got one by a move.
    if isWish { todo.moved = nil }
    if rule != old.rule {
      todo.moved = nil
      todo.position = position(after: old, now: now, machineZone: machineZone)
    }
    let due = old.countdown(machineZone: machineZone)?.due
    if rule != old.rule || todo.countdown(machineZone: machineZone)?.due != due {
      todo.snooze = nil
    }
    return todo
  }

  private func position(after old: Todo, now: Date, machineZone: TimeZone) -> Position {
    let schedule = Schedule(
      rule: rule, zone: zone.resolved(machineZone: machineZone), horizonSeconds: horizonSeconds)
    switch (rule, old.rule) {
    case (.repeating(let new), .repeating(let before))
    where (before.from == .start ? new.from == .start || new.days == nil : new.days != nil)
      && before.from == new.from && new.start == before.start && new.first == before.first
      && new.rhythm == before.rhythm && old.position != .finished:
      // Only the time of day or the end changed: the same occurrence is still the pending one.
      return old.position
    case (.repeating(let new), _) where new.from == .done:
      if case .completed = old.position { return old.position }
      return old.lastDone.map { .completed($0) } ?? schedule.initialPosition(now: now)
    default:
      return schedule.initialPosition(now: now)
    }
  }
}
