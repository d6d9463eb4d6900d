import Foundation
import Journal
import Model
package import Progress
import Recurrence
import Regions

extension ChartReader {
  /// Returns the averages of the days, and for each the mean of the seven days that end with it.
  func moodByDay() throws -> (days: [ChartPoint], weeks: [ChartPoint]) {
    let moods = try moods().days
    return (
      period.map { ChartPoint(.day($0), moods.days[$0] ?? Average()) },
      period.map { ChartPoint(.day($0), moods.week(endingOn: $0)?.rounded(decimals: 2)) }
    )
  }

  /// Returns the averages after tasks of each category, the one with the most moods first.
  func moodByCategory() throws -> [ChartPoint] {
    var statistics = Statistics(
      period: period, clock: actionContext.dayIndex, rest: RestDays(), now: actionContext.now)
    for entry in try moods().entries { statistics.add(entry) }
    let averages = statistics.byCategory.filter { $0.mood.count > 0 }
      .map { (name: StatisticsView.name($0.category), average: $0.mood) }
    return Self.points(averages)
  }

  /// Returns the averages of the weekdays; gaps where there are no moods.
  func moodByWeekday() throws -> [ChartPoint] {
    try moods().days.byWeekday(in: period).enumerated().map { weekday, average in
      ChartPoint(.weekday(weekday + 1), average)
    }
  }

  /// Returns the averages at each place, the one with the most moods first.
  ///
  /// A mood belongs to the places where the user was; where no stay is known, to those of the task
  /// that it followed.
  func moodByPlace() throws -> [ChartPoint] {
    let stays = try PastStays(snapshot, actionContext: actionContext)
    var clock = actionContext.dayIndex
    var averages: [String: Average] = [:]
    for entry in try moods().entries
    where !entry.isUndone && period.contains(clock.day(of: entry.mood.time)) {
      let present = stays.places(at: entry.mood.time)
      for name in present.isEmpty ? Set(entry.places) : present {
        averages[name, default: Average()].add(entry.mood.emotion.rawValue)
      }
    }
    return Self.points(averages.map { (name: $0.key, average: $0.value) })
  }

  /// Returns the points of names, the one with the most behind it first, then by name.
  private static func points(_ averages: [(name: String, average: Average)]) -> [ChartPoint] {
    averages.sorted { ($1.average.count, $0.name) < ($0.average.count, $1.name) }
      .map { ChartPoint(.name($0.name), $0.average) }
  }

  /// Returns the means of the days with each habit, or with one, and of its other days; a habit
  /// with fewer than ten days on either side is left out.
  func moodByHabit() throws -> (with: [ChartPoint], without: [ChartPoint]) {
    let habits =
      try value(of: .habit) == nil
      ? HabitView.all(in: snapshot, actionContext: actionContext).map(\.progress) : [habit()]
    let moods = try moods().days
    var (with, without) = ([ChartPoint](), [ChartPoint]())
    for progress in habits {
      guard let first = progress.boxes.first?.day, let last = progress.boxes.last?.day else {
        continue
      }
      let days = first...last
      let done = Set(progress.boxes.filter { $0.state == .done }.map(\.day))
      guard days.overlaps(period),
        let means = moods.comparison(of: done, in: days.clamped(to: period))
      else { continue }
      let name = ChartX.name(progress.habit.name)
      func point(_ mean: MoodDays.Mean) -> ChartPoint {
        ChartPoint(name, mean.value.rounded(decimals: 2), weight: mean.days)
      }
      with.append(point(means.with))
      without.append(point(means.without))
    }
    return (with, without)
  }

  /// Returns the means of rest days and of all others; `nil` with fewer than ten of either.
  package func moodByRest() throws -> (with: MoodDays.Mean, without: MoodDays.Mean)? {
    let rest = try snapshot.restDays.map(\.day.daysSinceEpoch)
    return try moods().days.comparison(of: Set(rest), in: period)
  }
}

/// When the user was where, from the transitions that are kept.
private struct PastStays {
  private let stays: [(name: String, from: Date, to: Date)]

  init(_ snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    let transitions = try snapshot.transitions(place: nil, limit: .max)
    guard !transitions.isEmpty else {
      stays = []
      return
    }
    let names = Dictionary(try snapshot.places.map { ($0.id, $0.name) }) { first, _ in first }
    var came: [Place.ID: Date] = [:]
    var stays: [(name: String, from: Date, to: Date)] = []
    for transition in transitions.reversed() where transition.person == actionContext.person {
      switch transition.kind {
      case .enter: came[transition.place] = came[transition.place] ?? transition.time
      case .exit:
        guard let from = came.removeValue(forKey: transition.place),
          let name = names[transition.place]
        else { continue }
        stays.append((name, from, transition.time))
      case .cross, .dwell: break
      }
    }
    for (place, from) in came {
      if let name = names[place] { stays.append((name, from, actionContext.now)) }
    }
    self.stays = stays
  }

  func places(at time: Date) -> Set<String> {
    Set(stays.lazy.filter { $0.from <= time && time <= $0.to }.map { $0.name })
  }
}
