import Foundation
import Localization
package import Model
import Planning
import Recurrence

/// The tasks that are overdue, in the order of Today, and what may become of all of them.
package struct OverdueTasks {
  /// A way to deal with all of them, in one step of undo.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    /// The first three get a time today; those that cannot have one, and without the part plan all
    /// three, are due today.
    case plan
    /// Each gets a due day from today to the end of the week, at most three a day.
    case week
    /// The present time of each is skipped.
    case skip
  }

  /// The most overdue tasks that a list shows without a card for all of them.
  package static let most = 5
  private static let countPlanned = 3
  private static let mostPerDay = 3

  /// The tasks.
  package let todos: [Todo]
  private let overview: Overview

  /// Finds the overdue tasks.
  package init(_ snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    overview = try Overview(snapshot, actionContext: actionContext)
    let views = overview.todos.filter { !$0.isWish }.map(overview.view)
    let rules = TodayRules(now: actionContext.now, day: actionContext.today, visited: [])
    todos = views.todayOrder(rules).filter { $0.group == .overdue }.map(\.view.todo)
  }

  /// Returns the edit of a choice, the number of tasks that it changes, and how many of these are
  /// due today now and do not remind any more.
  ///
  /// - Throws: `Refusal` if there are no overdue tasks.
  package func edit(
    _ choice: Choice, builder: EditBuilder, in context: any EditContext
  ) throws -> (edit: Edit, count: Int, silent: Int) {
    guard !todos.isEmpty else {
      throw Refusal(.notFound, TaskInputPhrase.noneOverdue)
    }
    switch choice {
    case .plan:
      let first = Array(todos.prefix(Self.countPlanned))
      var times = try freeTimes(of: first, in: context)
      let edit = try builder.together(.pin, first) { todo in
        guard let time = times.removeValue(forKey: todo.id) else {
          // What may be done on whichever days has no day that could be another one.
          guard !todo.hasQuota else { return Edit(summary: "pin \(todo.label)") }
          return try builder.move(todo, to: dueToday(todo), in: context).edit
        }
        return try builder.pinned(todo, at: time.description)
      }
      return (edit, first.count, 0)
    case .week:
      let days = try week(in: context)
      let moved = todos.filter { days[$0.id] != nil && !$0.hasQuota }
      let edit = try builder.together(.move, moved) {
        try builder.move($0, to: days[$0.id]?.dateText ?? "", in: context).edit
      }
      let today = actionContext.today.date.dateText
      let silent = edit.todos.compactMap(\.after).count {
        days[$0.id]?.dateText == today && overview.view($0).leads(limit: 1).isEmpty
      }
      return (edit, moved.count, silent)
    case .skip:
      let edit = try builder.together(.skip, todos) { try builder.skipped($0, in: context) }
      return (edit, todos.count, 0)
    }
  }

  // MARK: Today

  private var actionContext: ActionContext { overview.actionContext }

  /// Returns the time at which each task begins in the free time of today; none without the part
  /// plan, for tasks with a time of their own, and where no room is left.
  private func freeTimes(
    of todos: [Todo], in context: any EditContext
  ) throws -> [Todo.ID: TimeOfDay] {
    guard actionContext.parts.contains(.plan) else { return [:] }
    let plan = try DayPlan(context, overview: overview)
    let zone = actionContext.machineZone
    let taken = plan.blocks.map(\.block).filter { $0.kind != .flexible }
      .sorted { $0.start < $1.start }
    let step = 300.0
    var begin = max(actionContext.now, plan.begin ?? actionContext.now)
    var times: [Todo.ID: TimeOfDay] = [:]
    for todo in todos where !todo.hasFixedTime {
      let length =
        todo.durationMinutes.map { Double($0) * 60 } ?? actionContext.plan.defaultTaskSeconds
      var start = Self.rounded(begin, up: step)
      for block in taken where block.start < start.addingTimeInterval(length) && block.end > start {
        start = Self.rounded(block.end, up: step)
      }
      let end = start.addingTimeInterval(length)
      guard end <= plan.day.end else { continue }
      let local = LocalDateTime(start, in: zone)
      times[todo.id] = TimeOfDay(hour: local.hour, minute: local.minute)
      begin = end
    }
    return times
  }

  private static func rounded(_ time: Date, up step: Double) -> Date {
    Date(timeIntervalSince1970: (time.timeIntervalSince1970 / step).rounded(.up) * step)
  }

  /// Returns the text of a due moment that is still to come today.
  private func dueToday(_ todo: Todo) -> String {
    let day = actionContext.today.date
    return isOver(todo, on: day) ? "\(day.dateText)T23:59" : day.dateText
  }

  /// True if a task that is moved to a day keeps a time of day that has passed.
  private func isOver(_ todo: Todo, on day: LocalDateTime) -> Bool {
    guard !todo.isInDays, let due = overview.view(todo).countdown?.due else { return false }
    let zone = actionContext.zone(of: todo)
    return day.at(sameTimeAs: LocalDateTime(due, in: zone)).date(in: zone) <= actionContext.now
  }

  // MARK: The week

  /// Returns the due day of each task that gets one, from today to the end of the week.
  private func week(in context: any EditContext) throws -> [Todo.ID: LocalDateTime] {
    let zone = actionContext.machineZone
    let last = try actionContext.moments(in: zone).moment("end of week")
      .localDateTime(in: zone, dayMeans: .start)
    var day = actionContext.today.date
    var counts: [String: Int] = [:]
    var days: [LocalDateTime] = []
    while day <= last {
      days.append(day)
      day = day.addingDays(1)
    }
    var result: [Todo.ID: LocalDateTime] = [:]
    for todo in todos {
      guard
        let day = days.first(where: {
          counts[$0.dateText, default: 0] < Self.mostPerDay && !isOver(todo, on: $0)
        })
      else { continue }
      counts[day.dateText, default: 0] += 1
      result[todo.id] = day
    }
    return result
  }
}

extension TaskView {
  /// How far the task is past its due moment, in units of its own period; `nil` if it is not
  /// overdue, or if it does not repeat.
  ///
  /// A weekly task that is three days late is 0.43 periods over, a yearly one 0.008.
  package var periodsOver: Double? {
    guard isOverdue, case .repeating = todo.rule, let began = countdown?.began,
      let due = countdown?.due, due > began
    else { return nil }
    return now.timeIntervalSince(due) / due.timeIntervalSince(began)
  }

  /// A word for a task that waits for at least twice its period; `nil` before that.
  package var overWords: String? {
    guard let periods = periodsOver, periods >= 1 else { return nil }
    return TaskPhrase.muchLonger.text
  }
}
