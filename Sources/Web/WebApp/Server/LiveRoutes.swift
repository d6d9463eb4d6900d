import HTTPServer
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Localization
import Model
import WebPorts

/// Adds the stream of events.
func addLiveRoutes(to router: RouteGroup, site: Site) {
  let hub = site.ports.live
  router.get("/events") { request, context -> Response in
    guard let grant = context.grant else { throw HTTPError(.unauthorized) }
    let viewer = try site.ports.viewer(of: context.account)
    guard viewer.person != nil else { throw HTTPError(.unauthorized) }
    guard hub.hasRoom(for: context.remoteAddress) else {
      throw Problem(
        .serviceUnavailable, WebPhrase.tooManyPages.text,
        headers: [.retryAfter: "5"])
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
        // nginx would hold events back until its buffer is full.
        .accelBuffering: "no",
      ],
      body: ResponseBody { writer in
        // Opened only here, so that a request that ends before its response leaves no listener.
        let listener = hub.listen(
          from: context.remoteAddress,
          wantsPositions: request.uri.queryParameters["position"] == "1",
          after: request.headers[.lastEventID], grant: grant, viewer: viewer)
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
