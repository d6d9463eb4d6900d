import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Progress
import Recurrence
import Synchronization
import WebPorts

/// A badge as the rules know it.
private typealias KnownBadge = Badge

/// Level, badges, streaks and the charts of moods, as one snapshot has them.
struct ProgressReport {
  let progress: ProgressView
  let streaks: [(todo: Todo, streak: TaskStreak)]
  /// The moods of a period; `nil` while that part is off.
  let moods: MoodReport?
}

/// The charts of the moods of a period.
struct MoodReport {
  let period: ClosedRange<Int>
  let byDay: ChartData
  let byWeekday: ChartData
  let byPlace: ChartData
  let byCategory: ChartData
  /// `nil` while the journal, which has the habits, is off.
  let byHabit: ChartData?
  let byRest: (with: MoodDays.Mean, without: MoodDays.Mean)?

  /// Computes the charts.
  init(_ reader: ChartReader, parts: PartSet) throws {
    period = reader.period
    byDay = try ChartKind.mood.data(reader)
    byWeekday = try ChartKind.moodWeekday.data(reader)
    byPlace = try ChartKind.moodPlace.data(reader)
    byCategory = try ChartKind.moodCategory.data(reader)
    byHabit = parts.contains(.journal) ? try ChartKind.moodHabit.data(reader) : nil
    byRest = try reader.moodByRest()
  }
}

extension ProgressReport {
  /// Reads the streaks of all tasks and the moods of a period; `tally` has the points.
  init(
    _ tally: ProgressTally, _ request: ChartRequest, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    var tally = tally
    streaks = try snapshot.todos.compactMap { todo in
      tally.streak(of: todo, actionContext: actionContext).map { (todo: todo, streak: $0) }
    }
    progress = ProgressView(&tally, actionContext: actionContext)
    moods =
      actionContext.parts.contains(.mood)
      ? try MoodReport(
        ChartReader(request, in: snapshot, actionContext: actionContext),
        parts: actionContext.parts) : nil
  }
}

/// Level, badges and streaks, and the moods of a period as charts.
struct ProgressPage: TemplateView {
  static let template = "progress"

  /// A badge that was earned, or one that is still to come.
  struct Badge: Sendable {
    let name: String
    let meaning: String
    /// When it was earned.
    let day: String?
    /// The number or the icon in its drawing.
    let medalNumber: String?
    let medalIcon: String?
  }

  /// The streak of a task.
  struct Streak: Sendable {
    let id: String
    let name: String
    let length: String
    let best: String
    let reserve: String
    let risk: String?
  }

  let moodBack = "/progress"
  let level: String
  let within: String
  let levelWidth: String
  let facts: [LabeledText]
  let hasBadges: Bool
  let badges: [Badge]
  let noBadges: String
  let hasComing: Bool
  let coming: [Badge]
  let hasStreaks: Bool
  let streakHead: [String]
  let streaks: [Streak]
  /// The period of the moods, and the error of one that cannot be read.
  let from: String
  let to: String
  let problem: String?
  let charts: [Chart]
  let rest: String?

  /// Streaks that are listed, the longest first.
  private static let mostStreaks = 20

  /// Prepares the page; `problem` is the reason why the requested period is not shown.
  init(_ report: ProgressReport, problem: String?, actionContext: ActionContext) {
    let progress = report.progress
    let (points, days) = (progress.level, progress.dayStreak)
    func fact(_ title: ProgressPhrase.Title, _ text: String) -> LabeledText {
      LabeledText(label: ProgressPhrase.title(title).text, text: text)
    }
    level = progress.levelText
    within = ProgressPhrase.ofLevel(points: points.points, size: points.size).text
    levelWidth = String(points.progressBasisPoints / 10)
    facts = [
      fact(.points, "\(progress.points)"),
      fact(.dayStreak, ProgressPhrase.days(days.length).text),
      fact(.bestDayStreak, ProgressPhrase.days(days.best).text),
      fact(.reserve, "\(days.reserve)"),
    ]
    hasBadges = !progress.badges.isEmpty
    noBadges = ProgressPhrase.noBadges.text
    badges = progress.badges.map { badge, time in
      Badge(
        badge, day: Formatted.day(time, in: actionContext.machineZone, now: actionContext.now))
    }
    let earned = Set(progress.badges.map(\.0))
    coming = KnownBadge.allCases.filter { !earned.contains($0) }.map { Badge($0, day: nil) }
    hasComing = !coming.isEmpty
    streaks = Self.streaks(report.streaks)
    hasStreaks = !streaks.isEmpty
    streakHead = [ProgressPhrase.Title.streak, .bestStreak, .reserve].map {
      ProgressPhrase.title($0).text
    }
    from = report.moods.map { LocalDays.text($0.period.lowerBound) } ?? ""
    to = report.moods.map { LocalDays.text($0.period.upperBound) } ?? ""
    self.problem = problem
    charts = report.moods.map { Self.charts($0, year: actionContext.presentYear) } ?? []
    rest = report.moods?.byRest.map { with, without in
      ChartPhrase.comparedRest(
        with: ChartText.value(with.value, .mood), days: with.days,
        without: ChartText.value(without.value, .mood), otherDays: without.days
      ).text
    }
  }

