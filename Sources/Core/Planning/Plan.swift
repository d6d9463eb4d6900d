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

    package init(
      tasks: [PlanTask], now: Date, begin: Date, end: Date, emotion: Int? = nil,
      currentPlaces: Set<Int64> = [], expectedPresences: [ExpectedPresence] = []
    ) {
      self.tasks = tasks
      self.now = now
      self.begin = begin
      self.end = end
      self.emotion = emotion
      self.currentPlaces = currentPlaces
      self.expectedPresences = expectedPresences
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
