import HTTPServer
import Hummingbird
import WebPorts

/// Adds the files of the page.
///
/// A browser may cache the versioned address of a page indefinitely. Any other address of a file is
/// revalidated each time.
func addStaticRoutes(to router: RouteGroup, site: Site) {
  router.get("/static/:name") { request, context -> Response in
    let name = try context.parameters.require("name")
    guard let entry = site.assets.entry(name, in: site.ports.webSettings().appearance) else {
      throw HTTPError(.notFound)
    }
    let isExact = request.uri.queryParameters["v"].map(String.init) == entry.fingerprint
    let tag = "\"\(entry.fingerprint)\""
    var headers: HTTPFields = [
      .contentType: entry.type, .eTag: tag,
      .cacheControl: isExact ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: entry.buffer))
  }
}
