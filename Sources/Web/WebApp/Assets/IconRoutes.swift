import Appearance
import Application
import HTTPServer
import Hummingbird
import Localization
import Text
import WebPorts

/// Adds the files that browsers look for by themselves: `/favicon.ico`, the manifest, and the
/// service worker, which stands at the root because its folder is what it can serve.
func addIconRoutes(to router: RouteGroup, site: Site) {
  router.get("/favicon.ico") { request, _ -> Response in
    let icon = site.ports.webSettings().appearance.icon
    guard let picture = Asset.all.first(where: { $0.name == "icon-\(icon.rawValue).png" }) else {
      throw HTTPError(.notFound)
    }
    return .revalidated(IconFile.bytes(png: picture.bytes), type: "image/x-icon", request)
  }
  router.get("/sw.js") { request, _ -> Response in
    guard let script = Asset.all.first(where: { $0.name == "sw.js" }) else {
      throw HTTPError(.notFound)
    }
    return .revalidated(Array(script.bytes), type: script.type, request)
  }
  router.get("/manifest.webmanifest") { request, _ -> Response in
    let webSettings = site.ports.webSettings()
    let manifest = Manifest(
      webSettings.appearance, assets: site.assets, base: webSettings.basePath)
    return .revalidated(
      Array(manifest.json.text.utf8), type: "application/manifest+json", request)
  }
}

/// An icon file that holds one picture.
enum IconFile {
  /// Returns a file around a PNG of at most 255 x 255 pixels.
  ///
  /// Source: the ICO format, whose entries may be PNG files since Windows Vista; a header of 6
  /// bytes, one entry of 16, the picture.
  static func bytes(png: some Collection<UInt8>) -> [UInt8] {
    // Of a PNG, the bytes 16 to 23 are its width and height, the most significant first.
    let size = png.dropFirst(16).prefix(8)
    let (width, height) = (size.dropFirst(3).first ?? 0, size.dropFirst(7).first ?? 0)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: png.count >> (8 * $0)) }
    var bytes: [UInt8] = [0, 0, 1, 0, 1, 0, width, height, 0, 0, 1, 0, 32, 0]
    bytes += length
    bytes += [22, 0, 0, 0]
    bytes += png
    return bytes
  }
}

/// The manifest with which a browser installs the page.
///
/// Source: Web Application Manifest (W3C).
struct Manifest {
  /// The members.
  let json: JSON

  /// Creates the manifest of an appearance, for a site below a path.
  init(_ appearance: Appearance, assets: AssetTable, base: BasePath) {
    func asset(_ name: String) -> String? { assets[name].map { base.address($0.address) } }
    func icon(_ file: String, type: String, sizes: String, purpose: String) -> JSON {
      .object([
        ("src", .string(asset("icon-\(appearance.icon.rawValue).\(file)") ?? "")),
        ("type", .string(type)), ("sizes", .string(sizes)), ("purpose", .string(purpose)),
      ])
    }
    let home = JSON.string(base.address("/"))
    let ground = JSON.string(appearance.ground.page.hex)
    json = .object([
      ("name", .string("Passby")), ("short_name", .string("Passby")), ("id", home),
      ("start_url", home), ("scope", home), ("display", .string("standalone")),
      ("background_color", ground), ("theme_color", ground),
      (
        "icons",
        .array([
          icon("svg", type: "image/svg+xml", sizes: "any", purpose: "any"),
          icon("png", type: "image/png", sizes: "192x192", purpose: "any"),
          icon("png", type: "image/png", sizes: "192x192", purpose: "maskable"),
        ])
      ),
      ("shortcuts", .array(Self.shortcuts(base))), ("share_target", Self.shareTarget(base)),
      ("screenshots", .array(Self.screenshots(asset))),
    ])
  }

  /// The pages that the icon offers when it is pressed for long.
  private static func shortcuts(_ base: BasePath) -> [JSON] {
    let pages: [(any Phrase, String)] = [
      (TaskPagePhrase.newTask, "/tasks/new"), (PlacePhrase.nearYou(age: nil), "/map"),
      (PlanPagePhrase.today, "/"),
    ]
    return pages.map { name, address in
      .object([("name", .string(name.text)), ("url", .string(base.address(address)))])
    }
  }

  /// Where other apps share a text, a link or a position with this one.
  ///
  /// Source: Web Share Target API (W3C draft).
  private static func shareTarget(_ base: BasePath) -> JSON {
    .object([
      ("action", .string(base.address("/share"))), ("method", .string("GET")),
      (
        "params",
        .object([
          ("title", .string("title")), ("text", .string("text")), ("url", .string("url")),
        ])
      ),
    ])
  }

  /// The pictures that a browser shows before it installs the page; `make pictures` takes them.
  private static func screenshots(_ asset: (String) -> String?) -> [JSON] {
    [("wide", "1000x640"), ("narrow", "390x800")].compactMap { form, sizes in
      guard let address = asset("screenshot-\(form).png") else { return nil }
      return .object([
        ("src", .string(address)), ("type", .string("image/png")), ("sizes", .string(sizes)),
        ("form_factor", .string(form)),
      ])
    }
  }
}

extension Response {
  /// Creates a response that a browser revalidates each time, so that it is sent only once.
  fileprivate static func revalidated(
    _ bytes: [UInt8], type: String, _ request: Request
  ) -> Response {
    let tag = "\"\(Fingerprint.text(bytes))\""
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "no-cache"]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = type
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
