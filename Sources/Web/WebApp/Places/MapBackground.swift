import Application
import Foundation
import Geo
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

/// The background of the map: images that the user has chosen, or a grid of coordinates.
struct MapBackground: Sendable {
  /// The URL of the images with `{z}`, `{x}` and `{y}`; `nil` without images.
  var address: String?
  /// The attribution that the map has to show.
  var attribution: String?
  /// The zoom levels of the images.
  var zooms = 0...19
  /// The south, west, north and east edge of the images, in degrees.
  var bounds: [Double]?
  /// True if the images are photographs, which a dark theme dims instead of inverting.
  var isPhotos = false
  /// Why there are no images although the settings name some.
  var trouble: String?
}

extension Site {
  /// Returns the background that the settings name; a file takes precedence over a URL.
  func mapBackground() -> MapBackground {
    let webSettings = ports.webSettings()
    var background = MapBackground(attribution: webSettings.attribution)
    do {
      if let file = try ports.tiles() {
        background.address = "/tiles/{z}/{x}/{y}?v=\(file.stamp)"
        background.attribution = webSettings.attribution ?? file.attribution
        background.zooms = file.zooms
        background.isPhotos = file.type == "image/jpeg"
        background.bounds = file.corners.map {
          [
            $0.southWest.latitude, $0.southWest.longitude, $0.northEast.latitude,
            $0.northEast.longitude,
          ]
        }
        return background
      }
    } catch {
      background.trouble = PlacePhrase.noMapImages(reason: "\(error)").text
      return background
    }
    background.address = webSettings.tiles
    background.isPhotos = [".jpg", ".jpeg"].contains { webSettings.tiles?.contains($0) == true }
    return background
  }
}

/// Adds Leaflet, which draws the map, from the folder of Debian's package libjs-leaflet.
func addLeafletRoutes(
  to router: RouteGroup, folder: String = LeafletFile.folder
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
  /// The folder of Debian's package libjs-leaflet.
  static let folder = "/usr/share/javascript/leaflet"

  private let path: String
  private let type: String
  private let tag: String
  private let hasGzip: Bool

  private static let types = [
    "leaflet.min.js": "text/javascript; charset=utf-8", "leaflet.css": "text/css; charset=utf-8",
  ]

  /// Finds a file; `nil` if it is not served or not installed.
  init?(_ name: String, in folder: String = folder) {
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
