import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

/// Adds the tiles of a file of map images.
func addTileRoutes(to router: RouteGroup, site: Site) {
  router.get("/tiles/:z/:x/:y") { request, context -> Response in
    guard let source = try? site.ports.tiles() else {
      throw Problem(.notFound, PlacePhrase.noTileFile)
    }
    let numbers = ["z", "x", "y"].compactMap { name in
      context.parameters.get(name).flatMap { Int($0) }
    }
    guard numbers.count == 3 else { throw HTTPError(.notFound) }
    let tag = "\"\(source.stamp)-\(numbers.map(String.init).joined(separator: "-"))\""
    let isExact = FormFields(query: request)["v"] == source.stamp
    var headers: HTTPFields = [
      .eTag: tag,
      .cacheControl: isExact ? "private, max-age=2592000, immutable" : "no-cache",
    ]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      return Response(status: .notModified, headers: headers)
    }
    guard let picture = try await source.picture(numbers[0], numbers[1], numbers[2]) else {
      throw Problem(.notFound, PlacePhrase.noTile)
    }
    headers[.contentType] = picture.type
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
  }
}
