import Application
import HTTPServer
import Hummingbird
import Model
import Text
import WebPorts

extension API {
  /// Adds the charts, which the table `ChartKind.all` lists.
  func addChartRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/charts/:name") { request, context in
      try await answer(request) {
        let kind = try ChartKind.named(context.parameters.get("name") ?? "")
        let fields = FormFields(query: request)
        let (now, wanted) = (actionContext, ChartRequest { fields[$0.rawValue] })
        let json = try ports.store.withSnapshot { snapshot in
          let reader = try ChartReader(wanted, in: snapshot, actionContext: now)
          // Wrong numbers are refused for charts that take none, too.
          _ = try (reader.weeks(), reader.year())
          return try kind.data(reader).json
        }
        return response(json, tag: APITag.text([json]))
      }
    }
  }
}
