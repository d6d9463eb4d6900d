import Application
import Hummingbird
import Localization

/// Adds what a browser needs to get reminders while no page is open.
func addPushRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/push/key") { _, _ -> Response in
    guard let push = site.ports.push else { throw HTTPError(.notFound) }
    return Response(json: .object([("key", .string(try push.publicKey()))]))
  }
  router.post("/push") { request, context -> Response in
    guard let push = site.ports.push else { throw HTTPError(.notFound) }
    let form = context.form
    let isTaken = try await push.add(
      form["endpoint"] ?? "", form["key"] ?? "", form["secret"] ?? "")
    guard isTaken else {
      throw Problem(
        .unprocessableContent, WebPhrase.noSubscription.text, code: "usage", field: "endpoint")
    }
    return Response(json: .object([("ok", .bool(true))]))
  }
  router.post("/push/remove") { request, context -> Response in
    guard let push = site.ports.push else { throw HTTPError(.notFound) }
    try await push.remove(context.form["endpoint"] ?? "")
    return Response(json: .object([("ok", .bool(true))]))
  }
}
