import Foundation
package import Model
package import Progress
import Recurrence

extension ChartReader {
  /// Returns the completions of each day, of the period and of the one before.
  func doneByDay() throws -> (done: [ChartPoint], before: [ChartPoint]) {
    let numbers = try doneNumbers()
    func points(_ statistics: Statistics?) -> [ChartPoint] {
      guard let statistics else { return [] }
      return zip(statistics.period, statistics.days).map { day, numbers in
        ChartPoint(.day(day), Double(numbers.done))
      }
    }
    return (points(numbers.present), points(numbers.before))
  }

  /// Returns the share on time of each day; gaps where nothing was done or due.
  func onTimeByDay() throws -> [ChartPoint] {
    let statistics = try doneNumbers().present
    return zip(statistics.period, statistics.days).map { day, numbers in
      ChartPoint(
        .day(day), numbers.onTimeShare?.rounded(decimals: 4),
        weight: numbers.done + numbers.notDone)
    }
  }

  /// Returns the completions of each hour, a series for each weekday by its ISO number.
  func doneByWeekdayAndHour() throws -> [ChartSeries] {
    try doneNumbers().hours.counts.enumerated().map { weekday, hours in
      ChartSeries(
        "\(weekday + 1)",
        hours.enumerated().map { hour, count in ChartPoint(.hour(hour), Double(count)) })
    }
  }

  /// Returns the days between one completion of a task and the next, by the day of the later one.
  func intervals() throws -> [ChartPoint] {
    try intervals(of: task()).filter { period.contains($0.day) }.map {
      ChartPoint(.day($0.day), $0.days)
    }
  }

  /// Returns all intervals of a task, in order.
  func intervals(of todo: Todo) throws -> [TaskInterval] {
    var records: [CompletionRecord] = []
    try snapshot.forEachRecord(
      of: todo.id, from: .distantPast, withCategories: false, byAnyone: todo.turns != nil
    ) {
      records.append($0)
    }
    let clock = LocalDayIndex(zone: actionContext.zone(of: todo), turn: actionContext.hours.turn)
    return TaskInterval.all(records, clock: clock)
  }

  // MARK: Places

  /// Returns the user's own visits of each place, or those of one place by day.
  ///
  /// Transitions are kept for 90 days, and so are visits known.
  func visits() throws -> [ChartPoint] {
    guard let name = value(of: .of) else { return try visitsByPlace() }
    let place = try PlaceNames(places: try snapshot.places).place(name)
    var counts: [Int: Int] = [:]
    for day in try visitDays(of: place) { counts[day, default: 0] += 1 }
    return period.map { ChartPoint(.day($0), Double(counts[$0] ?? 0)) }
  }

  private func visitsByPlace() throws -> [ChartPoint] {
    let counts = try snapshot.places.map { place in
      (name: place.name, count: try visitDays(of: place).count)
    }
    return counts.filter { $0.count > 0 }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .map { ChartPoint(.name($0.name), Double($0.count)) }
  }

  /// Returns the days of the period on which visits of a place began.
  private func visitDays(of place: Place) throws -> [Int] {
    var clock = actionContext.dayIndex
    let transitions = try snapshot.transitions(place: place.id, limit: .max)
    let present = try snapshot.visits.own(of: snapshot.viewer).first { $0.id.place == place.id }
    let history = VisitHistory(
      transitions.filter { $0.person == actionContext.person }, present: present, limit: .max)
    return history.items.map { item in
      switch item {
      case .stay(let from, let to): clock.day(of: from ?? to)
      case .present(let since): clock.day(of: since)
      case .pass(let time): clock.day(of: time)
      }
    }.filter(period.contains)
  }
}

extension Statistics.Totals {
  /// The part that was done without being late, of what was done or due; `nil` where nothing was.
  package var onTimeShare: Double? {
    let all = done + notDone
    return all == 0 ? nil : Double(done - late) / Double(all)
  }
}

extension Double {
  func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}

extension TaskInterval {
  /// Returns the days since a task was done last: whole ones, but of a period of hours what has
  /// passed; `nil` if it never was, or is finished.
  package static func sinceLast(_ todo: Todo, actionContext: ActionContext) -> Double? {
    guard let last = todo.lastDone, todo.state != .finished else { return nil }
    if case .repeating(let cadence) = todo.rule, cadence.every.maximum.unit == .hour {
      return (actionContext.now.timeIntervalSince(last) / 86_400).rounded(decimals: 2)
    }
    var clock = LocalDayIndex(zone: actionContext.zone(of: todo), turn: actionContext.hours.turn)
    return Double(max(0, clock.day(of: actionContext.now) - clock.day(of: last)))
  }
}
