package import Foundation
package import Geo
package import Localization
package import Recurrence

/// A place that a file brings.
package struct PlaceItem: Sendable, Hashable {
  /// Its line in the file, from 1, where the format has lines.
  package var line: Int?
  /// Its identity: that of the format, or one made of what names it.
  package var uuid: UUID
  /// The name as the file has it.
  package var name: String
  /// The middle of its circle.
  package var center: Coordinate
  /// The radius in metres; `nil` if the file has none.
  package var radiusMeters: Double?
  /// The tags; `nil` if the format has none.
  package var tags: [String]?

  /// Creates a place of a file.
  package init(
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
package struct CompletionItem: Sendable, Hashable {
  /// Its identity.
  package var uuid: UUID
  /// True if the task was skipped.
  package var isSkip: Bool
  /// When it was done.
  package var time: Date
  /// The due moment that it was done for, if the file has it.
  package var due: Date?

  /// Creates a completion of a file.
  package init(uuid: UUID, isSkip: Bool = false, time: Date, due: Date? = nil) {
    self.uuid = uuid
    self.isSkip = isSkip
    self.time = time
    self.due = due
  }
}

/// A task that a file brings: its fields as they would be typed, and where its countdown stands.
package struct TaskItem: Sendable, Hashable {
  /// Its line in the file, from 1, where the format has lines.
  package var line: Int?
  /// Its identity: that of the format, or one made of what names it.
  package var uuid: UUID
  package var name: String
  /// The fields, as `TaskChange` takes them; a date of a repeating task is not `due` but `pending`.
  package var fields = TaskFields()
  /// The rule of the calendar that it comes from, word for word (K2).
  package var calendarRule: String?
  /// When it was created.
  package var created: Date?
  /// When the file's program changed it last; `nil` where the format does not say.
  package var modified: Date?
  /// The due moment of the pending occurrence of a repeating task.
  package var pending: LocalDateTime?
  /// When the pending occurrence opens.
  package var opens: LocalDateTime?
  /// When it was last done.
  package var lastDone: Date?
  /// True if there is nothing left to do.
  package var isFinished = false
  /// The completions and skips before.
  package var completions: [CompletionItem] = []
  /// Places that the file has with their coordinates.
  package var places: [PlaceItem] = []
  /// Names of places, or tags with `#`.
  package var placeNames: [String] = []
  /// Words that are a place or a tag if there is one: `@context`.
  package var contexts: [String] = []
  /// The treatment of a context that is neither a place nor a tag here.
  package var unknownContexts = UnknownContext.tag

  /// The treatment of a word that is neither a place nor a tag.
  package enum UnknownContext: Sendable, Hashable {
    /// It becomes a tag.
    case tag
    /// It stays in the name of the task.
    case name
    /// It is left out, and counted.
    case lost
  }

  /// Creates a task of a file.
  package init(line: Int? = nil, uuid: UUID, name: String) {
    self.line = line
    self.uuid = uuid
    self.name = name
  }
}

/// A habit that a file brings, with its days.
package struct HabitItem: Sendable, Hashable {
  /// Its identity.
  package var uuid: UUID
  package var name: String
  /// The days that were done or were days of rest, as days since 1970.
  package var marks: [Int: Bool]

  /// Creates a habit; the value of a mark is true where the day was a rest.
  package init(uuid: UUID, name: String, marks: [Int: Bool] = [:]) {
    self.uuid = uuid
    self.name = name
    self.marks = marks
  }
}

/// Something in a file that cannot be imported.
package struct ExchangeProblem: Sendable {
  /// Its line, from 1, where the format has lines.
  package let line: Int?
  /// The thing itself: an element, or a name in quotes.
  package let what: String
  /// The reason: what was expected.
  package let why: any Phrase

  package init(line: Int? = nil, what: String, why: any Phrase) {
    self.line = line
    self.what = what
    self.why = why
  }
}

/// The items that a reader found in a file.
package struct ExchangeReading: Sendable {
  package var places: [PlaceItem] = []
  package var tasks: [TaskItem] = []
  package var habits: [HabitItem] = []
  /// The moods of a diary; `nil` for a file of any other kind, which has none.
  package var moods: [Daylio.Entry]?
  /// The faults, in the order of the file.
  package var problems: [ExchangeProblem] = []
  /// The number of things that the rules leave out or change, by kind.
  package var losses: [ExchangeLoss: Int] = [:]
  /// True if there are recorded positions, which `replay` plays.
  package var hasPositions = false

  /// Creates an empty reading.
  package init() {}

  /// True if it has nothing to import, right or wrong.
  package var isEmpty: Bool {
    places.isEmpty && tasks.isEmpty && habits.isEmpty && problems.isEmpty
      && moods?.isEmpty != false
  }

  /// The sentences about why nothing could be taken of a file of places; empty where nothing was to
  /// be had, or was left out by a rule.
  package func reasonsForNothing(format: String) -> [String] {
    let unreadable: Set<ExchangeLoss> = [.unplaced, .link, .shape, .beacon]
    guard isEmpty, !unreadable.isDisjoint(with: losses.keys) else { return [] }
    return ExchangeLoss.lines(losses, format: format)
  }

  /// Counts something that is left out or changed.
  package mutating func lose(_ loss: ExchangeLoss, _ count: Int = 1) {
    if count > 0 { losses[loss, default: 0] += count }
  }

  /// Adds a problem.
  package mutating func refuse(line: Int? = nil, _ what: String, _ why: any Phrase) {
    problems.append(ExchangeProblem(line: line, what: what, why: why))
  }
}
