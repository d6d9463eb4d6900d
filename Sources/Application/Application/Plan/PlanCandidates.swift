import Foundation
import Localization
import Model
package import Planning
package import Recurrence
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
    for todo in overview.todos where !todo.isWish && rules.isToBeSeen(todo) {
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

  /// When the places with opening hours are open between two instants, of those where something
  /// flexible can be done (Y7).
  func openings(from start: Date, to end: Date) -> [Int64: [DateInterval]] {
    let places = overview.names.places.filter { $0.hours != nil }
    guard !places.isEmpty else { return [:] }
    let awaited = awaitedPlaces
    var openings: [Int64: [DateInterval]] = [:]
    for place in places where awaited.contains(place.id.rawValue) {
      openings[place.id.rawValue] = place.hours?.openings(
        from: start, to: end, in: overview.actionContext.machineZone)
    }
    return openings
  }

  private mutating func addFixed(_ view: TaskView) {
    let dues = dueDates(of: view, from: min(day.turn, day.start), to: max(day.nextTurn, day.end))
      .filter(day.contains)
    for due in dues { tasks.append(task(view, timing: .fixed(due))) }
    if !dues.isEmpty { views[view.todo.id.rawValue] = view }
  }

  private mutating func addFlexible(_ view: TaskView) {
    if isToday {
      if view.phase == .resting { return }
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
      case .repeating(let cadence): cadence.at != nil && !view.todo.isInDays
      }
    return PlanTask.deadline(
      due: due, isMoment: isMoment, now: overview.actionContext.now, dayEnd: day.end)
  }

  private func dueDates(of view: TaskView, from start: Date, to end: Date) -> [Date] {
    let todo = view.todo.isAppointment ? view.todo : view.pending
    return todo.schedule(machineZone: overview.actionContext.machineZone)
      .dueDates(from: start, to: end, at: todo.state, moved: todo.moved)
  }

  private func isSnoozed(_ view: TaskView, until instant: Date) -> Bool {
    if case .at(let end)? = view.activeSnooze?.end { return end >= instant }
    return false
  }
}

/// Reads where the user usually is at this weekday (D13).
enum PlanStays {
  /// More entries of one place than this are not looked at: four weeks of a busy life.
  private static let limit = 1000

  /// Returns the stretches of a date in which the user is usually at one of some places.
  static func expected(
    in store: any StoreReader, on day: PlanDay, at places: Set<Int64>
  ) throws -> [ExpectedPresence] {
    guard !places.isEmpty else { return [] }
    var stays: [UsualPresence.Stay] = []
    for place in places.sorted() {
      let transitions = try store.withSnapshot { snapshot in
        try snapshot.transitions(place: Place.ID(rawValue: place), limit: limit)
          .filter { $0.person == snapshot.viewer.person }
      }
      for visit in VisitHistory(transitions, present: nil, limit: limit).items {
        guard case .stay(let start?, let end) = visit else { continue }
        stays.append(UsualPresence.Stay(place: place, start: start, end: end))
      }
    }
    return UsualPresence.expected(on: day, stays: stays)
  }
}

/// The emotion that the order of a plan follows (D5).
enum PlanEmotion {
  /// Returns the latest emotion of a span of time, 0 to 4, both ends included; `nil` without one.
  ///
  /// A mood whose completion is undone does not count (M3).
  static func latest(
    in store: any StoreReader, from start: Date, to end: Date
  ) throws -> Int? {
    try store.withSnapshot { try $0.moodEntries(from: start, to: end) }
      .last { !$0.isUndone }?.mood.emotion.rawValue
  }
}

/// The plan of a date that has not passed, with the tasks that it was made of.
struct PlanDraft {
  /// When planning begins.
  let begin: Date
  /// The tasks of the date.
  let candidates: PlanCandidates
  let plan: Plan

  /// Plans a date by the groups of the present day; `inside` are the places where the user is,
  /// which matter for the present date only, and `expected` says where the user usually is, among
  /// some places.
  init(
    of day: PlanDay, isToday: Bool, overview: Overview, rules: TodayRules, inside: [Place.ID],
    emotion: Int?, expected: (Set<Int64>) throws -> [ExpectedPresence]
  ) rethrows {
    let now = overview.actionContext.now
    begin = isToday ? day.begin(at: now) : day.start
    candidates = PlanCandidates(overview, day: day, isToday: isToday, rules: rules)
    plan = Plan(
      Plan.Input(
        tasks: candidates.tasks, now: isToday ? now : day.start, begin: begin, end: day.end,
        emotion: emotion, currentPlaces: isToday ? Set(inside.map(\.rawValue)) : [],
        expectedPresences: try expected(candidates.awaitedPlaces),
        openings: candidates.openings(from: begin, to: day.end)))
  }
}

extension ActionContext {
  /// The hours of the user's day.
  package var planHours: PlanHours {
    PlanHours(start: hours.start, end: hours.end, turn: hours.turn)
  }

  /// Reads the date of a plan: a date, with or without a time, in numbers or words.
  ///
  /// - Throws: `Refusal` for a text that is no date.
  package func planDate(_ text: String) throws -> LocalDateTime {
    try moment(ofDay: text, field: .date).localDateTime(in: machineZone, dayMeans: .start)
  }
}
