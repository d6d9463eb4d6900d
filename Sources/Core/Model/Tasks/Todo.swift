package import Foundation
package import Recurrence

/// A task: its details, and the state of its countdown.
///
/// The due instant is not stored: it follows from `rule`, `zone` and `state` each time (R14), so
/// that it moves when the time-zone rules change. The name is that of RFC 5545's VTODO, since
/// `Task` is Swift's own.
@dynamicMemberLookup
package struct Todo: Sendable, Hashable, Codable, Identifiable {
  /// A short number for people to type; never reused.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Orders by number, that is by age.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// When the task was created.
  package let created: Date
  /// The part that the user gives.
  package var details: TodoDetails

  /// Where the countdown stands.
  package var state: RecurrenceState
  /// Names the present countdown; every new countdown takes a number that was never used.
  package var countdownNumber: Int64
  /// This occurrence's due moment, where the user moved it.
  package var moved: LocalDateTime?
  /// True if the season moved it, not the user (Y2); derived, never stored.
  package var isCarried = false
  /// Silence that the user asked for.
  package var snooze: Snooze?
  /// When it was last done; skipping does not count.
  package var lastDone: Date?
  /// The instant at which the user wants to do it, for the day of that instant only (D8).
  package var pin: Date?
  /// The place in the order of its turns of whose turn it is; 0 without turns.
  package var turn = 0

  /// Creates a task from all its parts.
  package init(
    id: ID, uuid: UUID, created: Date, details: TodoDetails,
    state: RecurrenceState = .beginning, countdownNumber: Int64 = 1,
    moved: LocalDateTime? = nil, snooze: Snooze? = nil, lastDone: Date? = nil, pin: Date? = nil,
    turn: Int = 0
  ) {
    self.id = id
    self.uuid = uuid
    self.created = created
    self.details = details
    self.state = state
    self.countdownNumber = countdownNumber
    self.moved = moved
    self.snooze = snooze
    self.lastDone = lastDone
    self.pin = pin
    self.turn = turn
  }

  /// Returns the same task under the numbers of another database.
  package func numbered(_ id: ID, countdown: Int64) -> Todo {
    Todo(
      id: id, uuid: uuid, created: created, details: details, state: state,
      countdownNumber: countdown, moved: moved, snooze: snooze, lastDone: lastDone, pin: pin,
      turn: turn)
  }

  /// Accesses one of the details, such as `todo.name`.
  @inlinable
  package subscript<Value>(dynamicMember path: WritableKeyPath<TodoDetails, Value>) -> Value {
    get { details[keyPath: path] }
    set { details[keyPath: path] = newValue }
  }

  /// 24 elapsed hours (R11).
  package static let defaultHorizonSeconds = 86_400.0
}

extension Todo {
  private enum CodingKeys: String, CodingKey {
    case id, uuid, created
    case state = "position"
    case countdownNumber, moved, snooze, lastDone, pin, turn
  }

  /// Reads a task; its details stand beside the other keys.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      uuid: try container.decode(UUID.self, forKey: .uuid),
      created: try container.decode(Date.self, forKey: .created),
      details: try TodoDetails(from: decoder),
      state: try container.decode(RecurrenceState.self, forKey: .state),
      countdownNumber: try container.decode(Int64.self, forKey: .countdownNumber),
      moved: try container.decodeIfPresent(LocalDateTime.self, forKey: .moved),
      snooze: try container.decodeIfPresent(Snooze.self, forKey: .snooze),
      lastDone: try container.decodeIfPresent(Date.self, forKey: .lastDone),
      pin: try container.decodeIfPresent(Date.self, forKey: .pin),
      turn: try container.decodeIfPresent(Int.self, forKey: .turn) ?? 0)
  }

  /// Writes a task; its details stand beside the other keys.
  package func encode(to encoder: any Encoder) throws {
    try details.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(uuid, forKey: .uuid)
    try container.encode(created, forKey: .created)
    try container.encode(state, forKey: .state)
    try container.encode(countdownNumber, forKey: .countdownNumber)
    try container.encodeIfPresent(moved, forKey: .moved)
    try container.encodeIfPresent(snooze, forKey: .snooze)
    try container.encodeIfPresent(lastDone, forKey: .lastDone)
    try container.encodeIfPresent(pin, forKey: .pin)
    if self.turns != nil { try container.encode(turn, forKey: .turn) }
  }
}

