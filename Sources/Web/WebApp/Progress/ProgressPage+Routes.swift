import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the page of levels, streaks, badges and statistics.
func addProgressRoutes(to router: RouteGroup, site: Site) {
  router.get("/progress") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    var problem: String?
    var period: ClosedRange<Int>
    do {
      period = try actionContext.period(from: fields.text("from"), to: fields.text("to"))
    } catch let failure as RequestFailure {
      problem = failure.pageText
      period = try actionContext.period(from: nil, to: nil)
    }
    let tally = try site.progress.tally(version: context.version, site: site)
    let report = try site.ports.store.withSnapshot { [period] in
      try ProgressReport(tally, period, in: $0, actionContext: actionContext)
    }
    return try site.page(
      ProgressPage(report, problem: problem, actionContext: actionContext), of: .progress,
      toast: try site.toast(fields, back: LocalAddress("/progress")), for: context)
  }
}
