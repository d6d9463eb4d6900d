import Application
import HTTPServer
import Hummingbird
import Model
import WebPorts

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
        problem = RequestFailure(error)?.pageText
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