extension Todo {
  /// The rule as read on a wall clock; a floating task takes the machine's zone.
  package func schedule(machineZone: TimeZone) -> Schedule {
    details.schedule(machineZone: machineZone)
  }

  /// The present countdown, or `nil` when the task is finished.
  package func countdown(machineZone: TimeZone) -> Countdown? {
    schedule(machineZone: machineZone).countdown(at: state, moved: moved)
  }

  /// True if the task happens at a time of day, so that it reminds shortly before and at it (N4).
  package var hasFixedTime: Bool { self.timing == .fixed }

  /// True if it is due several times on each of its days (Z6).
  package var isSeveralTimesADay: Bool { self.rule.isSeveralTimesADay }

  /// Returns the pending countdown at an instant and later ones, each assumed to be done when due,
  /// or now if that has passed; missed appointments are left out (R28).
  ///
  /// `usualSeconds` is how long a task takes that does not say.
  package func coming(
    at now: Date, machineZone: TimeZone, usualSeconds: Double, days: UserDays
  ) -> ComingCountdowns {
    let todo = pending(
      at: now, machineZone: machineZone, usualSeconds: usualSeconds, days: days
    ).todo
    return schedule(machineZone: machineZone).coming(
      from: todo.state, moved: todo.moved, now: now, dayTurn: days.turn)
  }
}

/// The status of a task as texts, colours, shapes and filters show it; overdue is apart from due.
package enum TaskStatus: String, Sendable, Hashable, CaseIterable {
  case overdue, due, open, waiting, resting, finished

  /// The status of a task in a phase, which may be overdue while it is due.
  package init(_ phase: Phase, isOverdue: Bool) {
    switch phase {
    case .waiting: self = .waiting
    case .resting: self = .resting
    case .open: self = .open
    case .due: self = isOverdue ? .overdue : .due
    case .finished: self = .finished
    }
  }
}

/// Whose wall clock a task lives on (R14).
package enum TodoZone: Sendable, Hashable, Codable {
  /// An IANA zone, by name.
  case named(String)
  /// Whatever zone the machine is in at the moment.
  case floating

  /// The zone to compute in.
  ///
  /// A name that is not in this machine's tzdata falls back to the machine's zone.
  package func resolved(machineZone: TimeZone) -> TimeZone {
    switch self {
    case .named(let name): TimeZone(identifier: name) ?? machineZone
    case .floating: machineZone
    }
  }

  /// The zone's name, or `nil` for a floating task.
  package var name: String? {
    if case .named(let name) = self { return name }
    return nil
  }
}

/// The reason why an action on a task was refused.
package enum TodoError: Error, Sendable, Hashable {
  /// There is nothing left to do.
  case finished(name: String)
  /// It was done a moment ago and is waiting again (R15).
  case doneAlready(name: String, lastDone: Date, zone: TimeZone)
  /// The moment lies in the future.
  case inTheFuture(name: String, time: Date, now: Date, zone: TimeZone)
  /// The moment lies in the past.
  case inThePast(name: String, time: Date, now: Date, zone: TimeZone)
  /// The time to hold it at in the plan has passed.
  case pinInThePast(name: String, time: Date, now: Date, zone: TimeZone)
  /// It has a fixed time, so that it cannot be held at another.
  case pinFixed(name: String)
  /// The user is at none of the task's places.
  case notInside(name: String)
  /// The task has no place to visit.
  case noPlaces(name: String)
  /// The name is empty.
  case emptyName
  /// `dwell` was asked for without how long.
  case dwellWithoutLength
  /// A wish would have a date, which it must not (J8).
  case wishWithDate
  /// It is done on whichever days of a period, so that no single one can be moved.
  case quotaMoved(name: String)
  /// A wish cannot be given a time.
  case wishTimed(name: String)
  /// A length of stay was given, but `dwell` was not asked for.
  case lengthWithoutDwell

  /// True if the input itself was wrong, rather than its timing.
  package var isUsage: Bool {
    switch self {
    case .emptyName, .dwellWithoutLength, .lengthWithoutDwell, .wishWithDate, .quotaMoved: true
    default: false
    }
  }
}
