import Foundation
import Model
import Progress
import Recurrence

extension ChartReader {
  /// The scales of the timeline, in weeks.
  package static let timelineWeeks = [4, 12, 52]

  /// Returns how many weeks the timeline shows, back and ahead.
  ///
  /// - Throws: `RequestFailure` for another number than 4, 12 and 52.
  package func weeks() throws -> Int {
    let known = Self.timelineWeeks
    return try number(
      .weeks, usual: known[0], expected: known.map(String.init).joined(separator: ", "),
      where: known.contains)
  }

  /// Returns all tasks but wishes, the soonest due first; of finished ones those that were done in
  /// these weeks.
  func timelineRows() throws -> [TimelineRow] {
    var clock = actionContext.dayIndex
    let first = actionContext.todayNumber - 7 * (try weeks())
    var done: [Todo.ID: [Int]] = [:]
    try snapshot.forEachRecord(
      of: nil, from: clock.beginning(of: first), withCategories: false
    ) { record in
      guard record.isDone else { return }
      let day = clock.day(of: record.time)
      // Several times on one day are one dot.
      if done[record.todo]?.last != day { done[record.todo, default: []].append(day) }
    }
    return try snapshot.todos.filter { !$0.isWish }.compactMap { todo in
      row(todo, done: done[todo.id] ?? [])
    }.sorted { left, right in
      (left.due ?? .max, left.id) < (right.due ?? .max, right.id)
    }
  }

  /// Returns the row of a task; `nil` for a finished one that was not done in these weeks.
  private func row(_ todo: Todo, done: [Int]) -> TimelineRow? {
    let zone = actionContext.zone(of: todo)
    let coming = todo.schedule(machineZone: actionContext.machineZone)
      .upcoming(2, from: todo.state, moved: todo.moved, now: actionContext.now)
    guard !coming.isEmpty || !done.isEmpty else { return nil }
    func day(_ date: Date?) -> Int? { date.map { LocalDateTime($0, in: zone).daysSinceEpoch } }
    return TimelineRow(
      id: todo.id, name: todo.name, done: done, opens: day(coming.first?.opens),
      due: day(coming.first?.due), next: coming.count > 1 ? day(coming[1].due) : nil)
  }
}
