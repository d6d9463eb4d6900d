package import Foundation
package import Localization
package import Model
package import Recurrence
package import Text

/// The groups of Today, in their order; a task belongs to the first that fits (T7).
package enum TodayGroup: String, Sendable, Hashable, CaseIterable, Comparable {
  /// It can be done, and the user is at one of its places.
  case here
  /// Its due moment has passed.
  case overdue
  /// It is due before midnight.
  case today
  /// It can be done, by its window or by a horizon of its own, and was neither done nor skipped
  /// today.
  case open
  /// Its window opens before midnight, and it was neither done nor skipped today.
  case later
  /// It is due on the next day.
  case tomorrow
  /// It has no date.
  case anytime
  /// An appointment that passed undone a short time ago (Z5).
  case missed

  /// Orders as the list shows them.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// Its place among the groups, from 0.
  var rank: Int {
    switch self {
    case .here: 0
    case .overdue: 1
    case .today: 2
    case .open: 3
    case .later: 4
    case .tomorrow: 5
    case .anytime: 6
    case .missed: 7
    }
  }

  /// True if its tasks count as left for the day.
  package var isOfToday: Bool { self != .tomorrow && self != .missed }
}

/// Decides what belongs to the present day.
package struct TodayRules: Sendable {
  private let now: Date
  /// The beginning of the user's day.
  private let morning: Date
  /// The end of the user's day.
  private let midnight: Date
  /// The midnight after the next one.
  private let nextMidnight: Date
  private var visited: [Place]
  /// The tasks that were done or skipped on the user's day.
  private let ended: Set<Todo.ID>
  /// Whose day it is: a task that is another's turn is none of theirs.
  private let viewer: Viewer
  /// The horizon that the user has chosen for all tasks, in seconds.
  private let horizonSeconds: Double

  /// Creates the rules for an instant and the user's day; `visited` are the places where the user
  /// is, `ended` the tasks that were done or skipped on that day.
  package init(
    now: Date, day: LocalDay, visited: [Place], ended: Set<Todo.ID> = [],
    horizonSeconds: Double = Todo.defaultHorizonSeconds, viewer: Viewer = .me
  ) {
    self.viewer = viewer
    self.now = now
    self.horizonSeconds = horizonSeconds
    self.visited = visited
    self.ended = ended
    morning = day.start
    midnight = day.end
    nextMidnight = day.nextEnd
  }

  /// Reads the rules for the present day of a context.
  package init(
    _ context: ActionContext, visited: [Place], in snapshot: any StoreSnapshot
  ) throws {
    self.init(
      now: context.now, day: context.today, visited: visited,
      ended: try Self.ended(on: context.today, in: snapshot),
      horizonSeconds: context.horizonSeconds, viewer: context.viewer)
  }

  /// The same rules for a user who is at none of the places.
  package var elsewhere: TodayRules {
    var rules = self
    rules.visited = []
    return rules
  }

  /// Reads which tasks were done or skipped on a day, undone entries aside.
  package static func ended(
    on day: LocalDay, in snapshot: any StoreSnapshot
  ) throws -> Set<Todo.ID> {
    let last = day.end.addingTimeInterval(-0.001)
    return Set(
      try snapshot.completions(from: day.start, to: last).lazy.filter { !$0.isUndone }
        .map(\.completion.todo.id))
  }

  /// Returns the group of a task; `nil` if it does not belong to the present day.
  ///
  /// Wishes do not, nor do those that rest (Y2) or are snoozed until midnight or later.
  package func group(of view: TaskView) -> TodayGroup? {
    guard !view.todo.isWish, isToBeSeen(view.todo) else { return nil }
    let missed: TodayGroup? = view.missedTime == nil ? nil : .missed
    guard let countdown = view.countdown, view.phase != .finished, view.phase != .resting else {
      return missed
    }
    // A snooze is rare: the common case only checks that there is none.
    if view.todo.snooze != nil, case .at(let end)? = view.activeSnooze?.end, end >= midnight {
      return nil
    }
    let isOpen = view.phase == .open || view.phase == .due
    if isOpen, !visited.isEmpty, view.todo.isForTurn(of: viewer),
      visited.contains(where: view.todo.canBeDone)
    {
      return .here
    }
    guard let due = countdown.due else { return .anytime }
    if isOverdue(view, due: due, isInDays: countdown.isInDays) { return .overdue }
    if due < midnight { return .today }
    if isOpen, view.todo.hasQuota { return .open }
    if let opens = countdown.opens, !hasEndedToday(view) {
      let isWindow = view.todo.kind == .window
      if opens <= now, isWindow || view.todo.horizonSeconds != horizonSeconds { return .open }
      if opens > now, opens < midnight, isWindow { return .later }
    }
    return due < nextMidnight ? .tomorrow : missed
  }

  /// False for a task that is another's turn, which only `me` sees among the things of the day.
  package func isToBeSeen(_ todo: Todo) -> Bool { todo.isToBeSeen(by: viewer) }

  /// True if the task was done or skipped on the user's day.
  package func hasEndedToday(_ view: TaskView) -> Bool { ended.contains(view.todo.id) }

  /// Returns the heading of a task in a list of all tasks, given its group.
  ///
  /// The tasks of no group follow soonest first. So those with a due moment up to the end of
  /// tomorrow, which are snoozed beyond midnight, come first; then the others.
  package func heading(of view: TaskView, in group: TodayGroup?) -> TaskPhrase {
    if let group { return group.heading }
    if view.phase == .finished { return .headingFinished }
    if view.phase == .resting { return .headingResting }
    guard isToBeSeen(view.todo) else { return .headingWaiting }
    guard let due = view.countdown?.due else { return .headingSnoozed }
    return due < nextMidnight ? .headingSnoozed : .headingWaiting
  }

  /// True if its due moment has passed.
  ///
  /// Until the turn of the day, a day task that was due on it is one of today, and so is a task
  /// with a fixed time from its start to its end (R28).
  private func isOverdue(_ view: TaskView, due: Date, isInDays: Bool) -> Bool {
    if isInDays { return due < morning }
    return (view.todo.hasFixedTime ? view.overdueBegins ?? due : due) <= now
  }
}

