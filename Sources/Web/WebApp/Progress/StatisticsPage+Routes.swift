import Application
import HTTPServer
import Hummingbird
import Model
import WebPorts

/// Adds the page of what was done and what was not.
func addStatisticsRoutes(to router: RouteGroup, site: Site) {
  router.get("/statistics") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    let (period, problem) = ChartRequest.period(fields, actionContext)
    let report = try site.ports.store.withSnapshot {
      try StatisticsReport(ChartReader(period, in: $0, actionContext: actionContext))
    }
    return try site.page(
      StatisticsPage(report, problem: problem, actionContext: actionContext), of: .statistics,
      for: context)
  }
}
