import Foundation
package import Localization
import Model
import Text

/// One of the charts: its name, what it needs, and the function that computes it.
///
/// The API and the pages take charts from the table `all`. To add one, add a row.
package struct ChartKind: Sendable {
  /// The name in addresses: `mood-weekday`.
  package let name: String
  /// The unit of its values; `nil` where that depends on the subject.
  package let unit: ChartData.Unit?
  /// The parts that it belongs to; while one of them is off, there is no such chart.
  package let parts: [Part]
  /// The values of an address that it takes.
  package let parameters: [RequestField]
  /// The one of them that it cannot do without.
  package let needed: RequestField?
  let content: @Sendable (ChartReader) throws -> ChartData.Content

  init(
    _ name: String, _ unit: ChartData.Unit?, parts: [Part] = [],
    takes parameters: [RequestField] = [.from, .to], needs needed: RequestField? = nil,
    _ content: @escaping @Sendable (ChartReader) throws -> ChartData.Content
  ) {
    self.name = name
    self.unit = unit
    self.parts = parts
    self.parameters = parameters
    self.needed = needed
    self.content = content
  }

  /// Returns the chart of a name.
  ///
  /// - Throws: `Refusal` for a name that no chart has.
  package static func named(_ name: String) throws -> ChartKind {
    if let kind = all.first(where: { $0.name == name }) { return kind }
    throw Refusal(
      .notFound, ChartPhrase.noSuchChart(name.quoted, known: all.map(\.name)))
  }

  /// Computes the chart.
  ///
  /// - Throws: `Refusal` for a part that is off, and for a value that is missing, cannot be
  ///   read, or names what does not exist; what the store throws.
  package func data(_ reader: ChartReader) throws -> ChartData {
    for part in parts { try reader.require(part) }
    if let needed, reader.value(of: needed) == nil {
      throw Refusal(
        .usage, needed, ChartPhrase.valueNeeded(chart: name, parameter: needed.rawValue))
    }
    return ChartData(
      name: name, unit: try unit ?? reader.yearSubject().unit, content: try content(reader))
  }
}

extension ChartKind {
  /// The time between the completions of a task.
  package static let intervals = ChartKind(
    "intervals", .days, takes: [.from, .to, .task], needs: .task
  ) { .series([ChartSeries("interval", try $0.intervals())]) }
  /// All tasks on one scale of days.
  package static let timeline = ChartKind("timeline", .days, takes: [.weeks]) {
    .rows(try $0.timelineRows())
  }
  /// The strength of a habit by day.
  package static let habitStrength = habit("habit-strength", .share, "strength") {
    try $0.strengths()
  }
  /// The days done of a habit by weekday.
  package static let habitWeekdays = habit("habit-weekdays", .count, "done") {
    try $0.doneByWeekday()
  }
  /// The rows of days done of a habit, by their first days.
  package static let habitStreaks = habit("habit-streaks", .days, "streak") { try $0.streaks() }
  /// The days of a year.
  package static let year = ChartKind("year", nil, takes: [.of, .year]) {
    let subject = try $0.yearSubject()
    return .series([ChartSeries(subject.name, try $0.days(of: subject))])
  }
  /// The mood by day, and the mean of seven days.
  package static let mood = ChartKind("mood", .mood, parts: [.mood]) {
    let (days, weeks) = try $0.moodByDay()
    return .series([ChartSeries("day", days), ChartSeries("week", weeks)])
  }
  /// The mood after tasks of each category.
  package static let moodCategory = moods("mood-category") { try $0.moodByCategory() }
  package static let moodWeekday = moods("mood-weekday") { try $0.moodByWeekday() }
  package static let moodPlace = moods("mood-place") { try $0.moodByPlace() }
  /// The mood of days with a habit and without it.
  package static let moodHabit = ChartKind(
    "mood-habit", .mood, parts: [.mood, .journal], takes: [.from, .to, .habit]
  ) {
    let (with, without) = try $0.moodByHabit()
    return .series(
      with.isEmpty ? [] : [ChartSeries("with", with), ChartSeries("without", without)])
  }
  /// The completions by day, in the period and in the one before.
  package static let doneByDay = ChartKind("done-by-day", .count, parts: [.progress]) {
    let (done, before) = try $0.doneByDay()
    return .series([ChartSeries("done", done), ChartSeries("before", before)])
  }
  /// The share that was done on time, by day.
  package static let onTime = ChartKind("on-time", .share, parts: [.progress]) {
    .series([ChartSeries("on-time", try $0.onTimeByDay())])
  }
  /// The completions by weekday and hour.
  package static let weekdayHour = ChartKind("weekday-hour", .count, parts: [.progress]) {
    .series(try $0.doneByWeekdayAndHour())
  }
  /// The visits of each place, or of one by day.
  package static let placeVisits = ChartKind(
    "place-visits", .count, takes: [.from, .to, .of]
  ) { .series([ChartSeries("visits", try $0.visits())]) }

  /// All charts, in the order of the documentation.
  package static let all = [
    intervals, timeline, habitStrength, habitWeekdays, habitStreaks, year, mood, moodCategory,
    moodWeekday, moodPlace, moodHabit, doneByDay, onTime, weekdayHour, placeVisits,
  ]

  private static func habit(
    _ name: String, _ unit: ChartData.Unit, _ series: String,
    _ points: @escaping @Sendable (ChartReader) throws -> [ChartPoint]
  ) -> ChartKind {
    ChartKind(name, unit, parts: [.journal], takes: [.from, .to, .habit], needs: .habit) {
      .series([ChartSeries(series, try points($0))])
    }
  }

  private static func moods(
    _ name: String, _ points: @escaping @Sendable (ChartReader) throws -> [ChartPoint]
  ) -> ChartKind {
    ChartKind(name, .mood, parts: [.mood]) { .series([ChartSeries("mood", try points($0))]) }
  }
}

/// The values of an address for a chart; texts are as typed, `nil` where one is not given.
package struct ChartRequest: Sendable, Hashable {
  /// The first and the last day.
  package var from, to: String?
  /// The task and the habit, by number or name.
  package var task, habit: String?
  /// The subject, for a chart that can have several.
  package var of: String?
  package var year: String?
  /// The number of weeks.
  package var weeks: String?

  /// Creates a request for the last 30 days.
  package init() {}

  /// Creates a request from the values of an address.
  package init(_ value: (RequestField) -> String?) {
    (from, to, task, habit) = (value(.from), value(.to), value(.task), value(.habit))
    (of, year, weeks) = (value(.of), value(.year), value(.weeks))
  }
}
