import Application
import Foundation
import Geo
import Localization
import Model
import Text

/// Places as waypoints of OwnTracks, alone (otrw) or in a configuration (otrc).
///
/// Of a configuration nothing but the waypoints is read, above all no password.
///
/// Source: owntracks.org/booklet, JSON (_type=waypoints, waypoint, configuration).
enum Waypoints {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let root = try JSONValue.document(bytes)
    let list: [JSONValue]
    if let elements = root.list {
      list = elements
    } else if root["_type"]?.string == "waypoint" {
      list = [root]
    } else if let elements = root["waypoints"]?.list {
      list = elements
    } else if root["_type"]?.string == "configuration" {
      list = []
    } else {
      throw ExchangeFailure(
        ExchangePhrase.expected("\"waypoints\": […]", got: root["_type"]?.string ?? "?"))
    }
    var reading = ExchangeReading()
    var lines = LineCounter(bytes)
    for (index, point) in list.enumerated() {
      try options.work.read()
      let line = lines.line(of: point.slice.bytes.startIndex)
      guard point.isObject else {
        reading.refuse(
          line: line, "waypoints[\(index)]", ExchangePhrase.expected("{…}", got: "?"))
        continue
      }
      guard ["waypoint", nil].contains(point["_type"]?.string) else {
        let isRecorded = point["_type"]?.string == "location"
        if isRecorded { reading.hasPositions = true }
        reading.lose(isRecorded ? .trackPoint : .notPlace)
        continue
      }
      guard point["lat"] != nil || point["uuid"] == nil else {
        reading.lose(.beacon)
        continue
      }
      reading.addPlace(
        line: line, format: "otrw",
        id: point["rid"]?.text ?? point["tst"].flatMap { $0.integer.map { "tst \($0)" } },
        names: [point["desc"]?.string], latitude: point["lat"]?.text,
        longitude: point["lon"]?.text, radius: point["rad"]?.number, tags: nil)
      reading.leaveOut(point.telling, by: .owntracks)
    }
    return reading
  }

  private static func waypoints(_ contents: ExchangeContents) -> JSON {
    .array(
      contents.places.map { place in
        .object([
          ("_type", .string("waypoint")), ("desc", .string(place.name)),
          ("lat", .written(Coordinate.degrees(place.center.latitude))),
          ("lon", .written(Coordinate.degrees(place.center.longitude))),
          ("rad", .integer(Int(place.radiusMeters.rounded()))),
          ("rid", .string(place.uuid.uuidString.lowercased())),
          ("tst", .integer(Int(place.created.timeIntervalSince1970))),
        ])
      })
  }

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put(
      JSON.object([("_type", .string("waypoints")), ("waypoints", waypoints(contents))]).text
        + "\n")
  }

  @Sendable static func writeConfiguration(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put(
      JSON.object([("_type", .string("configuration")), ("waypoints", waypoints(contents))]).text
        + "\n")
  }
}
