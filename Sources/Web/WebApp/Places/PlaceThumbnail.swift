import Foundation
import Geo
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// A small map of one place as SVG: its circle, a scale bar, and the map images of a file.
///
/// An SVG in an `img` element loads nothing, so the images are embedded.
struct PlaceThumbnail {
  private let place: Place
  /// The zoom level at which the circle has its size.
  private let zoom: Double
  private let middle: MercatorPoint

  private static let width = 148.0
  private static let height = 110.0
  /// The radius of the circle in pixels.
  private static let circlePixels = 34.0
  /// The colours of the ground and of the net, and in the dark images that are turned around.
  private static let style = """
    .g{fill:#f1ebe0}.n{stroke:#ddd2c0;fill:none}\
    @media (prefers-color-scheme:dark){.g{fill:#1f1b17}.n{stroke:#40372e}\
    image{filter:invert(1) hue-rotate(180deg) brightness(.92)}\
    circle{stroke:#72d0c3;fill:#72d0c3}text{fill:#f2ece4;stroke:#111}\
    path[stroke='#fff']{stroke:#111}path[stroke='#2a2521']{stroke:#f2ece4}}
    """
  /// The maximum size of the embedded images: two large tiles.
  private static let byteLimit = 600_000

  /// Prepares the map of a place.
  init(_ place: Place) {
    self.place = place
    middle = MercatorPoint(place.center)
    let worlds = place.radiusMeters * middle.worldsPerMeter
    zoom = min(22, max(0, log2(Self.circlePixels / (worlds * 256))))
  }

  /// Returns the SVG over the images of a file.
  func svg(over source: TileSource?) async -> String {
    let scale = 256 * exp2(zoom)
    let radius = max(3, place.radiusMeters * middle.worldsPerMeter * scale)
    let (width, height) = (Self.width, Self.height)
    var pictures = ""
    if let source { pictures = await self.pictures(from: source) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.text(width))" height="\(Self.text(height))" \
      viewBox="0 0 \(Self.text(width)) \(Self.text(height))">\
      <style>\(Self.style)</style>\
      <rect class="g" width="100%" height="100%"/>\
      <g class="p">\(pictures.isEmpty ? net(scale) : pictures)</g>\
      <circle cx="\(Self.text(width / 2))" cy="\(Self.text(height / 2))" r="\(Self.text(radius))" fill="#0f6a60" \
      fill-opacity=".22" stroke="#0b574f" stroke-width="2.5"/>\
      <circle cx="\(Self.text(width / 2))" cy="\(Self.text(height / 2))" r="2.5" fill="#0b574f"/>\
      \(bar(scale))</svg>
      """
  }

  /// Returns grid lines a round number of metres apart.
  private func net(_ scale: Double) -> String {
    let gap = Self.roundMeters(30 / (middle.worldsPerMeter * scale)) * middle.worldsPerMeter * scale
    func lines(_ length: Double) -> [Double] {
      let first = (length / 2).truncatingRemainder(dividingBy: gap)
      return Array(stride(from: first, through: length, by: gap))
    }
    let path =
      lines(Self.width).map { "M\(Self.text($0)) 0V\(Self.text(Self.height))" }
      + lines(Self.height).map { "M0 \(Self.text($0))H\(Self.text(Self.width))" }
    return "<path class=\"n\" d=\"\(path.joined())\"/>"
  }

  /// Returns a scale bar of a round length with its label.
  private func bar(_ scale: Double) -> String {
    let meters = Self.roundMeters(52 / (middle.worldsPerMeter * scale))
    let length = meters * middle.worldsPerMeter * scale
    let words = Localizer.current.length(meters: meters)
    let y = Self.height - 6
    let path = "M6 \(Self.text(y - 4))v4h\(Self.text(length))v-4"
    return """
      <path d="\(path)" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".8"/>\
      <path d="\(path)" fill="none" stroke="#2a2521" stroke-width="1.5"/>\
      <text x="\(Self.text(length + 12))" y="\(Self.text(y))" font-family="sans-serif" font-size="11" \
      stroke="#fff" stroke-width="3" stroke-opacity=".8" paint-order="stroke" fill="#2a2521">\(words)</text>
      """
  }

  /// Returns the largest length of 1, 2 or 5 times a power of ten that is at most a length.
  private static func roundMeters(_ meters: Double) -> Double {
    let power = pow(10, floor(log10(meters)))
    let factor = meters / power
    return power * (factor >= 5 ? 5 : factor >= 2 ? 2 : 1)
  }

  private static func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Returns the images that cover the map, each as it is in the file.
  private func pictures(from source: TileSource) async -> String {
    let level = min(max(Int(zoom.rounded(.down)), source.zooms.lowerBound), source.zooms.upperBound)
    // Too far from the levels of the file: a few pixels over the whole map, or hundreds of images.
    guard (-1.0...4.5).contains(zoom - Double(level)) else { return "" }
    let size = 256 * exp2(zoom - Double(level))
    let count = exp2(Double(level))
    let left = middle.x * count * size - Self.width / 2
    let top = middle.y * count * size - Self.height / 2
    var result = ""
    var bytes = 0
    for row in Int(floor(top / size))...Int(floor((top + Self.height) / size)) {
      for column in Int(floor(left / size))...Int(floor((left + Self.width) / size)) {
        let wrapped = ((column % Int(count)) + Int(count)) % Int(count)
        guard let picture = try? await source.picture(level, wrapped, row) else { continue }
        bytes += picture.bytes.count
        guard bytes <= Self.byteLimit else { return "" }
        let (x, y) = (Double(column) * size - left, Double(row) * size - top)
        // A little larger, so that there is no seam.
        result += """
          <image x="\(Self.text(x))" y="\(Self.text(y))" width="\(Self.text(size + 0.5))" \
          height="\(Self.text(size + 0.5))" \
          href="data:\(picture.type);base64,\(picture.bytes.base64EncodedString())"/>
          """
      }
    }
    return result
  }
}

/// A point of the Web Mercator projection: 0 to 1 from west to east, and from north to south.
///
/// Source: EPSG:3857; cut off at 85.0511 degrees, where the world is a square.
struct MercatorPoint {
  let x: Double
  let y: Double
  /// The length of a metre at this latitude, as a part of the whole square.
  let worldsPerMeter: Double

  init(_ coordinate: Coordinate) {
    let latitude = min(85.0511, max(-85.0511, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360
    y = (1 - asinh(tan(latitude)) / .pi) / 2
    worldsPerMeter = 1 / (2 * .pi * 6_371_008.8 * cos(latitude))
  }
}

extension Site {
  /// Returns the small map of a place.
  func thumbnail(of place: Place, _ request: Request) async throws -> Response {
    let source = try? ports.tiles()
    let language = Localizer.current.language.code
    let tag = "\"\(place.formVersion)-\(source?.stamp ?? "plain")-\(language)\""
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "no-cache"]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "image/svg+xml"
    let svg = await PlaceThumbnail(place).svg(over: source)
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: svg)))
  }
}
