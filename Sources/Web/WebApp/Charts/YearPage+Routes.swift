import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the year in fields.
func addYearRoutes(to router: RouteGroup, site: Site) {
  router.get("/year") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    let page = try site.ports.store.withSnapshot { snapshot in
      var wanted = ChartRequest()
      (wanted.of, wanted.year) = (fields.text("of"), fields.text("year"))
      let habits = actionContext.parts.contains(.journal) ? try snapshot.habits : []
      func report(_ request: ChartRequest) throws -> YearReport {
        let reader = try ChartReader(request, in: snapshot, actionContext: actionContext)
        var known = request
        (known.of, known.year) = (try reader.yearSubject().text, String(try reader.year()))
        let data = try site.charts.data(.year, known, version: context.version, actionContext) {
          try ChartKind.year.data(reader)
        }
        return try YearReport(data, reader, habits: habits)
      }
      do {
        return YearPage(try report(wanted), problem: nil, actionContext: actionContext)
      } catch let failure as RequestFailure where failure.code == .usage {
        return YearPage(
          try report(ChartRequest()), problem: failure.pageText, actionContext: actionContext)
      } catch let failure as RequestFailure where failure.code == .notFound {
        throw Problem(.notFound, failure.pageText)
      }
    }
    return try site.page(page, of: .year, for: context)
  }
}
