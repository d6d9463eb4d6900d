import Application
import Foundation
import Localization
import Model
import Progress
import Recurrence

/// Level, badges and streaks, and the statistics of a period as charts and tables.
struct ProgressPage {
  private let actionContext: ActionContext
  private let progress: ProgressView
  private let streaks: [(todo: Todo, streak: TaskStreak)]
  private let statistics: StatisticsView
  private let chart: ProgressChart
  private let problem: String?

  /// The height of a bar with its margin; that of a name beside it in app.css.
  private static let pixelsPerCategory = 28

  /// Streaks that are listed, the longest first.
  private static let mostStreaks = 20

  /// Reads the store; `from` and `to` of the address choose the period.
  init(_ fields: FormFields, version: Int?, site: Site) throws {
    let actionContext = site.ports.actionContext
    var problem: String?
    var period: ClosedRange<Int>
    do {
      period = try actionContext.period(from: fields.text("from"), to: fields.text("to"))
    } catch let failure as RequestFailure {
      problem = failure.pageText
      period = try actionContext.period(from: nil, to: nil)
    }
    self.problem = problem
    self.actionContext = actionContext
    var tally = try site.progress.tally(version: version, site: site)
    let read = try site.ports.store.withSnapshot { snapshot in
      let todos = try snapshot.todos
      let streaks = todos.compactMap { todo in
        tally.streak(of: todo, actionContext: actionContext).map { (todo: todo, streak: $0) }
      }
      return (
        progress: ProgressView(&tally, actionContext: actionContext),
        statistics: try Statistics(period, in: snapshot, actionContext: actionContext),
        streaks: streaks
      )
    }
    progress = read.progress
    statistics = StatisticsView(read.statistics)
    chart = ProgressChart(read.statistics)
    let running = read.streaks.filter { $0.streak.length > 0 || $0.streak.best > 0 }
    streaks = Array(
      running.sorted {
        ($1.streak.length, $1.streak.best, $0.todo.id)
          < ($0.streak.length, $0.streak.best, $1.todo.id)
      }.prefix(Self.mostStreaks))
  }

  /// The values for the template.
  var content: [String: Any] {
    var content = levelContent
    content.merge(statisticsContent) { first, _ in first }
    content["moodBack"] = "/progress"
    if let problem { content["problem"] = problem }
    return content
  }

  private var levelContent: [String: Any] {
    let facts: [(ProgressPhrase.Title, String)] = [
      (.points, "\(progress.points)"),
      (.dayStreak, ProgressPhrase.days(progress.dayStreak.length).text),
      (.bestDayStreak, ProgressPhrase.days(progress.dayStreak.best).text),
      (.reserve, "\(progress.dayStreak.reserve)"),
    ]
    let level = progress.level
    return [
      "level": progress.levelText,
      "within": ProgressPhrase.ofLevel(points: level.points, size: level.size).text,
      "levelWidth": String(level.tenThousandths / 10),
      "facts": facts.map { ["label": ProgressPhrase.title($0.0).text, "text": $0.1] },
      "hasBadges": !progress.badges.isEmpty, "noBadges": ProgressPhrase.noBadges.text,
      "badges": progress.badges.map { badge, time in
        [
          "name": ProgressPhrase.badge(badge.rawValue).text,
          "meaning": ProgressPhrase.badgeMeaning(badge.rawValue).text,
          "day": Wording.day(time, in: actionContext.machineZone, now: actionContext.now),
        ]
      },
      "hasStreaks": !streaks.isEmpty,
      "streakHead": [ProgressPhrase.Title.streak, .bestStreak, .reserve].map {
        ProgressPhrase.title($0).text
      },
      "streaks": streaks.map { todo, streak -> [String: Any] in
        var row: [String: Any] = [
          "id": String(todo.id.rawValue), "name": Wording.name(todo.name),
          "length": String(streak.length), "best": String(streak.best),
          "reserve": String(streak.reserve),
        ]
        if streak.isAtRisk { row["risk"] = ProgressPhrase.atRisk.text }
        return row
      },
    ]
  }

  private var statisticsContent: [String: Any] {
    let numbers = statistics.statistics
    let total = numbers.total
    let average = StatisticsView.text(total.mood)
    let averageWords = average.map { ProgressPhrase.averageOfFour($0).text }
    let totals: [(ProgressPhrase.Title, String)] = [
      (.period, statistics.periodText), (.done, "\(total.done)"), (.late, "\(total.late)"),
      (.notDone, "\(total.notDone)"), (.skipped, "\(total.skipped)"),
      (.points, "\(total.points)"), (.average, averageWords ?? ProgressPhrase.noMoods.text),
    ]
    var clock = actionContext.dayClock
    let categories = chart.categories(numbers.byCategory)
    return [
      "from": LocalDays.text(numbers.period.lowerBound),
      "to": LocalDays.text(numbers.period.upperBound),
      "today": LocalDays.text(clock.day(of: actionContext.now)),
      "totals": totals.map { ["label": ProgressPhrase.title($0.0).text, "text": $0.1] },
      "isEmpty": chart.isEmpty && categories.isEmpty, "hasCategories": !categories.isEmpty,
      "width": String(chart.width), "bars": chart.content, "highest": String(chart.highest),
      "firstText": LocalDays.heading(numbers.period.lowerBound),
      "lastText": LocalDays.heading(numbers.period.upperBound),
      "doneSummary": ProgressPhrase.chartOfDone(
        done: total.done, late: total.late, notDone: total.notDone
      ).text,
      "moodSummary": ProgressPhrase.chartOfMoods(average: average).text,
      "categorySummary": ProgressPhrase.chartOfCategories(categories.count).text,
      "categories": categories, "categoryHeight": String(max(1, categories.count) * 12),
      "categoryPixels": String(max(1, categories.count) * Self.pixelsPerCategory),
    ]
  }
}
