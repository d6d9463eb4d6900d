import Localization
import Model

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
