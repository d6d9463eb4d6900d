import HTTPTypes
import Hummingbird
import HummingbirdCore

/// Adds the stream of events.
func addLiveRoutes(to router: Router<WebContext>, site: Site) {
  let hub = site.ports.live
  router.get("/events") { request, _ -> Response in
    guard hub.hasRoom else {
      throw Problem(
        .serviceUnavailable, "Too many pages are open: close some of them.",
        headers: [.retryAfter: "5"])
    }
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        // Only here, so that a request that never gets to its answer leaves nobody listening.
        let listener = hub.listen(
          wantsPositions: request.uri.queryParameters["position"] == "1",
          after: request.headers[.lastEventID])
        guard let listener else { return try await writer.finish(nil) }
        defer { hub.leave(listener) }
        try await request.body.consumeWithInboundCloseHandler { _ in
          for await message in listener.messages { try await writer.write(message) }
        } onInboundClosed: {
          listener.end()
        }
        try await writer.finish(nil)
      })
  }
}
