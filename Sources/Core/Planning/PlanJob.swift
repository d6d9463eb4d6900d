import Foundation

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

  /// Prepares a task for a plan that begins at an instant.
  init(_ task: PlanTask, begin: Double, currentPlaces: Set<Int64>, presence: inout Presence) {
    self.task = task
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

  /// Returns why it has no time.
  var missing: UnplannedTask {
    UnplannedTask(
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
