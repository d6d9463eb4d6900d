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

/// A point of a track, with the texts of the file.
package struct GPXPoint: Sendable, Hashable {
  /// Degrees north, as text.
  package var latitude = ""
  /// Degrees east, as text.
  package var longitude = ""
  /// The time, as text; empty without one.
  package var time = ""
  /// Metres above sea level, as text.
  package var elevation = ""
  /// Horizontal dilution of precision, as text.
  package var hdop = ""
  /// The radius in metres in which the receiver is with 68 %, as text.
  package var accuracy = ""
  /// Metres per second, as text.
  package var speed = ""
  /// Degrees from true north, as text.
  package var course = ""

  /// The number of satellites used, as text.
  package var satellites = ""
  /// True for the first point of a segment other than the first: nothing links it to those before.
  package var startsSegment = false

  /// False where the receiver says that it had no fix.
  package var hasFix = true

  /// Creates an empty point.
  package init() {}
}

/// Why a file is not read as GPX.
package enum GPXError: Error, Hashable {
  /// It is not well-formed XML, or it declares entities; the line is that of the first fault.
  case malformed(line: Int, reason: String)
  /// It is XML of another kind.
  case notGPX
  /// There is no libexpat; the reason names it.
  case noLibrary(reason: String)
}

extension GPXError {
  /// The error of a document.
  init(_ problem: XMLProblem) {
    self =
      switch problem {
      case .noLibrary(let reason): .noLibrary(reason: reason)
      case .malformed(let line, let reason): .malformed(line: line, reason: reason)
      case .entities(let line): .malformed(line: line, reason: "entity declaration")
      case .deep(let line): .malformed(line: line, reason: "more than 64 levels")
      case .longAttribute(let line): .malformed(line: line, reason: "attribute above 64 kB")
      }
  }
}
