import Application
import Foundation
import Geo
import Localization
import Model
import Text

/// Places as waypoints of GPX, and recorded positions as a track.
///
/// Source: GPX 1.1 (topografix.com); Garmin's GpxExtensions v3 for the radius.
enum GPXPlaces {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var reading = ExchangeReading()
    var points = 0
    var hasMetadata = false
    var timed = TimedPoints()
    try XMLNode.read(
      bytes, options.work, root: "gpx", keeping: "wpt",
      others: { name in
        if name == "trkpt" { reading.hasPositions = true }
        if name == "trkpt" || name == "rtept" { points += 1 }
        if name == "metadata" { hasMetadata = true }
      },
      take: { node in
        let own = node.first("place")
        let radius =
          own?.attributes["radius"].flatMap(Double.init)
          ?? (node.first("Proximity") ?? node.first("proximity")).flatMap { Double($0.text) }
        let tags =
          own.map { $0.all("tag").map(\.text) }
          ?? node.text(of: "type").map { $0.split(separator: ",").map { String($0).trimmed } }
        let names = [node.text(of: "name"), node.text(of: "cmt"), node.text(of: "desc")]
        let used = ["name", "cmt", "desc"][names.firstIndex { $0 != nil } ?? 0]
        // Some programs write the name again as a description.
        let again = node.text(of: used)
        let parts = node.children.flatMap { child in
          switch child.name {
          case used: [XMLNode]()
          case "cmt", "desc": child.text == again ? [] : [child]
          case "extensions": child.children
          default: [child]
          }
        }
        let fields = parts.flatMap { $0.name == "WaypointExtension" ? $0.children : [$0] }
          .filter { !$0.isEmpty }.map(\.name)
        let add: TimedPoints.Addition = { reading in
          reading.addPlace(
            line: node.line, format: "gpx", id: own?.attributes["uuid"], names: names,
            latitude: node.attributes["lat"], longitude: node.attributes["lon"], radius: radius,
            tags: tags, hours: own?.attributes["hours"])
          reading.leaveOut(fields, by: .gpx)
        }
        guard !options.takesTimedPoints, node.text(of: "time") != nil else { return add(&reading) }
        timed.keep(named: names.lazy.compactMap(\.self).first, add)
      })
    _ = timed.finish(&reading)
    reading.lose(.trackPoint, points)
    if hasMetadata { reading.leaveOut(["metadata"], by: .gpxFile) }
    return reading
  }

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Passby" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3" \
      xmlns:passby="https://passby.invalid/gpx/1">

      """)
    for place in contents.places {
      let radius = place.radiusMeters.shortText
      let type =
        place.tags.isEmpty
        ? "" : "\n    <type>\(place.tags.joined(separator: ",").xmlEscaped)</type>"
      let tags = place.tags.map { "<passby:tag>\($0.xmlEscaped)</passby:tag>" }.joined()
      let hours = place.hours.map { " hours=\"\($0.text.xmlEscaped)\"" } ?? ""
      try put(
        """
          <wpt lat="\(Coordinate.degrees(place.center.latitude))" \
        lon="\(Coordinate.degrees(place.center.longitude))">
            <name>\(place.name.xmlEscaped)</name>\(type)
            <extensions>
              <gpxx:WaypointExtension><gpxx:Proximity>\(radius)</gpxx:Proximity>\
        </gpxx:WaypointExtension>
              <passby:place radius="\(radius)" uuid="\(place.uuid.uuidString.lowercased())"\(hours)>\
        \(tags)</passby:place>
            </extensions>
          </wpt>

        """)
    }
    if !contents.positions.isEmpty {
      try put("  <trk>\n    <trkseg>\n")
      for fix in contents.positions {
        try put(
          """
                <trkpt lat="\(Coordinate.degrees(fix.coordinate.latitude))" \
          lon="\(Coordinate.degrees(fix.coordinate.longitude))">\
          <time>\(Instant.milliseconds(fix.time))</time><extensions><passby:accuracy>\
          \((fix.accuracyMeters / Fix.accuracyFactor).shortText)\
          </passby:accuracy></extensions></trkpt>

          """)
      }
      try put("    </trkseg>\n  </trk>\n")
    }
    try put("</gpx>\n")
  }
}

extension Double {
  /// The number with at most two decimals: `80`, `82.5`.
  var shortText: String {
    let value = (self * 100).rounded() / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}
