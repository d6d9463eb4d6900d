import Foundation
import Localization
import Model
import Planning
import Recurrence
import Regions

/// Chooses the tasks that belong to a date (D3, D8, D10).
///
/// A fixed task whose day has passed is in no plan; one earlier today stays where it stood.
struct PlanCandidates {
  private(set) var tasks: [PlanTask] = []
  /// The chosen tasks by number.
  private(set) var views: [Int64: TaskView] = [:]
  /// When the flexible ones are, by number (Z1).
  private(set) var whens: [Int64: TaskWhen] = [:]

  private let overview: Overview
  private let day: PlanDay
  private let isToday: Bool
  private let rules: TodayRules
  private let placeIDs: PlaceIndex<Int64>

  /// Chooses among all tasks, by the groups of the present day.
  init(_ overview: Overview, day: PlanDay, isToday: Bool, rules: TodayRules) {
    self.overview = overview
    self.day = day
    self.isToday = isToday
    self.rules = rules
    placeIDs = PlaceIndex(places: overview.names.places) { $0.id.rawValue }
    for todo in overview.todos where !todo.isWish {
      let view = overview.view(todo)
      if todo.hasFixedTime {
        addFixed(view)
      } else if view.countdown != nil {
        addFlexible(view)
      }
    }
  }

  /// The places of flexible tasks that are done where the user comes by.
  var awaitedPlaces: Set<Int64> {
    Set(tasks.filter { $0.timing == .flexible }.compactMap(\.places).joined())
  }

  private mutating func addFixed(_ view: TaskView) {
    let dues = dueDates(of: view, from: min(day.turn, day.start), to: max(day.nextTurn, day.end))
      .filter(day.contains)
    for due in dues { tasks.append(task(view, timing: .fixed(due))) }
    if !dues.isEmpty { views[view.todo.id.rawValue] = view }
  }

  private mutating func addFlexible(_ view: TaskView) {
    if isToday {
      if let pin = view.todo.pin, day.contains(pin) {
        add(task(view, timing: .pinned(pin)), of: view)
      } else if let group = rules.group(of: view), group != .missed {
        let opens = view.countdown?.opens
        // What is due tomorrow is planned from its opening on, and not twice on a day.
        if group == .tomorrow, rules.hasEndedToday(view) || (opens ?? day.end) >= day.end { return }
        var task = task(view, timing: .flexible)
        task.urgency = PlanUrgency(
          due: view.countdown?.due, dayEnds: day.nextTurn, isOpen: group != .anytime)
        task.notBefore = group == .later || group == .tomorrow ? opens : nil
        add(task, of: view)
      }
    } else if let due = dueDates(of: view, from: day.turn, to: day.nextTurn).first,
      !isSnoozed(view, until: day.nextTurn)
    {
      var task = task(view, timing: .flexible)
      (task.urgency, task.due) = (.due, due)
      task.deadline = deadline(of: view, due: due)
      add(task, of: view)
      whens[task.id] = view.when(due: due)
    }
  }

  private mutating func add(_ task: PlanTask, of view: TaskView) {
    tasks.append(task)
    views[task.id] = view
    whens[task.id] = view.when
  }

  private func task(_ view: TaskView, timing: PlanTask.Timing) -> PlanTask {
    let todo = view.todo
    let seconds =
      todo.durationMinutes.map { Double($0) * 60 } ?? overview.actionContext.plan.defaultTaskSeconds
    var task = PlanTask(id: todo.id.rawValue, timing: timing, seconds: seconds)
    task.priority = todo.priority.rank
    task.difficulty = todo.difficulty.rawValue
    task.due = view.countdown?.due
    task.places = todo.places.isEmpty ? nil : Set(placeIDs.values(for: todo))
    if case .fixed = timing { return task }
    task.deadline = deadline(of: view, due: task.due)
    return task
  }

  private func deadline(of view: TaskView, due: Date?) -> Date? {
    let isMoment =
      switch view.todo.rule {
      case .once: !view.todo.isInDays
      case .repeating(let cadence): cadence.at != nil
      }
    return PlanTask.deadline(
      due: due, isMoment: isMoment, now: overview.actionContext.now, dayEnd: day.end)
  }

  private func dueDates(of view: TaskView, from start: Date, to end: Date) -> [Date] {
    let todo = view.todo
    return todo.schedule(machineZone: overview.actionContext.machineZone)
      .dueDates(from: start, to: end, at: todo.state, moved: todo.moved)
  }

  private func isSnoozed(_ view: TaskView, until instant: Date) -> Bool {
    if case .at(let end)? = view.activeSnooze?.end { return end >= instant }
    return false
  }
}
