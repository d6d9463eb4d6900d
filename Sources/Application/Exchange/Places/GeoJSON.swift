import Application
import Foundation
import Geo
import Localization
import Model
import Text

/// Places as points of GeoJSON.
///
/// Source: RFC 7946; names and radii as umap, OsmAnd, geojson.io and Nextcloud write them.
enum GeoJSON {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let root = try JSONValue.document(bytes)
    var reading = ExchangeReading()
    var lines = LineCounter(bytes)
    let type = root["type"]?.string
    let features: [JSONValue]
    switch type {
    case "FeatureCollection": features = root["features"]?.list ?? []
    case "Feature": features = [root]
    default:
      throw ExchangeFailure(ExchangePhrase.expected("FeatureCollection", got: type ?? "?"))
    }
    var timed = TimedPoints()
    for (index, feature) in features.enumerated() {
      try options.work.read()
      let line = lines.line(of: feature.slice.bytes.startIndex)
      guard feature.isObject else {
        reading.refuse(
          line: line, "features[\(index)]",
          ExchangePhrase.expected("Feature", got: feature.slice.text.prefix(40).description))
        continue
      }
      guard let geometry = feature["geometry"] else {
        add(feature, line: line, latitude: nil, longitude: nil, radius: nil, &reading)
        continue
      }
      take(geometry, of: feature, line: line, options, &timed, &reading)
    }
    if timed.finish(&reading) { reading.hasPositions = true }
    return reading
  }

  private static let times: Set = [
    "time", "timestamp", "Timestamp", "datetime", "times", "coordTimes",
  ]

  private static func take(
    _ geometry: JSONValue, of feature: JSONValue, line: Int, _ options: ReadingOptions,
    _ timed: inout TimedPoints, _ reading: inout ExchangeReading
  ) {
    let properties = feature["properties"]
    switch geometry["type"]?.string {
    case "Point":
      let position = geometry["coordinates"]?.list ?? []
      let add: TimedPoints.Addition = { reading in
        Self.add(
          feature, line: line, latitude: position.dropFirst().first?.number,
          longitude: position.first?.number, radius: nil, &reading)
      }
      guard !options.takesTimedPoints, properties?.keys.isDisjoint(with: times) == false else {
        return add(&reading)
      }
      let names = ["name", "Name", "title", "Title"]
      timed.keep(named: names.lazy.compactMap { properties?[$0]?.text }.first, add)
    case "Polygon" where options.polygonsAsCircles:
      let ring = geometry["coordinates"]?.list?.first?.list ?? []
      let points = ring.compactMap { point -> Coordinate? in
        guard let pair = point.list, pair.count > 1, let east = pair[0].number,
          let north = pair[1].number
        else { return nil }
        return try? Coordinate(latitude: north, longitude: east)
      }
      guard let circle = EnclosingCircle.around(points) else { return reading.lose(.shape) }
      add(
        feature, line: line, latitude: circle.center.latitude,
        longitude: circle.center.longitude, radius: circle.radiusMeters, &reading)
    default:
      if geometry["type"]?.string == "LineString" { reading.hasPositions = true }
      reading.lose(.shape)
    }
  }

  private static func add(
    _ feature: JSONValue, line: Int, latitude: Double?, longitude: Double?, radius: Double?,
    _ reading: inout ExchangeReading
  ) {
    let properties = feature["properties"]
    func text(_ keys: String...) -> String? {
      keys.lazy.compactMap { properties?[$0]?.text }.first
    }
    var position = (latitude: latitude, longitude: longitude)
    if latitude == 0 && longitude == 0 || feature["geometry"] == nil {
      guard let named = properties.flatMap(named) else { return reading.lose(.unplaced) }
      position = named
    }
    // What Google's Takeout knows of a saved place, in its two layouts.
    let (saved, older) = (properties?["location"], properties?["Location"])
    let tags =
      properties?["tags"].flatMap { tags in
        tags.list?.compactMap(\.string)
          ?? tags.string?.split(separator: ",").map { String($0).trimmed }
      }
    reading.addPlace(
      line: line, format: "geojson",
      id: text("uuid") ?? feature["id"]?.text,
      names: [
        text("name", "Name", "title", "Title"), saved?["name"]?.text,
        older?["Business Name"]?.text, text("cmt"), text("desc", "description"),
        saved?["address"]?.text, older?["Address"]?.text,
      ],
      latitude: position.latitude.map { "\($0)" }, longitude: position.longitude.map { "\($0)" },
      radius: radius ?? properties?["radius"]?.number, tags: tags, hours: text("opening_hours"))
    let isNamed = saved != nil || older != nil || text("name", "Name", "title", "Title") != nil
    let usable = isNamed ? [] : ["cmt", "desc", "description"]
    let used = usable.first { properties?[$0] != nil }
    let isTall = feature["geometry"]?["coordinates"]?.list?.dropFirst(2).first?.number ?? 0 != 0
    reading.leaveOut(
      (properties?.telling ?? []).filter { name in
        name != used && (position.latitude == latitude || !links.contains(name))
      } + (isTall ? ["altitude"] : []), by: .geoJSON)
  }

  private static let links = ["google_maps_url", "Google Maps URL"]

  /// Returns the position that the properties name beside a geometry that has none.
  private static func named(
    _ properties: JSONValue
  ) -> (latitude: Double?, longitude: Double?)? {
    let owners = [properties, properties["Location"]?["Geo Coordinates"]].compactMap(\.self)
    for owner in owners {
      for (north, east) in [("Latitude", "Longitude"), ("latitude", "longitude"), ("lat", "lon")] {
        if let latitude = owner[north]?.number, let longitude = owner[east]?.number {
          return (latitude, longitude)
        }
      }
    }
    for key in links {
      if let link = properties[key]?.string.flatMap(MapLink.init(in:)) {
        return (link.coordinate.latitude, link.coordinate.longitude)
      }
    }
    return nil
  }

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put("{\"type\":\"FeatureCollection\",\"features\":[")
    var separator = "\n"
    for place in contents.places {
      let hours = place.hours.map { [("opening_hours", JSON.string($0.text))] } ?? []
      let properties = JSON.object(
        [
          ("name", .string(place.name)), ("radius", .number(place.radiusMeters)),
          ("tags", .array(place.tags.map { .string($0) })),
        ] + hours + [("uuid", .string(place.uuid.uuidString.lowercased()))])
      try put(
        """
        \(separator){"type":"Feature","geometry":{"type":"Point","coordinates":\
        [\(Coordinate.degrees(place.center.longitude)),\
        \(Coordinate.degrees(place.center.latitude))]},"properties":\(properties.text)}
        """)
      separator = ",\n"
    }
    for fix in contents.positions {
      try put(
        """
        \(separator){"type":"Feature","geometry":{"type":"Point","coordinates":\
        [\(Coordinate.degrees(fix.coordinate.longitude)),\
        \(Coordinate.degrees(fix.coordinate.latitude))]},\
        "properties":{"time":"\(Instant.milliseconds(fix.time))",\
        "accuracy":\((fix.accuracyMeters / Fix.accuracyFactor).shortText)}}
        """)
      separator = ",\n"
    }
    try put("\n]}\n")
  }
}
