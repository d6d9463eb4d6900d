package import Foundation
package import Model
package import Planning
import Progress
import Recurrence

/// The days from the present one on, with what is fixed, due, and open on each.
///
/// A function of the tasks, the days of rest and the present alone. Wishes, finished tasks and
/// those without a date stand nowhere; a snooze changes nothing.
package struct WeeksAhead: Sendable {
  /// An occurrence of a task: a block of time if it is fixed, else what is due.
  package struct Occurrence: Sendable {
    /// The number of the task.
    package let id: Todo.ID
    /// The name of the task.
    package let name: String
    /// The category of the task, if it has one.
    package let category: Category.ID?
    /// When it is due, or begins.
    package let start: Date
    /// When the block ends; `start` for what is due.
    package let end: Date
    /// True if it has a time of day.
    package let isTimed: Bool
    /// True for the pending occurrence, the only one that can be moved.
    package let isPending: Bool
    /// True if its date assumes that the occurrence before it is done when due.
    package let isExpected: Bool
    /// True if it is overdue at the present.
    package let isOverdue: Bool
    /// The day that it stands on, on the task's own wall clock, from 1970-01-01.
    package let ownDay: Int
    /// The zone of the task's wall clock.
    package let zone: TimeZone
    fileprivate let rank: Int
  }

  /// A window that opens on a day.
  package struct Opening: Sendable {
    package let window: Window
    /// When it opens.
    package let opens: Date
    fileprivate let rank: Int
  }

  /// The days in which a task with a window can be done.
  package struct Window: Sendable, Hashable {
    /// The number of the task.
    package let id: Todo.ID
    /// The name of the task.
    package let name: String
    /// The day on which it opens, from 1970-01-01; it may be before the first day.
    package let opensDay: Int
    /// The day on which it is due, from 1970-01-01; it may be after the last day.
    package let dueDay: Int
    /// True if it assumes that the occurrence before it is done when due.
    package let isExpected: Bool
  }

  package struct Day: Sendable {
    /// The date and its hours.
    package let day: PlanDay
    /// The number of the date, from 1970-01-01.
    package let number: Int
    /// True for a day of rest.
    package let isRest: Bool
    /// The fixed tasks, by beginning and number.
    package fileprivate(set) var fixed: [Occurrence] = []
    /// The tasks that are due, on the first day also what is overdue; each once.
    ///
    /// By priority, due moment and number, with what is overdue first.
    package fileprivate(set) var due: [Occurrence] = []
    /// The windows that open, by priority, moment and number.
    package fileprivate(set) var opens: [Opening] = []
    /// The indices in `windows` of those that are open.
    package fileprivate(set) var windowIndices: [Int] = []
    /// The minutes of the day's hours that no fixed task covers, on the first day from now on.
    package fileprivate(set) var freeMinutes = 0
    fileprivate var blocks: [DateInterval] = []
  }

  /// How many weeks may be asked for.
  package static let weekRange = 1...52
  /// How many weeks are shown unless asked otherwise.
  package static let usualWeeks = 4

  /// The days, in order; the first is the present one.
  package private(set) var days: [Day]
  /// The windows that are open on one of the days, by opening, due day and number.
  package private(set) var windows: [Window] = []

  private let context: ActionContext
  /// The present.
  var now: Date { context.now }
  private let first: Int
  /// The days of moments, which turn when the user's day does.
  private var clock: LocalDayIndex
  /// The days of tasks that count whole days.
  private var calendar: LocalDayIndex

  /// Reads the days of a number of weeks from a snapshot.
  package init(
    weeks: Int, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    self.init(
      days: weeks * 7, todos: try snapshot.todos, restDays: try snapshot.restDays,
      actionContext: actionContext)
  }

  /// Finds what stands on each of a number of days.
  ///
  /// O(days) for each task, however often a day it is due.
  package init(days count: Int, todos: [Todo], restDays: [RestDay], actionContext: ActionContext) {
    let today = PlanDay(
      containing: actionContext.now, in: actionContext.machineZone, hours: actionContext.planHours)
    let first = today.date.daysSinceEpoch
    let rest = Set(restDays.map(\.day.daysSinceEpoch))
    context = actionContext
    self.first = first
    clock = actionContext.dayIndex
    calendar = LocalDayIndex(zone: actionContext.machineZone)
    days = (0..<min(count, LocalDays.last - first)).map { offset in
      Day(
        day: today.adding(days: offset), number: first + offset,
        isRest: rest.contains(first + offset))
    }
    for todo in todos where !todo.isWish && todo.isToBeSeen(by: actionContext.viewer) {
      add(todo)
    }
    finish()
  }

  /// Returns a day by its number, from 1970-01-01; `nil` if it is not one of these.
  package func day(_ number: Int) -> Day? {
    days.indices.contains(number - first) ? days[number - first] : nil
  }

  // MARK: The occurrences of a task

  /// The number of the day after the last one.
  private var end: Int { first + days.count }

  private mutating func add(_ todo: Todo) {
    guard let last = days.last?.day else { return }
    // The last day may end later on the clock of a task in another zone.
    let horizon = max(last.nextTurn, last.end).addingTimeInterval(86_400)
    let task = TaskTraits(todo, context)
    var coming = context.coming(todo)
    var isPending = true
    var lastDay: Int?
    while let countdown = coming.next(), let due = countdown.due, due < horizon || task.isWindow {
      let dueDay = number(of: due, of: countdown, task)
      let isOver = isPending && due.addingTimeInterval(task.seconds) <= context.now
      if todo.hasFixedTime, !isOver {
        addBlock(from: due, on: dueDay, isPending: isPending, task)
      } else if !addDue(countdown, due, on: dueDay, isPending: isPending, task) {
        return
      }
      isPending = false
      // What is due a third time on a day stands there already, and opens on no other.
      let day = max(dueDay, first)
      if day == lastDay, !task.isWindow || isOpening(task.id, on: day) {
        coming.skip(to: clock.beginning(of: day + 1))
      }
      lastDay = day
    }
  }

  /// True if the task that is being added opens on a day.
  private func isOpening(_ id: Todo.ID, on day: Int) -> Bool {
    days.indices.contains(day - first) && days[day - first].opens.last?.window.id == id
  }

  private mutating func addBlock(
    from start: Date, on dueDay: Int, isPending: Bool, _ task: TaskTraits
  ) {
    let block = DateInterval(start: start, duration: task.seconds)
    // An evening may last into the next date, and a block through a night.
    for index in (dueDay - first - 1)...(dueDay - first + 2) where days.indices.contains(index) {
      let day = days[index].day
      if block.end > day.start, block.start < day.end { days[index].blocks.append(block) }
    }
    guard dueDay < end else { return }
    days[max(0, dueDay - first)].fixed.append(
      occurrence(block, on: dueDay, isTimed: true, isPending: isPending, isOverdue: false, task))
  }

  /// Adds what is due, and its window; returns false if it stands after the last day.
  private mutating func addDue(
    _ countdown: Countdown, _ due: Date, on dueDay: Int, isPending: Bool, _ task: TaskTraits
  ) -> Bool {
    // A day task that was due on the present day is overdue once that turns (T7).
    let isOverdue =
      countdown.isInDays ? due < (days.first?.day.turn ?? due) : due <= context.now
    if task.isWindow, !isOverdue, dueDay >= first, let opens = countdown.opens {
      let opensDay = number(of: opens, of: countdown, task)
      // Between two seasons it rests (Y2).
      let lastDay = task.season?.lastDay(from: opensDay).map { min($0, dueDay) } ?? dueDay
      let window = Window(
        id: task.id, name: task.name, opensDay: opensDay, dueDay: lastDay,
        isExpected: task.countsFromDone && !isPending)
      guard window.opensDay < end else { return false }
      if windows.last != window, lastDay >= first { windows.append(window) }
      let index = window.opensDay - first
      if index >= 0, days[index].opens.last?.window.id != task.id {
        days[index].opens.append(Opening(window: window, opens: opens, rank: task.rank))
      }
    }
    guard dueDay < end else { return false }
    let index = max(0, dueDay - first)
    if days[index].due.last?.id != task.id {
      days[index].due.append(
        occurrence(
          DateInterval(start: due, duration: 0), on: dueDay, isTimed: !countdown.isInDays,
          isPending: isPending, isOverdue: isOverdue, task))
    }
    return true
  }

  private func occurrence(
    _ block: DateInterval, on dueDay: Int, isTimed: Bool, isPending: Bool, isOverdue: Bool,
    _ task: TaskTraits
  ) -> Occurrence {
    // Only the pending one can be moved, by the wall clock of its task.
    let shift =
      isTimed && isPending
      ? LocalDateTime(block.start, in: task.zone).daysSinceEpoch - dueDay : 0
    return Occurrence(
      id: task.id, name: task.name, category: task.category, start: block.start, end: block.end,
      isTimed: isTimed, isPending: isPending, isExpected: task.countsFromDone && !isPending,
      isOverdue: isOverdue, ownDay: max(dueDay, first) + shift, zone: task.zone,
      rank: task.rank)
  }

  /// Returns the day of an edge of a countdown: the date on the task's own wall clock where whole
  /// days count, else the user's day.
  private mutating func number(
    of instant: Date, of countdown: Countdown, _ task: TaskTraits
  ) -> Int {
    guard countdown.isInDays else { return clock.day(of: instant) }
    return task.isInMachineZone
      ? calendar.day(of: instant) : LocalDateTime(instant, in: task.zone).daysSinceEpoch
  }

  // MARK: The order, and free time

  private mutating func finish() {
    for index in days.indices {
      days[index].fixed.sort { ($0.start, $0.id) < ($1.start, $1.id) }
      days[index].due.sort { $0.precedes($1) }
      days[index].opens.sort {
        ($0.rank, $0.opens, $0.window.id) < ($1.rank, $1.opens, $1.window.id)
      }
      days[index].freeMinutes = days[index].day.freeMinutes(
        from: context.now, without: days[index].blocks)
    }
    windows.sort { ($0.opensDay, $0.dueDay, $0.id) < ($1.opensDay, $1.dueDay, $1.id) }
    for (index, window) in windows.enumerated() {
      for number in max(window.opensDay, first)...min(window.dueDay, end - 1) {
        days[number - first].windowIndices.append(index)
      }
    }
  }
}

