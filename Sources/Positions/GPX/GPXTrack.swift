import Geo
import XML

final class GPXTrack: TrackElements {
  private static let pointName = "trkpt"
  private static let otherPoints: Set = ["wpt", "rtept"]
  /// The beginnings of `creator`, in lower case, of apps whose `hdop` is that accuracy in metres:
  /// OsmAnd and Locus Map.
  private static let creatorsOfMeters = ["osmand", "locus"]
  /// How many points of waypoints and routes were skipped.
  private(set) var skippedPoints = 0

  private let take: (GPXPoint) throws -> Void
  private var point: GPXPoint?
  private var hasPoints = false
  private var startsSegment = false
  private var isGPX = false
  private var hasMeters = false

  /// Creates the elements; `take` gets each point.
  init(_ take: @escaping (GPXPoint) throws -> Void) { self.take = take }

  func begin(_ name: String, _ attributes: XMLAttributes) throws -> Bool {
    guard isGPX || name == "gpx" else { throw GPXError.notGPX }
    if !isGPX {
      isGPX = true
      let creator = attributes["creator"]?.lowercased() ?? ""
      hasMeters = Self.creatorsOfMeters.contains { creator.hasPrefix($0) }
    }
    if Self.otherPoints.contains(name) { skippedPoints += 1 }
    if name == "trkseg" { startsSegment = hasPoints }
    guard name == Self.pointName else { return point != nil }
    var point = GPXPoint()
    point.latitude = attributes["lat"] ?? ""
    point.longitude = attributes["lon"] ?? ""
    point.startsSegment = startsSegment
    (hasPoints, startsSegment) = (true, false)
    self.point = point
    return false
  }

  func end(_ name: String, text value: String) throws {
    guard let present = point else { return }
    if name == Self.pointName {
      point = nil
      return try take(present)
    }
    switch name {
    case "time": point?.time = value
    case "fix": point?.hasFix = value.lowercased() != "none"
    case "ele": point?.elevation = value
    case "hdop" where hasMeters: point?.accuracy = value
    case "hdop": point?.hdop = value
    case "sat": point?.satellites = value
    case "speed": point?.speed = value
    case "course": point?.course = value
    default: if AccuracyName.isOne(name) { point?.accuracy = value }
    }
  }
}
