import Application
import Foundation
import Geo
import Localization
import Model
import Text

/// Places as Placemarks of KML.
///
/// Source: OGC KML 2.3; Google's My Maps and Google Earth for names and extra data.
enum KML {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var reading = ExchangeReading()
    var links = 0
    var parts: Set<String> = []
    var timed = TimedPoints()
    try XMLNode.read(
      bytes, options.work, root: "kml", keeping: "Placemark",
      others: { name in
        if name == "NetworkLink" { links += 1 }
        parts.insert(name)
      },
      take: { node in
        if let track = node.first("Track") {
          reading.hasPositions = true
          return reading.lose(.trackPoint, track.all("coord").count)
        }
        var extra: [String: String] = [:]
        for data in node.all("Data") {
          extra[data.attributes["name"] ?? ""] = data.text(of: "value")
        }
        for data in node.all("SimpleData") { extra[data.attributes["name"] ?? ""] = data.text }
        var position = node.first("Point")?.text(of: "coordinates").map(tuple)
        var radius = extra["radius"].flatMap(Double.init)
        if position == nil {
          guard options.polygonsAsCircles, let area = node.first("outerBoundaryIs"),
            let circle = EnclosingCircle.around(corners(area.first("coordinates")?.text ?? ""))
          else {
            let shapes = ["LineString", "LinearRing", "Polygon", "Model"]
            guard shapes.contains(where: { node.first($0) != nil }) else {
              return reading.lose(.unplaced)
            }
            return reading.lose(.shape)
          }
          position = ("\(circle.center.longitude)", "\(circle.center.latitude)", false)
          radius = circle.radiusMeters
        }
        let isTimed =
          radius == nil && (node.first("TimeStamp") != nil || node.first("TimeSpan") != nil)
        let names = [node.text(of: "name"), node.text(of: "description").map(withoutMarkup)]
        let used = names[0] == nil ? "description" : "name"
        let fields =
          (node.children.filter { !$0.isEmpty }.map(\.name) + extra.keys).filter { $0 != used }
          + (position?.isTall == true ? ["altitude"] : [])
        let add: TimedPoints.Addition = { [position, radius, extra] reading in
          reading.addPlace(
            line: node.line, format: "kml", id: extra["uuid"], names: names,
            latitude: position?.latitude, longitude: position?.longitude, radius: radius,
            tags: extra["tags"].map { $0.split(separator: ",").map { String($0).trimmed } },
            hours: extra["opening_hours"])
          reading.leaveOut(fields, by: .kml)
        }
        guard isTimed, !options.takesTimedPoints else { return add(&reading) }
        timed.keep(named: names[0], add)
      })
    reading.leaveOut(parts, by: .kmlFile)
    if timed.finish(&reading) { reading.hasPositions = true }
    reading.lose(.link, links)
    return reading
  }

  private static func tuple(
    _ text: String
  ) -> (longitude: String?, latitude: String?, isTall: Bool) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let height = parts.count > 2 ? Double(parts[2].trimmed) ?? 0 : 0
    return (parts.first, parts.count > 1 ? parts[1] : nil, height != 0)
  }

  private static func corners(_ text: String) -> [Coordinate] {
    text.split(whereSeparator: \.isWhitespace).compactMap { corner in
      let pair = tuple(String(corner))
      guard let north = pair.latitude.flatMap(Double.init),
        let east = pair.longitude.flatMap(Double.init)
      else { return nil }
      return try? Coordinate(latitude: north, longitude: east)
    }
  }

  /// A description may be HTML; its first line of text names the place.
  private static func withoutMarkup(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let begin = rest.firstIndex(of: "<"), let end = rest[begin...].firstIndex(of: ">") {
      plain += rest[..<begin] + "\n"
      rest = rest[rest.index(after: end)...]
    }
    plain += rest
    return plain.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      .first { !$0.isEmpty } ?? ""
  }

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2">
      <Document>
        <name>Passby</name>

      """)
    for place in contents.places {
      func data(_ name: String, _ value: String) -> String {
        "<Data name=\"\(name)\"><value>\(value.xmlEscaped)</value></Data>"
      }
      let tags = place.tags.isEmpty ? "" : data("tags", place.tags.joined(separator: ","))
      let hours = place.hours.map { data("opening_hours", $0.text) } ?? ""
      try put(
        """
          <Placemark>
            <name>\(place.name.xmlEscaped)</name>
            <ExtendedData>\(data("radius", place.radiusMeters.shortText))\(tags)\(hours)\
        \(data("uuid", place.uuid.uuidString.lowercased()))</ExtendedData>
            <Point><coordinates>\(Coordinate.degrees(place.center.longitude)),\
        \(Coordinate.degrees(place.center.latitude))</coordinates></Point>
          </Placemark>

        """)
    }
    try put("</Document>\n</kml>\n")
  }
}