  /// Returns the charts of moods; those by name only where there is a name.
  private static func charts(_ moods: MoodReport, year: Int) -> [Chart] {
    var charts = [
      Chart.mood(moods.byDay, moods.period, year: year), Chart.moodByWeekday(moods.byWeekday),
    ]
    charts += moods.byHabit.map { [Chart.moodByHabit($0)] } ?? []
    for (data, caption) in [
      (moods.byPlace, ChartPagePhrase.chartMoodPlace), (moods.byCategory, .chartMoodCategory),
    ] where !data[series: "mood"].isEmpty {
      charts.append(Chart.moodByName(data, caption))
    }
    return charts
  }

  private static func streaks(_ streaks: [(todo: Todo, streak: TaskStreak)]) -> [Streak] {
    let running = streaks.filter { $0.streak.length > 0 || $0.streak.best > 0 }.sorted {
      ($1.streak.length, $1.streak.best, $0.todo.id)
        < ($0.streak.length, $0.streak.best, $1.todo.id)
    }
    return running.prefix(mostStreaks).map { todo, streak in
      Streak(
        id: String(todo.id.rawValue), name: todo.name.oneLine,
        length: String(streak.length), best: String(streak.best),
        reserve: String(streak.reserve),
        risk: streak.isAtRisk ? ProgressPhrase.atRisk.text : nil)
    }
  }
}

extension ProgressPage.Badge {
  fileprivate init(_ badge: KnownBadge, day: String?) {
    name = ProgressPhrase.badge(badge.rawValue).text
    meaning = ProgressPhrase.badgeMeaning(badge.rawValue).text
    self.day = day
    let (number, icon): (String?, String?) =
      switch badge {
      case .firstStep: ("1", nil)
      case .ten: ("10", nil)
      case .hundred: ("100", nil)
      case .thousand: ("1000", nil)
      case .week: ("7", nil)
      case .month: ("30", nil)
      case .punctual: (nil, "history")
      case .passerBy: (nil, "map")
      case .mindful: (nil, "practices")
      case .thankful: (nil, "heart")
      case .habit: (nil, "habits")
      case .dreamer: (nil, "rest")
      }
    (medalNumber, medalIcon) = (number, icon)
  }
}

extension ActionContext {
  /// The year of the user's present day.
  var presentYear: Int { LocalDays.date(todayNumber).year }
}

/// Points, streaks and badges, kept while nothing changes.
///
/// To compute them reads the whole history, which changes much less often than the pages with them
/// are requested.
final class CachedProgress: Sendable {
  private struct Key: Equatable {
    let viewer: Viewer
    let version: Int
    let date: LocalDateTime
    let zone: TimeZone
    let turn: TimeOfDay
  }

  private let last = Mutex<(key: Key, tally: ProgressTally)?>(nil)

  /// Returns the tally of the whole history; without a version of the content it is read.
  func tally(version: Int?, site: Site) throws -> ProgressTally {
    let actionContext = site.ports.actionContext
    let clock = actionContext.dayIndex
    let key = version.map {
      Key(
        viewer: actionContext.viewer, version: $0, date: actionContext.today.date, zone: clock.zone,
        turn: clock.turn)
    }
    if let known = last.withLock({ $0 }), known.key == key { return known.tally }
    let tally = try site.ports.store.withSnapshot { snapshot in
      var tally = try ProgressTally(snapshot, actionContext: actionContext)
      try tally.read(snapshot, now: actionContext.now)
      return tally
    }
    if let key { last.withLock { $0 = (key, tally) } }
    return tally
  }
}

/// Adds the page of levels, streaks, badges and moods.
func addProgressRoutes(to router: RouteGroup, site: Site) {
  router.get("/progress") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    let (period, problem) = ChartRequest.period(fields, actionContext)
    let tally = try site.progress.tally(version: context.version, site: site)
    let report = try site.ports.store.withSnapshot {
      try ProgressReport(tally, period, in: $0, actionContext: actionContext)
    }
    return try site.page(
      ProgressPage(report, problem: problem, actionContext: actionContext), of: .progress,
      toast: try site.toast(fields, back: LocalAddress("/progress")), for: context)
  }
}

extension ChartRequest {
  /// Reads the period in an address; one that cannot be shown gives way to the last 30 days, with
  /// the reason.
  static func period(
    _ fields: FormFields, _ actionContext: ActionContext
  ) -> (request: ChartRequest, problem: String?) {
    var request = ChartRequest()
    (request.from, request.to) = (fields.text("from"), fields.text("to"))
    do {
      _ = try actionContext.period(from: request.from, to: request.to)
      return (request, nil)
    } catch {
      return (ChartRequest(), Refusal(error)?.pageText)
    }
  }
}