/// The tasks that can be done now and today, and those that were done.
package struct Today {
  /// A task with its group.
  package struct Item: Sendable {
    package let view: TaskView
    /// The group that it stands in.
    package let group: TodayGroup
  }

  /// A property that a list can be sorted by instead of its groups.
  package enum SortKey: String, Sendable, Hashable, CaseIterable {
    case priority, due, name, created, category, difficulty
  }

  /// The tasks, in the order of the list.
  package let items: [Item]
  /// The habits that are left for the present day, which no number counts.
  package let habits: [HabitView]
  /// The completions of the present day, the newest first.
  package let done: [HistoryItem]
  /// The present day on the user's wall clock.
  package let date: LocalDateTime
  /// True if no task is left for the day, neither in the list nor among those that it leaves out.
  package let isNothingLeft: Bool

  /// Reads the present day from a store; `keys` replace the groups as the order.
  ///
  /// A list of some tasks alone, such as those of a place, has no habits.
  package init(
    _ store: any StoreReader, overview: Overview, sortedBy keys: [SortKey] = [],
    withHabits: Bool = true,
    where isWanted: (TaskView) -> Bool = { _ in true }
  ) throws {
    let context = overview.actionContext
    let (rules, habits) = try store.withSnapshot { snapshot in
      let visits = try snapshot.presentPlaces
      let rules = try TodayRules(
        context, visited: overview.names.places.filter { visits.contains($0.id) }, in: snapshot)
      return (rules, withHabits ? try HabitView.left(in: snapshot, actionContext: context) : [])
    }
    self.habits = habits
    let all = overview.todos.map(overview.view)
    let views = all.filter(isWanted)
    let items = views.todayOrder(rules).compactMap { view, group in
      group.map { Item(view: view, group: $0) }
    }
    self.items =
      keys.isEmpty
      ? items : items.sorted(by: keys, view: \.view)
    isNothingLeft =
      !items.contains(where: \.group.isOfToday)
      && (views.count == all.count
        || !all.contains { rules.group(of: $0)?.isOfToday ?? false })
    date = context.today.date
    done = try Self.done(store, context: context, limit: 1000)
  }

  /// Reads the completions of the present day that are not undone, the newest first.
  package static func done(
    _ store: any StoreReader, context: ActionContext, limit: Int
  ) throws -> [HistoryItem] {
    try store.withSnapshot {
      try $0.completions(
        from: context.today.start, to: context.now, limit: limit, where: { $0.kind == .done })
    }
    .filter { !$0.isUndone }
    .map { HistoryItem($0, actionContext: context) }
  }

  /// The quote of the day if nothing is left; else `nil` (T9).
  package var quote: QuotePhrase? { isNothingLeft ? .of(date) : nil }

  /// The keys, as `today --json` prints them.
  package var json: JSON {
    .object([
      ("date", .string(date.dateText)),
      ("left", .integer(items.count(where: \.group.isOfToday))),
      (
        "tasks",
        .array(
          items.map { $0.view.json(in: $0.group).adding("group", .string($0.group.rawValue)) })
      ),
      ("habits", .array(habits.compactMap { $0.json(on: date.daysSinceEpoch) })),
      ("done", .array(done.map(\.json))),
      ("quote", quote?.json ?? .null),
    ])
  }
}

extension QuotePhrase {
  /// Returns the quote of a day, the same everywhere: they take turns by the days since 1970 (T9).
  package static func of(_ date: LocalDateTime) -> QuotePhrase {
    let count = allCases.count
    return allCases[(date.daysSinceEpoch % count + count) % count]
  }

  /// The keys of a quote, as `today --json` prints them.
  package var json: JSON {
    .object([("text", .string(text)), ("author", .string(author.text))])
  }
}