extension WeeksAhead.Occurrence {
  /// Returns true if it stands before another of the same day: what is overdue first, then as in
  /// Today (T8).
  fileprivate func precedes(_ other: Self) -> Bool {
    guard isOverdue == other.isOverdue else { return isOverdue }
    return (rank, start, id) < (other.rank, other.start, other.id)
  }
}

/// The properties that all occurrences of a task share.
private struct TaskTraits {
  let id: Todo.ID
  let name: String
  let category: Category.ID?
  let rank: Int
  let seconds: Double
  let zone: TimeZone
  let isInMachineZone: Bool
  /// True if each date after the pending one assumes that the one before is done when due.
  let countsFromDone: Bool
  /// True for a flexible task that stays open between two dates.
  let isWindow: Bool
  let season: Season?

  init(_ todo: Todo, _ context: ActionContext) {
    id = todo.id
    name = todo.name
    category = todo.category
    rank = todo.priority.rank
    season = todo.season
    seconds = todo.hasFixedTime ? todo.seconds(usual: context.plan.defaultTaskSeconds) : 0
    zone = context.zone(of: todo)
    isInMachineZone = zone == context.machineZone
    if case .repeating(let cadence) = todo.rule {
      countsFromDone = cadence.from == .done && cadence.rhythm.quota == nil
      isWindow = !todo.hasFixedTime && cadence.every.hasLength
    } else {
      (countsFromDone, isWindow) = (false, false)
    }
  }
}
