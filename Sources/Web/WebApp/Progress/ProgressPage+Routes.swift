import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

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
      return (ChartRequest(), RequestFailure(error)?.pageText)
    }
  }
}
