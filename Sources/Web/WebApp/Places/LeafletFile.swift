import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

/// Adds Leaflet, which draws the map, from the folder of Debian's package libjs-leaflet.
func addLeafletRoutes(
  to router: RouteGroup, folder: String = "/usr/share/javascript/leaflet"
) {
  router.get("/leaflet/:name") { request, context -> Response in
    guard let file = LeafletFile(try context.parameters.require("name"), in: folder) else {
      throw Problem(.notFound, PlacePhrase.leafletMissing)
    }
    return try file.response(to: request)
  }
}

/// One of the two files of Leaflet that the map uses.
struct LeafletFile {
  private let path: String
  private let type: String
  private let tag: String
  private let hasGzip: Bool

  private static let types = [
    "leaflet.min.js": "text/javascript; charset=utf-8", "leaflet.css": "text/css; charset=utf-8",
  ]

  /// Finds a file; `nil` if it is not served or not installed.
  init?(_ name: String, in folder: String) {
    guard let type = Self.types[name] else { return nil }
    path = "\(folder)/\(name)"
    self.type = type
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    tag = "\"\(size)-\(Int(date.timeIntervalSince1970))\""
    hasGzip = FileManager.default.isReadableFile(atPath: path + ".gz")
  }

  /// Returns the file, compressed if the browser accepts that.
  func response(to request: Request) throws -> Response {
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "no-cache", .vary: "Accept-Encoding"]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      return Response(status: .notModified, headers: headers)
    }
    let isGzip = hasGzip && request.headers[.acceptEncoding]?.contains("gzip") == true
    let bytes = try Data(contentsOf: URL(filePath: isGzip ? path + ".gz" : path))
    headers[.contentType] = type
    if isGzip { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
