import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// All tasks on one scale of days: when each was done, opens, is due, and is due after that.
struct TimelinePage: TemplateView {
  static let template = "timeline"

  /// A scale to choose.
  struct Scale: Sendable {
    let href: String
    let word: String
    let isCurrent: Bool
  }

  /// A task with its drawing.
  struct Row: Sendable {
    let id: String
    let name: String
    let drawing: String
    /// The same in words.
    let words: [String]
  }

  let problem: String?
  let scales: [Scale]
  /// The scale that is shown.
  let scaleWord: String
  let said: String
  /// The text above the scale while it shows no task.
  let empty: EmptyView?
  let axis: String
  let rows: [Row]
  let moreHref: String?
  let remaining: String

  /// The most rows at first: a page with charts stays small.
  private static let mostRows = 60

  /// Prepares the page.
  ///
  /// - Parameters:
  ///   - data: The chart `timeline`.
  ///   - weeks: How many weeks it shows, back and ahead.
  ///   - isWhole: True if all rows are shown.
  ///   - problem: The reason why another number of weeks is shown than was asked for.
  ///   - actionContext: The present.
  init(
    _ data: ChartData, weeks: Int, isWhole: Bool, problem: String?, actionContext: ActionContext
  ) {
    let today = actionContext.todayNumber
    let scale = DayScale(today: today, weeks: weeks, year: actionContext.presentYear)
    let drawn = data.rows.filter(scale.shows)
    let shown = isWhole ? drawn[...] : drawn.prefix(Self.mostRows)
    self.problem = problem
    scales = ChartReader.timelineWeeks.map { each in
      Scale(
        href: "/timeline?weeks=\(each)", word: Localizer.current.count(each, .week),
        isCurrent: each == weeks)
    }
    said = ChartPhrase.timeline(tasks: drawn.count, weeks: weeks).text
    scaleWord = Localizer.current.count(weeks, .week)
    empty =
      drawn.isEmpty
      ? EmptyView(
        ChartPagePhrase.timelineEmpty, word: TaskPagePhrase.newTask, href: "/tasks/new",
        drawing: .lines) : nil
    axis = scale.axis(title: "\(ChartPagePhrase.timeline.text). \(said)").text
    rows = shown.map { row in
      Row(
        id: String(row.id.rawValue), name: row.name.wholeLine, drawing: scale.drawing(of: row).text,
        words: scale.words(of: row))
    }
    moreHref = shown.count < drawn.count ? "/timeline?weeks=\(weeks)&all=1" : nil
    remaining = String(drawn.count - shown.count)
  }
}

/// Adds the timeline of all tasks.
func addTimelineRoutes(to router: RouteGroup, site: Site) {
  router.get("/timeline") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    let page = try site.ports.store.withSnapshot { snapshot in
      var wanted = ChartRequest()
      wanted.weeks = fields["weeks"]
      var reader = try ChartReader(wanted, in: snapshot, actionContext: actionContext)
      var problem: String?
      do { _ = try reader.weeks() } catch {
        problem = Refusal(error)?.pageText
        reader = try ChartReader(ChartRequest(), in: snapshot, actionContext: actionContext)
      }
      let weeks = try reader.weeks()
      wanted.weeks = String(weeks)
      let data = try site.charts.data(.timeline, wanted, version: context.version, actionContext) {
        try ChartKind.timeline.data(reader)
      }
      return TimelinePage(
        data, weeks: weeks, isWhole: fields["all"] == "1", problem: problem,
        actionContext: actionContext)
    }
    return try site.page(page, of: .timeline, for: context)
  }
}
