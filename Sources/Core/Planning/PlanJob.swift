package import Foundation

/// A flexible task as the planner packs it, in seconds.
struct PlanJob {
  let task: PlanTask
  /// The instant before which it must not begin.
  let earliest: Double
  /// Its deadline; infinity without one.
  let deadline: Double
  /// When the user will be at its places, apart from here; `nil` for a task without places.
  let windows: [Span]?
  /// True if it can be done where the user is.
  let isHere: Bool
  /// When its places are open; `nil` for a task of which one place has no hours.
  let hours: JobHours?

  /// Prepares a task for a plan that begins at an instant.
  init(
    _ task: PlanTask, begin: Double, currentPlaces: Set<Int64>, presence: inout Presence,
    openings: [Int64: [Span]] = [:]
  ) {
    self.task = task
    hours = task.places.flatMap {
      JobHours(of: $0, currentPlaces: currentPlaces, presence: &presence, openings: openings)
    }
    earliest = max(begin, task.notBefore?.seconds ?? begin)
    deadline = task.deadline?.seconds ?? .infinity
    windows = task.places.map { presence.windows(at: $0) }
    isHere = task.places.map { !$0.isDisjoint(with: currentPlaces) } ?? false
  }

  /// True if a time in the plan ends after the deadline.
  func isLate(at start: Double) -> Bool { start + task.seconds > deadline }

  /// Returns the time that it has in the plan at a beginning.
  func block(at start: Double, needsTrip: Bool) -> PlanBlock {
    var block = PlanBlock(
      id: task.id, kind: .flexible, start: Date(seconds: start),
      end: Date(seconds: start + task.seconds))
    block.isLate = isLate(at: start)
    block.needsTrip = needsTrip
    return block
  }

  /// Returns why it has no time; `isClosed` is true if it would have one were its places open.
  func missing(isClosed: Bool) -> UnplannedTask {
    if isClosed { return UnplannedTask(id: task.id, reason: .closed) }
    return UnplannedTask(
      id: task.id, reason: windows != nil && task.urgency != .due ? .notAtPlace : .noRoom)
  }

  /// True if it is promoted before another one (D7).
  func precedes(_ other: PlanJob) -> Bool {
    (deadline, task.id) < (other.deadline, other.task.id)
  }
}

extension PlanTask {
  /// Returns true if a flexible task comes before another in an order (D4, D5).
  func precedes(_ other: PlanTask, in order: PlanOrder) -> Bool {
    if urgency != other.urgency { return urgency < other.urgency }
    if difficulty != other.difficulty {
      switch order {
      case .dueFirst: break
      case .hardFirst: return difficulty > other.difficulty
      case .easyFirst: return difficulty < other.difficulty
      }
    }
    if priority != other.priority { return priority < other.priority }
    if due != other.due { return (due ?? .distantFuture) < (other.due ?? .distantFuture) }
    return id < other.id
  }
}

extension Date {
  var seconds: Double { timeIntervalSinceReferenceDate }

  /// Creates an instant from seconds after the reference date.
  init(seconds: Double) { self.init(timeIntervalSinceReferenceDate: seconds) }
}

/// When the places of a job are open, of which at least one has opening hours (Y7).
struct JobHours {
  /// When the user will be at one of them that is open, apart from here.
  let windows: [Span]
  /// When one of those where the user is, is open; `nil` for always.
  let here: [Span]?
  /// When one of them is open; `nil` for always.
  let anywhere: [Span]?

  /// Finds the hours; `nil` if no place has any.
  init?(
    of places: Set<Int64>, currentPlaces: Set<Int64>, presence: inout Presence,
    openings: [Int64: [Span]]
  ) {
    guard places.contains(where: { openings[$0] != nil }) else { return nil }
    var windows: [Span] = []
    for place in places {
      let there = presence.windows(at: [place])
      windows += openings[place].map { Span.common(there, $0) } ?? there
    }
    self.windows = Span.union(windows)
    here = Self.open(places.intersection(currentPlaces), openings)
    anywhere = Self.open(places, openings)
  }

  private static func open(_ places: Set<Int64>, _ openings: [Int64: [Span]]) -> [Span]? {
    var spans: [Span] = []
    for place in places {
      guard let open = openings[place] else { return nil }
      spans += open
    }
    return Span.union(spans)
  }
}

/// A task as the plan of one day sees it.
package struct PlanTask: Sendable, Hashable {
  /// When the task takes place.
  package enum Timing: Sendable, Hashable {
    /// At an instant that the task itself names.
    case fixed(Date)
    /// At an instant that the user chose for this day.
    case pinned(Date)
    /// Whenever there is room.
    case flexible
  }

  /// The number of the task.
  package let id: Int64
  /// When it takes place.
  package let timing: Timing
  /// How long it takes, in seconds; more than 0.
  package let seconds: Double
  /// How urgent it is; ignored unless the task is flexible.
  package var urgency = PlanUrgency.due
  /// The rank of its priority, 0 for the highest.
  package var priority = 1
  /// How hard it is, 1 to 5.
  package var difficulty = 3
  /// When it is due, if ever.
  package var due: Date?
  /// The instant by which it should be finished, if there is one in this day (D7).
  package var deadline: Date?
  /// The instant before which it must not begin, for a task that opens later.
  package var notBefore: Date?
  /// The numbers of the places where it can be done; `nil` for anywhere.
  ///
  /// Empty if it names a tag that no place has.
  package var places: Set<Int64>?

  /// Creates a task that can be done anywhere, with the usual values.
  package init(id: Int64, timing: Timing = .flexible, seconds: Double = 1800) {
    self.id = id
    self.timing = timing
    self.seconds = seconds
  }

  /// Returns the deadline of a flexible task (D7): its due moment if that is a moment rather than
  /// a day, and lies after now and before the end of the day's hours.
  package static func deadline(due: Date?, isMoment: Bool, now: Date, dayEnd: Date) -> Date? {
    guard isMoment, let due, due > now, due < dayEnd else { return nil }
    return due
  }
}

/// The classes of flexible tasks, the most pressing first (D3).
package enum PlanUrgency: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Due before the date ends, or overdue.
  case due
  /// Open, or opening before the date ends.
  case open
  /// Without a date.
  case undated

  /// Classes a task of the present day; `isOpen` is true for one that is open or opens today.
  package init(due: Date?, dayEnds: Date, isOpen: Bool) {
    if let due, due < dayEnds {
      self = .due
    } else {
      self = isOpen ? .open : .undated
    }
  }

  /// Orders by class.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The order in which the planner schedules flexible tasks (D4, D5).
package enum PlanOrder: String, Sendable, Hashable, CaseIterable {
  /// By priority and due moment: no emotion is known.
  case dueFirst = "due_first"
  /// The hardest first: the user feels well.
  case hardFirst = "hard_first"
  /// The easiest first: the user feels low.
  case easyFirst = "easy_first"

  /// Chooses the order for an emotion from 0 (very sad) to 4 (very happy); `nil` without one.
  package init(emotion: Int?) {
    switch emotion {
    case nil: self = .dueFirst
    case let emotion?: self = emotion >= 2 ? .hardFirst : .easyFirst
    }
  }
}
