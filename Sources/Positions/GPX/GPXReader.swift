import Foundation
import XML

/// Reads the points of the tracks in a GPX file, in parts of any size.
///
/// Waypoints and routes are no recordings and are counted. A document that declares entities is
/// refused, so that none can grow beyond its length.
///
/// Source: GPX 1.0 and 1.1 (topografix.com); libexpat.
public final class GPXReader {
  private static let pointName = "trkpt"
  private static let otherPoints: Set = ["wpt", "rtept"]
  /// The elements in which apps write the accuracy of Android's or Apple's location in metres:
  /// OpenTracks `accuracy_horizontal`, μlogger `accuracy`, others `hacc` and `horaccur`.
  private static let accuracyNames: Set = ["accuracy_horizontal", "accuracy", "hacc", "horaccur"]
  /// The beginnings of `creator`, in lower case, of apps whose `hdop` is that accuracy in metres:
  /// OsmAnd and Locus Map.
  private static let creatorsOfMeters = ["osmand", "locus"]
  /// The longest text of an element that is kept, in bytes.
  private static let longestText = 64

  /// How many points of waypoints and routes were skipped.
  public private(set) var skippedPoints = 0

  private var reader: XMLReader?
  private let take: (GPXPoint) throws -> Void
  private var point: GPXPoint?
  private var hasPoints = false
  private var startsSegment = false
  private var text: [UInt8]?
  private var isGPX = false
  private var hasMeters = false

  /// Creates a reader; `take` gets each point.
  ///
  /// With `isUTF8` the bytes are UTF-8, even if the document declares another encoding.
  ///
  /// - Throws: `GPXError.noLibrary`.
  public init(isUTF8: Bool = false, take: @escaping (GPXPoint) throws -> Void) throws(GPXError) {
    self.take = take
    do {
      reader = try XMLReader(
        isUTF8: isUTF8,
        XMLReader.Handlers(
          begin: { [unowned self] in try begin($0, $1) }, text: { [unowned self] in add($0) },
          end: { [unowned self] in try end($0) }))
    } catch {
      throw GPXError(error)
    }
  }

  /// Reads a part of the file.
  ///
  /// - Throws: `GPXError`, or what `take` throws.
  public func read(_ bytes: [UInt8], isLast: Bool = false) throws {
    do {
      try reader?.read(bytes, isLast: isLast)
    } catch let problem as XMLProblem {
      throw GPXError(problem)
    }
  }

  // MARK: What the parser reports

  private func begin(_ name: String, _ attributes: XMLAttributes) throws {
    guard isGPX || name == "gpx" else { throw GPXError.notGPX }
    if !isGPX {
      isGPX = true
      let creator = attributes["creator"]?.lowercased() ?? ""
      hasMeters = Self.creatorsOfMeters.contains { creator.hasPrefix($0) }
    }
    if Self.otherPoints.contains(name) { skippedPoints += 1 }
    if name == "trkseg" { startsSegment = hasPoints }
    text = point == nil ? nil : []
    guard name == Self.pointName else { return }
    var point = GPXPoint()
    point.latitude = attributes["lat"] ?? ""
    point.longitude = attributes["lon"] ?? ""
    point.startsSegment = startsSegment
    (hasPoints, startsSegment) = (true, false)
    self.point = point
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard let count = text?.count, count < Self.longestText else { return }
    text?.append(contentsOf: bytes.prefix(Self.longestText - count))
  }

  private func end(_ name: String) throws {
    guard let present = point else { return }
    if name == Self.pointName {
      point = nil
      return try take(present)
    }
    let value = String(decoding: text ?? [], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "time": point?.time = value
    case "fix": point?.hasFix = value.lowercased() != "none"
    case "ele": point?.elevation = value
    case "hdop" where hasMeters: point?.accuracy = value
    case "hdop": point?.hdop = value
    case "sat": point?.satellites = value
    case "speed": point?.speed = value
    case "course": point?.course = value
    default: if Self.accuracyNames.contains(name) { point?.accuracy = value }
    }
    text = nil
  }
}
