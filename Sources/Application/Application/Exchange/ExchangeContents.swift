import Crypto
package import Foundation
package import Geo
package import Journal
package import Localization
package import Model
package import Recurrence

/// The contents that a file of another program is written from, read from one snapshot.
package struct ExchangeContents: Sendable {
  /// A part that can be written alone.
  package enum Part: String, Sendable, CaseIterable {
    case places, tasks, history, tracks
  }

  /// A task with all that a format may hold of it.
  package struct ExportedTask: Sendable {
    /// The task.
    package let todo: Todo
    /// Its fields as they would be typed.
    package let item: TaskItem
    /// The pending countdown; `nil` when it is finished.
    package let countdown: Countdown?
    /// Its wall clock.
    package let zone: TimeZone
    /// The places that it names, without tags.
    package let places: [Place]
    /// The completions, the first first; none unless the history is wanted.
    package var completions: [Completion] = []

    /// When it opens, on its wall clock.
    package var opens: LocalDateTime? { countdown?.opens.map { LocalDateTime($0, in: zone) } }
    /// When it is due, on its wall clock.
    package var due: LocalDateTime? { countdown?.due.map { LocalDateTime($0, in: zone) } }
    /// True for a task without a time of day.
    package var isInDays: Bool { countdown?.isInDays ?? todo.isInDays }
  }

  /// The places, in the order of their numbers.
  package var places: [Place] = []
  /// The tasks, in the order of their numbers.
  package var tasks: [ExportedTask] = []
  /// The habits with their marks.
  package var habits: [(habit: Habit, marks: [HabitMark])] = []
  /// The recorded positions.
  package var positions: [Fix] = []
  /// The time of the export.
  package let now: Date
  /// The zone of the machine.
  package let zone: TimeZone
  /// The rules by which tasks remind.
  package let rules: EngineRules
  /// True if a calendar has alarms at the places of tasks: the setting `calendar.place_alarms`.
  package let hasPlaceAlarms: Bool

  /// Reads what some parts need.
  ///
  /// - Parameters:
  ///   - parts: What to read; positions are handed in.
  ///   - from: The first instant of the history.
  ///   - to: The first instant after the history.
  ///   - snapshot: The state that is read.
  ///   - actionContext: The clock, the zone and the settings of the request.
  /// - Throws: The errors of the store.
  package init(
    _ parts: Set<Part>, from: Date = .distantPast, to: Date = .distantFuture,
    in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    now = actionContext.now
    zone = actionContext.machineZone
    rules = actionContext.rules
    hasPlaceAlarms = actionContext.hasPlaceAlarms
    let known = try snapshot.places
    if parts.contains(.places) { places = known }
    guard parts.contains(.tasks) || parts.contains(.history) else { return }
    let categories = try snapshot.categories
    var history: [Todo.ID: [Completion]] = [:]
    if parts.contains(.history) {
      for entry in try snapshot.completions(
        from: from, to: to, limit: .max, where: { _ in true })
      where !entry.isUndone {
        history[entry.completion.todo.id, default: []].append(entry.completion)
      }
    }
    let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    for todo in try snapshot.todos {
      let done = (history[todo.id] ?? []).sorted { $0.time < $1.time }
      guard parts.contains(.tasks) || !done.isEmpty else { continue }
      tasks.append(
        ExportedTask(
          todo: todo,
          item: TaskItem(
            todo, places: known, categories: categories, actionContext: actionContext),
          countdown: actionContext.pending(todo).countdown(
            machineZone: actionContext.machineZone),
          zone: actionContext.zone(of: todo),
          places: todo.places.compactMap { reference in
            if case .place(let id) = reference { byID[id] } else { nil }
          }, completions: done))
    }
    guard parts.contains(.history) else { return }
    habits = try snapshot.habits.map { ($0, try snapshot.habitMarks(of: $0.id)) }
  }
}

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
  /// The opening hours; `nil` if the file has none.
  package var hours: OpeningHours?

  /// Creates a place of a file.
  package init(
    line: Int? = nil, uuid: UUID, name: String, center: Coordinate, radiusMeters: Double? = nil,
    tags: [String]? = nil, hours: OpeningHours? = nil
  ) {
    self.line = line
    self.uuid = uuid
    self.name = name
    self.center = center
    self.radiusMeters = radiusMeters
    self.tags = tags
    self.hours = hours
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
  /// Its text in the file, as `TodoDetails.source` has it.
  package var source: String?

  /// Creates a completion of a file.
  package init(
    uuid: UUID, isSkip: Bool = false, time: Date, due: Date? = nil, source: String? = nil
  ) {
    self.uuid = uuid
    self.isSkip = isSkip
    self.time = time
    self.due = due
    self.source = source
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
  /// Its text in the file, as `TodoDetails.source` has it.
  package var source: String?
  /// The moment up to which it is hidden, where it has no date from which that would follow.
  package var hidden: LocalDateTime?
  /// When it was created.
  package var created: Date?
  /// When the file's program changed it last; `nil` where the format does not say.
  package var modified: Date?
  /// The due moment of the pending occurrence of a repeating task.
  package var pending: LocalDateTime?
  /// When the pending occurrence opens.
  package var opens: LocalDateTime?
  /// True if the format has days and no times of day.
  package var hasDaysAlone = false
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
    /// It stands in the notes, with others in a last line: `+urgent +phone`.
    case notes
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
  /// The contents of a day.
  package enum Mark: Sendable, Hashable {
    case done
    case rest
    case amount(Amount)
  }

  /// Its identity.
  package var uuid: UUID
  package var name: String
  /// The contents of its days, by days since 1970.
  package var marks: [Int: Mark]
  package var goal: HabitGoal?
  package var frequency: HabitFrequency?
  /// The time of day at which it reminds.
  package var at: TimeOfDay?
  /// True if the file says more of it than its days, so that one without any is a habit, too.
  package var isKnown = false

  /// Creates a habit of every day.
  package init(uuid: UUID, name: String, marks: [Int: Mark] = [:]) {
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
  /// The things that files of its format have.
  package var subject = Subject.tasks
  /// True if there are recorded positions, which `replay` plays.
  package var hasPositions = false

  /// The things that files of a format have, for one without any.
  package enum Subject: Sendable, Hashable {
    case tasks, places, habits
  }

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

extension Coordinate {
  /// Degrees with seven decimals: `52.3702000, 4.8952000`.
  package var text: String { "\(Self.degrees(latitude)), \(Self.degrees(longitude))" }

  /// Returns degrees with seven decimals.
  package static func degrees(_ value: Double) -> String {
    let units = Int64((value * 10_000_000).rounded())
    let digits = String(abs(units) % 10_000_000)
    return (units < 0 ? "-" : "") + "\(abs(units) / 10_000_000)."
      + String(repeating: "0", count: 7 - digits.count) + digits
  }
}

/// Identities that are made of what names a thing, so that the same file twice brings nothing new.
///
/// Source: RFC 9562, version 5.
package enum NameUUID {
  /// The namespace of imports.
  private static let space: [UInt8] = [
    0x5B, 0x0E, 0x5F, 0x5C, 0x71, 0x0A, 0x4B, 0x52, 0x9A, 0x1E, 0x70, 0x61, 0x73, 0x73, 0x62, 0x79,
  ]

  /// Returns the identity of a format and what names the thing in it.
  package static func of(_ format: String, _ parts: String...) -> UUID {
    var hash = Insecure.SHA1()
    hash.update(data: space)
    hash.update(data: Array(([format] + parts).joined(separator: "\u{1F}").utf8))
    var bytes = Array(hash.finalize().prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    let lengths = [8, 4, 4, 4, 12]
    var rest = digits[...]
    let text = lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: "-")
    return UUID(uuidString: text) ?? UUID()
  }

  /// Returns an id that is a UUID as it is, any other as the identity of format and id.
  package static func reading(_ id: String, of format: String) -> UUID {
    UUID(uuidString: id.trimmed) ?? of(format, id.trimmed)
  }
}
