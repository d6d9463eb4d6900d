import XML

/// The recorded positions of KML: tracks, and placemarks that have a time.
///
/// A track has a list of times and one of coordinates, in any order; the n-th of each make a point.
/// Those whose counterpart has not come yet are kept. A placemark has one time for its point, or
/// two, of a stay there. Placemarks and lines without times are counted.
final class KMLTrack: TrackElements {
  /// How many placemarks with a point or a line were skipped.
  private(set) var skippedPoints = 0

  private let take: (GPXPoint) throws -> Void
  private var isKML = false
  private var isInTrack = false
  private var hasPoints = false
  private var startsSegment = false
  private var times: [String] = []
  private var coordinates: [String] = []
  private var placemark: Placemark?

  /// The parts of a placemark that were read so far.
  private struct Placemark {
    var isInPoint = false
    var position: String?
    var begin = ""
    var end: String?
  }

  /// Creates the elements; `take` gets each point.
  init(_ take: @escaping (GPXPoint) throws -> Void) { self.take = take }

  /// Returns true if a document begins with the root element of KML.
  static func isKML(beginning bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.firstMatch(of: /<([A-Za-z0-9]+:)?kml[\s>\/]/) != nil && !text.contains("<gpx")
  }

  func begin(_ name: String, _ attributes: XMLAttributes) throws -> Bool {
    guard isKML || name == "kml" else { throw GPXError.notGPX }
    isKML = true
    switch name {
    case "Track": (isInTrack, startsSegment) = (true, hasPoints)
    case "Placemark": placemark = Placemark()
    case "Point" where placemark != nil && !isInTrack: placemark?.isInPoint = true
    case "Point" where !isInTrack, "LineString" where !isInTrack: skippedPoints += 1
    default: break
    }
    if isInTrack { return name == "when" || name == "coord" }
    guard let placemark else { return false }
    return ["when", "begin", "end"].contains(name) || placemark.isInPoint && name == "coordinates"
  }

  func end(_ name: String, text: String) throws {
    guard isInTrack else { return try endOfPlacemark(name, text) }
    switch name {
    case "when": times.append(text)
    case "coord": coordinates.append(text)
    case "Track":
      // Coordinates without a time are counted by whoever takes the points.
      for coordinate in coordinates { try pass(coordinate, time: "") }
      (isInTrack, times, coordinates) = (false, [], [])
    default: return
    }
    let count = min(times.count, coordinates.count)
    guard count > 0 else { return }
    for index in 0..<count { try pass(coordinates[index], time: times[index]) }
    times.removeFirst(count)
    coordinates.removeFirst(count)
  }

  private func endOfPlacemark(_ name: String, _ text: String) throws {
    switch name {
    case "when", "begin": placemark?.begin = text
    case "end": placemark?.end = text
    case "Point": placemark?.isInPoint = false
    case "coordinates" where placemark?.isInPoint == true:
      if placemark?.position == nil { placemark?.position = text }
    case "Placemark":
      guard let present = placemark else { return }
      placemark = nil
      guard let position = present.position else { return }
      guard !present.begin.isEmpty || present.end != nil else {
        skippedPoints += 1
        return
      }
      try pass(position, time: present.begin)
      if let end = present.end, end != present.begin { try pass(position, time: end) }
    default: break
    }
  }

  private func pass(_ coordinate: String, time: String) throws {
    let numbers = coordinate.split { $0 == "," || $0.isWhitespace }.map(String.init)
    var point = GPXPoint()
    point.longitude = numbers.first ?? ""
    point.latitude = numbers.dropFirst().first ?? ""
    point.elevation = numbers.dropFirst(2).first ?? ""
    point.time = time
    point.startsSegment = startsSegment
    (hasPoints, startsSegment) = (true, false)
    try take(point)
  }
}
