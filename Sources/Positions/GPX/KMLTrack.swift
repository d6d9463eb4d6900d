import XML

/// The elements of the tracks of KML.
///
/// A track has a list of times and one of coordinates, in any order; the n-th of each make a point.
/// Those whose counterpart has not come yet are kept. Placemarks and lines have no times and are
/// counted.
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
    case "Point" where !isInTrack, "LineString" where !isInTrack: skippedPoints += 1
    default: break
    }
    return isInTrack && (name == "when" || name == "coord")
  }

  func end(_ name: String, text: String) throws {
    guard isInTrack else { return }
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
