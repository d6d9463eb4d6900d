import Hummingbird

/// Adds the files of the page.
///
/// Under the address that a page gives, which names the file's version, a browser keeps a file for ever; under any other it asks each time
/// whether it has changed.
func addStaticRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/static/:name") { request, context -> Response in
    let name = try context.parameters.require("name")
    guard let entry = site.assets[name] else { throw HTTPError(.notFound) }
    let isExact = request.uri.queryParameters["v"].map(String.init) == entry.fingerprint
    let tag = "\"\(entry.fingerprint)\""
    var headers: HTTPFields = [
      .contentType: entry.asset.type, .eTag: tag,
      .cacheControl: isExact ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: entry.buffer))
  }
}
