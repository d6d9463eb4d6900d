package import Foundation

/// The plan of a day: a function of its tasks, the present and the emotion alone (D1).
package struct Plan: Sendable, Hashable {
  /// The order in which the planner scheduled the flexible tasks.
  package let order: PlanOrder
  /// The blocks, by start and number.
  package let blocks: [PlanBlock]
  /// The flexible tasks that have no time, in their order.
  package let unplanned: [UnplannedTask]
  /// The free time that is left between the beginning of planning and the end of the day, in order.
  package let gaps: [Gap]

  /// A stretch of free time between blocks.
  package struct Gap: Sendable, Hashable {
    /// When it begins.
    package let start: Date
    /// When it ends.
    package let end: Date

    /// Creates a stretch of free time.
    package init(start: Date, end: Date) {
      self.start = start
      self.end = end
    }
  }

  /// The tasks and circumstances that a plan is made from.
  package struct Input: Sendable, Hashable {
    /// The tasks of the day; numbers are distinct, except that a fixed task may occur twice.
    package var tasks: [PlanTask]
    /// The present; for a day to come, its beginning.
    package var now: Date
    /// When planning begins (D2).
    package var begin: Date
    /// When the day ends.
    package var end: Date
    /// The latest emotion of the day, 0 to 4, if there is one.
    package var emotion: Int?
    /// The numbers of the places where the user is.
    package var currentPlaces: Set<Int64>
    /// Where the user is expected at this day, apart from blocks (D13).
    package var expectedPresences: [ExpectedPresence]
    /// When the places with opening hours are open on this day, in order and apart, by number (Y7).
    package var openings: [Int64: [DateInterval]]

    package init(
      tasks: [PlanTask], now: Date, begin: Date, end: Date, emotion: Int? = nil,
      currentPlaces: Set<Int64> = [], expectedPresences: [ExpectedPresence] = [],
      openings: [Int64: [DateInterval]] = [:]
    ) {
      self.tasks = tasks
      self.now = now
      self.begin = begin
      self.end = end
      self.emotion = emotion
      self.currentPlaces = currentPlaces
      self.expectedPresences = expectedPresences
      self.openings = openings
    }
  }

  /// Plans a day.
  ///
  /// O(n log n) to order `n` tasks; each pass over them costs at most `n` times the number of gaps,
  /// and there is one pass more than tasks are promoted (D7).
  package init(_ input: Input) {
    var planner = Planner(input)
    planner.pack()
    order = planner.order
    blocks = planner.blocks
    unplanned = planner.unplanned
    gaps = planner.free.map { Gap(start: Date(seconds: $0.start), end: Date(seconds: $0.end)) }
  }
}

/// A task with its time in the plan.
package struct PlanBlock: Sendable, Hashable {
  /// The origin of the time of a block.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case fixed, pinned, flexible
  }

  /// The number of the task.
  package let id: Int64
  /// How it came to its time.
  package let kind: Kind
  /// When it begins.
  package let start: Date
  /// When it ends.
  package let end: Date
  /// True if it ends after its deadline (D7).
  package var isLate = false
  /// True if the user has to go to its place for it alone (D9).
  package var needsTrip = false
  /// True if another fixed or pinned block overlaps it (D6).
  package var hasConflict = false

  package init(id: Int64, kind: Kind, start: Date, end: Date) {
    self.id = id
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// A task that has no time in the plan.
package struct UnplannedTask: Sendable, Hashable {
  /// Why a task has no time.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No gap holds it (D6).
    case noRoom = "no_room"
    /// The user will not be at its place, and it is not urgent enough for a trip (D9).
    case notAtPlace = "place"
    /// None of its places is open when there is time for it (Y7).
    case closed
  }

  /// The number of the task.
  package let id: Int64
  /// Why it has no time.
  package let reason: Reason

  /// Creates an entry.
  package init(id: Int64, reason: Reason) {
    self.id = id
    self.reason = reason
  }
}

/// The help for a user who feels low (D11).
package enum PlanAdvice: String, Sendable, Hashable, CaseIterable {
  /// A short practice: there is time for it.
  case practice
  /// A supportive sentence: something fixed begins soon or has begun.
  case support

  /// A practice needs this much time before a fixed block: 10 minutes.
  static let practiceSeconds = 600.0

  /// Returns the advice for an emotion, 0 to 4, at an instant; `nil` for an emotion of 2 or more.
  ///
  /// `blocks` are those of the new plan; the block of the task `justDone` is ignored.
  package static func advice(
    to emotion: Int, at time: Date, blocks: [PlanBlock], justDone: Int64? = nil
  ) -> PlanAdvice? {
    guard emotion < 2 else { return nil }
    let others = blocks.filter { $0.id != justDone }
    if others.contains(where: { $0.kind == .fixed && $0.start <= time && time < $0.end }) {
      return .support
    }
    let next = others.filter { $0.start >= time }.min {
      ($0.start, $0.kind == .fixed ? 0 : 1, $0.id) < ($1.start, $1.kind == .fixed ? 0 : 1, $1.id)
    }
    guard let next, next.kind == .fixed else { return .practice }
    return next.start.timeIntervalSince(time) >= practiceSeconds ? .practice : .support
  }
}
