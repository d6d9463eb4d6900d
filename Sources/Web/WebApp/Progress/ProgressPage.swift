import Application
import Foundation
import Localization
import Model
import Progress
import Recurrence

/// Level, badges and streaks, and the statistics of a period, as one snapshot has them.
struct ProgressReport {
  let progress: ProgressView
  let statistics: Statistics
  let streaks: [(todo: Todo, streak: TaskStreak)]
}

extension ProgressReport {
  /// Reads the streaks of all tasks and the statistics of a period; `tally` has the points.
  init(
    _ tally: ProgressTally, _ period: ClosedRange<Int>, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    var tally = tally
    streaks = try snapshot.todos.compactMap { todo in
      tally.streak(of: todo, actionContext: actionContext).map { (todo: todo, streak: $0) }
    }
    progress = ProgressView(&tally, actionContext: actionContext)
    statistics = try Statistics(period, in: snapshot, actionContext: actionContext)
  }
}

/// Level, badges and streaks, and the statistics of a period as charts and tables.
struct ProgressPage: TemplateView {
  static let template = "progress"

  /// A badge that was earned.
  struct Badge: Sendable {
    let name: String
    let meaning: String
    let day: String
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
  let hasStreaks: Bool
  let streakHead: [String]
  let streaks: [Streak]
  /// The period, and the error of one that cannot be read.
  let from: String
  let to: String
  let problem: String?
  let totals: [LabeledText]
  let isEmpty: Bool
  let width: String
  let bars: [ProgressChart.Column]
  let highest: String
  let firstText: String
  let lastText: String
  let doneSummary: String
  let moodSummary: String
  let hasCategories: Bool
  let categories: [ProgressChart.CategoryBar]
  let categorySummary: String
  let categoryHeight: String
  let categoryPixels: String

  /// The height of a bar with its margin; that of a name beside it in app.css.
  private static let pixelsPerCategory = 28
  /// Streaks that are listed, the longest first.
  private static let mostStreaks = 20

  /// Prepares the page; `problem` is the reason why the requested period is not shown.
  init(_ report: ProgressReport, problem: String?, actionContext: ActionContext) {
    let (progress, numbers) = (report.progress, report.statistics)
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
        name: ProgressPhrase.badge(badge.rawValue).text,
        meaning: ProgressPhrase.badgeMeaning(badge.rawValue).text,
        day: Wording.day(time, in: actionContext.machineZone, now: actionContext.now))
    }
    streaks = Self.streaks(report.streaks)
    hasStreaks = !streaks.isEmpty
    streakHead = [ProgressPhrase.Title.streak, .bestStreak, .reserve].map {
      ProgressPhrase.title($0).text
    }
    let (period, total) = (numbers.period, numbers.total)
    let average = StatisticsView.text(total.mood)
    let averageWords = average.map { ProgressPhrase.averageOfFour($0).text }
    from = LocalDays.text(period.lowerBound)
    to = LocalDays.text(period.upperBound)
    self.problem = problem
    totals = [
      fact(.period, StatisticsView(numbers).periodText), fact(.done, "\(total.done)"),
      fact(.late, "\(total.late)"), fact(.notDone, "\(total.notDone)"),
      fact(.skipped, "\(total.skipped)"), fact(.points, "\(total.points)"),
      fact(.average, averageWords ?? ProgressPhrase.noMoods.text),
    ]
    let chart = ProgressChart(numbers)
    categories = chart.categories(numbers.byCategory)
    hasCategories = !categories.isEmpty
    isEmpty = chart.isEmpty && categories.isEmpty
    width = String(chart.width)
    bars = chart.columns
    highest = String(chart.highest)
    firstText = LocalDays.heading(period.lowerBound)
    lastText = LocalDays.heading(period.upperBound)
    doneSummary =
      ProgressPhrase.chartOfDone(done: total.done, late: total.late, notDone: total.notDone).text
    moodSummary = ProgressPhrase.chartOfMoods(average: average).text
    categorySummary = ProgressPhrase.chartOfCategories(categories.count).text
    categoryHeight = String(max(1, categories.count) * 12)
    categoryPixels = String(max(1, categories.count) * Self.pixelsPerCategory)
  }

  private static func streaks(_ streaks: [(todo: Todo, streak: TaskStreak)]) -> [Streak] {
    let running = streaks.filter { $0.streak.length > 0 || $0.streak.best > 0 }.sorted {
      ($1.streak.length, $1.streak.best, $0.todo.id)
        < ($0.streak.length, $0.streak.best, $1.todo.id)
    }
    return running.prefix(mostStreaks).map { todo, streak in
      Streak(
        id: String(todo.id.rawValue), name: Wording.name(todo.name),
        length: String(streak.length), best: String(streak.best),
        reserve: String(streak.reserve),
        risk: streak.isAtRisk ? ProgressPhrase.atRisk.text : nil)
    }
  }
}
