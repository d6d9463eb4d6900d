public import Foundation
public import Recurrence

/// A task: its description, and the state of its countdown.
///
/// The due instant is not stored: it follows from `rule`, `zone` and `position` each time (R14), so
/// that it moves when the time-zone rules change. The name is that of RFC 5545's VTODO, since
/// `Task` is Swift's own.
public struct Todo: Sendable, Hashable, Codable, Identifiable {
  /// A short number for people to type; never reused.
  public struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Orders by number, that is by age.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  public let id: ID
  /// Stable across exchanges between databases.
  public let uuid: UUID
  /// When the task was created.
  public let created: Date
  /// The name; never empty.
  public var name: String
  /// Free text, if any.
  public var notes: String?
  /// When it repeats.
  public var rule: Rule
  /// Whose wall clock the rule is read on.
  public var zone: TodoZone
  /// How long before due a task without a window opens, in elapsed seconds; 24 hours unless set.
  public var horizonSeconds: Double
  /// Repeats the time reminder while overdue.
  public var nag: Period?
  /// Where it can be done; empty means anywhere, so only time reminds.
  public var places: [PlaceReference]
  /// Which events at a place remind.
  public var triggers: Set<Trigger>
  /// How long a stay must last before `dwell` reminds, in seconds.
  public var dwellSeconds: Double?

  /// The category, if it has one.
  public var category: Category.ID?
  /// How much it matters.
  public var priority: Priority
  /// How hard it is.
  public var difficulty: Difficulty
  /// How long it takes, 1 to 1440 minutes; `nil` if the user has not said.
  public var durationMinutes: Int?
  /// `fixed` if it happens at its time of day, which the rule then has.
  public var timing: Timing
  /// True for a wish: a task without date that stands in the bucket list, not in the day (J8).
  public var isWish: Bool
  /// Whom it is for; empty means anyone (P4).
  public var persons: Set<Person.ID>

  /// Where the countdown stands.
  public var position: Position
  /// Names the present countdown; every new countdown takes a number that was never used.
  public var countdownNumber: Int64
  /// This occurrence's due moment, where the user moved it.
  public var moved: LocalDateTime?
  /// Silence that the user asked for.
  public var snooze: Snooze?
  /// When it was last done; skipping does not count.
  public var lastDone: Date?
  /// The instant at which the user wants to do it, for the day of that instant only (D8).
  public var pin: Date?

  /// Creates a task from all its parts; without a timing, that of its rule.
  public init(
    id: ID, uuid: UUID, created: Date, name: String, notes: String? = nil, rule: Rule,
    zone: TodoZone, horizonSeconds: Double = Todo.defaultHorizonSeconds, nag: Period? = nil,
    places: [PlaceReference] = [], triggers: Set<Trigger> = Trigger.usual,
    dwellSeconds: Double? = nil, category: Category.ID? = nil, priority: Priority = .normal,
    difficulty: Difficulty = .medium, durationMinutes: Int? = nil,
    timing: Timing? = nil, isWish: Bool = false, persons: Set<Person.ID> = [],
    position: Position = .beginning, countdownNumber: Int64 = 1,
    moved: LocalDateTime? = nil, snooze: Snooze? = nil, lastDone: Date? = nil, pin: Date? = nil
  ) {
    self.pin = pin
    self.category = category
    self.priority = priority
    self.difficulty = difficulty
    self.durationMinutes = durationMinutes
    self.timing = timing ?? .usual(of: rule)
    self.isWish = isWish
    self.persons = persons
    self.id = id
    self.uuid = uuid
    self.created = created
    self.name = name
    self.notes = notes
    self.rule = rule
    self.zone = zone
    self.horizonSeconds = horizonSeconds
    self.nag = nag
    self.places = places
    self.triggers = triggers
    self.dwellSeconds = dwellSeconds
    self.position = position
    self.countdownNumber = countdownNumber
    self.moved = moved
    self.snooze = snooze
    self.lastDone = lastDone
  }

  /// 24 elapsed hours (R11).
  public static let defaultHorizonSeconds = 86_400.0
}

extension Todo {
  /// Reads a task; records of versions that knew no category, priority and so on have the defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      uuid: try container.decode(UUID.self, forKey: .uuid),
      created: try container.decode(Date.self, forKey: .created),
      name: try container.decode(String.self, forKey: .name),
      notes: try container.decodeIfPresent(String.self, forKey: .notes),
      rule: try container.decode(Rule.self, forKey: .rule),
      zone: try container.decode(TodoZone.self, forKey: .zone),
      horizonSeconds: try container.decode(Double.self, forKey: .horizonSeconds),
      nag: try container.decodeIfPresent(Period.self, forKey: .nag),
      places: try container.decode([PlaceReference].self, forKey: .places),
      triggers: try container.decode(Set<Trigger>.self, forKey: .triggers),
      dwellSeconds: try container.decodeIfPresent(Double.self, forKey: .dwellSeconds),
      category: try container.decodeIfPresent(Category.ID.self, forKey: .category),
      priority: try container.decodeIfPresent(Priority.self, forKey: .priority) ?? .normal,
      difficulty: try container.decodeIfPresent(Difficulty.self, forKey: .difficulty) ?? .medium,
      durationMinutes: try container.decodeIfPresent(Int.self, forKey: .durationMinutes),
      timing: try container.decodeIfPresent(Timing.self, forKey: .timing),
      isWish: try container.decodeIfPresent(Bool.self, forKey: .isWish) ?? false,
      persons: try container.decodeIfPresent(Set<Person.ID>.self, forKey: .persons) ?? [],
      position: try container.decode(Position.self, forKey: .position),
      countdownNumber: try container.decode(Int64.self, forKey: .countdownNumber),
      moved: try container.decodeIfPresent(LocalDateTime.self, forKey: .moved),
      snooze: try container.decodeIfPresent(Snooze.self, forKey: .snooze),
      lastDone: try container.decodeIfPresent(Date.self, forKey: .lastDone),
      pin: try container.decodeIfPresent(Date.self, forKey: .pin))
  }
}

extension Todo {
  /// The rule as read on a wall clock; a floating task takes the machine's zone.
  public func schedule(machineZone: TimeZone) -> Schedule {
    Schedule(
      rule: rule, zone: zone.resolved(machineZone: machineZone), horizonSeconds: horizonSeconds)
  }

  /// The present countdown, or `nil` when the task is finished.
  public func countdown(machineZone: TimeZone) -> Countdown? {
    schedule(machineZone: machineZone).countdown(at: position, moved: moved)
  }

  /// True if the task happens at a time of day, so that it reminds shortly before and at it (N4).
  public var hasFixedTime: Bool { timing == .fixed }
}
