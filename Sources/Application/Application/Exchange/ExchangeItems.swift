public import Foundation
public import Geo
public import Localization
public import Recurrence

/// A place that a file brings.
public struct PlaceItem: Sendable, Hashable {
  /// Its line in the file, from 1, where the format has lines.
  public var line: Int?
  /// Its identity: that of the format, or one made of what names it.
  public var uuid: UUID
  /// The name as the file has it.
  public var name: String
  /// The middle of its circle.
  public var center: Coordinate
  /// The radius in metres; `nil` if the file has none.
  public var radiusMeters: Double?
  /// The tags; `nil` if the format has none.
  public var tags: [String]?

  /// Creates a place of a file.
  public init(
    line: Int? = nil, uuid: UUID, name: String, center: Coordinate, radiusMeters: Double? = nil,
    tags: [String]? = nil
  ) {
    self.line = line
    self.uuid = uuid
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
    self.tags = tags
  }
}

/// A completion or a skip that a file brings.
public struct CompletionItem: Sendable, Hashable {
  /// Its identity.
  public var uuid: UUID
  /// True if the task was skipped.
  public var isSkip: Bool
  /// When it was done.
  public var time: Date
  /// The due moment that it was done for, if the file has it.
  public var due: Date?

  /// Creates a completion of a file.
  public init(uuid: UUID, isSkip: Bool = false, time: Date, due: Date? = nil) {
    self.uuid = uuid
    self.isSkip = isSkip
    self.time = time
    self.due = due
  }
}

/// A task that a file brings: its fields as they would be typed, and where its countdown stands.
public struct TaskItem: Sendable, Hashable {
  /// Its line in the file, from 1, where the format has lines.
  public var line: Int?
  /// Its identity: that of the format, or one made of what names it.
  public var uuid: UUID
  /// The name.
  public var name: String
  /// The fields, as `TaskChange` takes them; a date of a repeating task is not `due` but `pending`.
  public var fields = TaskFields()
  /// The rule of the calendar that it comes from, word for word (K2).
  public var calendarRule: String?
  /// When it was created.
  public var created: Date?
  /// When the file's program changed it last; `nil` where the format does not say.
  public var modified: Date?
  /// The due moment of the pending occurrence of a repeating task.
  public var pending: LocalDateTime?
  /// When the pending occurrence opens.
  public var opens: LocalDateTime?
  /// When it was last done.
  public var lastDone: Date?
  /// True if there is nothing left to do.
  public var isFinished = false
  /// The completions and skips before.
  public var completions: [CompletionItem] = []
  /// Places that the file has with their coordinates.
  public var places: [PlaceItem] = []
  /// Names of places, or tags with `#`.
  public var placeNames: [String] = []
  /// Words that are a place or a tag if there is one: `@context`.
  public var contexts: [String] = []
  /// The treatment of a context that is neither a place nor a tag here.
  public var unknownContexts = UnknownContext.tag

  /// The treatment of a word that is neither a place nor a tag.
  public enum UnknownContext: Sendable, Hashable {
    /// It becomes a tag.
    case tag
    /// It stays in the name of the task.
    case name
    /// It is left out, and counted.
    case lost
  }

  /// Creates a task of a file.
  public init(line: Int? = nil, uuid: UUID, name: String) {
    self.line = line
    self.uuid = uuid
    self.name = name
  }
}

/// A habit that a file brings, with its days.
public struct HabitItem: Sendable, Hashable {
  /// Its identity.
  public var uuid: UUID
  /// The name.
  public var name: String
  /// The days that were done or were days of rest, as days since 1970.
  public var marks: [Int: Bool]

  /// Creates a habit; the value of a mark is true where the day was a rest.
  public init(uuid: UUID, name: String, marks: [Int: Bool] = [:]) {
    self.uuid = uuid
    self.name = name
    self.marks = marks
  }
}

/// Something in a file that cannot be imported.
public struct ExchangeProblem: Sendable {
  /// Its line, from 1, where the format has lines.
  public let line: Int?
  /// The thing itself: an element, or a name in quotes.
  public let what: String
  /// The reason: what was expected.
  public let why: any Phrase

  /// Creates a problem.
  public init(line: Int? = nil, what: String, why: any Phrase) {
    self.line = line
    self.what = what
    self.why = why
  }
}

/// The items that a reader found in a file.
public struct ExchangeReading: Sendable {
  /// The places.
  public var places: [PlaceItem] = []
  /// The tasks.
  public var tasks: [TaskItem] = []
  /// The habits.
  public var habits: [HabitItem] = []
  /// The faults, in the order of the file.
  public var problems: [ExchangeProblem] = []
  /// The number of things that the rules leave out or change, by kind.
  public var losses: [ExchangeLoss: Int] = [:]
  /// True if there are recorded positions, which `replay` plays.
  public var hasPositions = false

  /// Creates an empty reading.
  public init() {}

  /// True if it has nothing to import, right or wrong.
  public var isEmpty: Bool {
    places.isEmpty && tasks.isEmpty && habits.isEmpty && problems.isEmpty
  }

  /// The sentences about why nothing could be taken of a file of places; empty where nothing was to
  /// be had, or was left out by a rule.
  public func reasonsForNothing(format: String) -> [String] {
    let unreadable: Set<ExchangeLoss> = [.unplaced, .link, .shape, .beacon]
    guard isEmpty, !unreadable.isDisjoint(with: losses.keys) else { return [] }
    return ExchangeLoss.lines(losses, format: format)
  }

  /// Counts something that is left out or changed.
  public mutating func lose(_ loss: ExchangeLoss, _ count: Int = 1) {
    if count > 0 { losses[loss, default: 0] += count }
  }

  /// Adds a problem.
  public mutating func refuse(line: Int? = nil, _ what: String, _ why: any Phrase) {
    problems.append(ExchangeProblem(line: line, what: what, why: why))
  }
}
