import Application
import HTTPServer
import Hummingbird
import WebPorts

extension API {
  /// Adds the bucket list; wishes are added, changed and done as tasks.
  func addBucketRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/bucket") { request, _ in
      try await answer(request) {
        let overview = try Overview(
          ports.store, actionContext: actionContext, withStreaks: true)
        let bucket = BucketList(overview)
        let isWhole = FormFields(query: request)["all"] == "1"
        return list((bucket.open + (isWhole ? bucket.cameTrue : [])).map(\.json))
      }
    }
  }
}
