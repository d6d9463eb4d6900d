import Foundation
import XML

/// Reads the points of the tracks in a KML file, in parts of any size.
///
/// A track has a list of times and one of coordinates, in any order; the n-th of each make a point.
/// Those whose counterpart has not come yet are kept. Placemarks and lines have no times and are
/// counted.
///
/// Source: KML 2.3 (OGC 12-007r2), `Track`; Google's extension `gx:Track`.
public final class KMLTrackReader {
  /// The longest text of an element that is kept, in bytes.
  private static let longestText = 128

  /// How many placemarks with a point or a line were skipped.
  public private(set) var skippedPoints = 0

  private var reader: XMLReader?
  private let take: (GPXPoint) throws -> Void
  private var isKML = false
  private var isInTrack = false
  private var hasPoints = false
  private var startsSegment = false
  private var times: [String] = []
  private var coordinates: [String] = []
  private var text: [UInt8]?

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
          begin: { [unowned self] name, _ in try begin(name) },
          text: { [unowned self] in add($0) }, end: { [unowned self] in try end($0) }))
    } catch {
      throw GPXError(error)
    }
  }

  /// Returns true if a document begins with the root element of KML.
  public static func isKML(beginning bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.firstMatch(of: /<([A-Za-z0-9]+:)?kml[\s>\/]/) != nil && !text.contains("<gpx")
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

  private func begin(_ name: String) throws {
    guard isKML || name == "kml" else { throw GPXError.notGPX }
    isKML = true
    switch name {
    case "Track": (isInTrack, startsSegment) = (true, hasPoints)
    case "Point" where !isInTrack, "LineString" where !isInTrack: skippedPoints += 1
    case "when" where isInTrack, "coord" where isInTrack: text = []
    default: break
    }
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard let count = text?.count, count < Self.longestText else { return }
    text?.append(contentsOf: bytes.prefix(Self.longestText - count))
  }

  private func end(_ name: String) throws {
    guard isInTrack else { return }
    let value = String(decoding: text ?? [], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "when": times.append(value)
    case "coord": coordinates.append(value)
    case "Track":
      // Coordinates without a time are counted by whoever takes the points.
      for coordinate in coordinates { try pass(coordinate, time: "") }
      (isInTrack, times, coordinates) = (false, [], [])
    default: return
    }
    text = nil
    try match()
  }

  /// Passes on the points of which both parts have come.
  private func match() throws {
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
