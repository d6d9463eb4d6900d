import CLibraries
import Foundation

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

  private let parser: XML_Parser
  private let take: (GPXPoint) throws -> Void
  private var point: GPXPoint?
  private var text: [UInt8]?
  private var isGPX = false
  private var hasMeters = false
  private var failure: (any Error)?

  /// Creates a reader; `take` gets each point.
  ///
  /// With `isUTF8` the bytes are UTF-8, even if the document declares another encoding.
  ///
  /// - Throws: `GPXError.noLibrary`.
  public init(isUTF8: Bool = false, take: @escaping (GPXPoint) throws -> Void) throws(GPXError) {
    if let problem = passby_expat_load() { throw .noLibrary(reason: String(cString: problem)) }
    parser = XML_ParserCreate(isUTF8 ? "UTF-8" : nil)
    self.take = take
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { user, name, attributes in
        GPXReader.at(user)?.begin(GPXReader.local(name), attributes)
      },
      { user, name in GPXReader.at(user)?.end(GPXReader.local(name)) })
    XML_SetCharacterDataHandler(parser) { user, bytes, count in
      guard let bytes, count > 0 else { return }
      GPXReader.at(user)?.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
    XML_SetEntityDeclHandler(parser) { user, _, _, _, _, _, _, _, _ in
      guard let reader = GPXReader.at(user) else { return }
      reader.stop(GPXError.malformed(line: reader.line, reason: "entity declaration"))
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Reads a part of the file.
  ///
  /// - Throws: `GPXError`, or what `take` throws.
  public func read(_ bytes: [UInt8], isLast: Bool = false) throws {
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        isLast ? 1 : 0)
    }
    if let failure { throw failure }
    guard status != XML_STATUS_ERROR else {
      throw GPXError.malformed(
        line: line,
        reason: XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "")
    }
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  // MARK: What the parser reports

  private static func at(_ user: UnsafeMutableRawPointer?) -> GPXReader? {
    user.map { Unmanaged<GPXReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the name of an element without its prefix.
  private static func local(_ name: UnsafePointer<XML_Char>?) -> String {
    let name = name.map { String(cString: $0) } ?? ""
    return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func stop(_ error: any Error) {
    guard failure == nil else { return }
    failure = error
    XML_StopParser(parser, XML_FALSE)
  }

  private func begin(
    _ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard isGPX || name == "gpx" else { return stop(GPXError.notGPX) }
    if !isGPX {
      isGPX = true
      let creator = Self.values(attributes)["creator"]?.lowercased() ?? ""
      hasMeters = Self.creatorsOfMeters.contains { creator.hasPrefix($0) }
    }
    if Self.otherPoints.contains(name) { skippedPoints += 1 }
    text = point == nil ? nil : []
    guard name == Self.pointName else { return }
    let values = Self.values(attributes)
    var point = GPXPoint()
    point.latitude = values["lat"] ?? ""
    point.longitude = values["lon"] ?? ""
    self.point = point
  }

  private static func values(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [String: String] {
    var values: [String: String] = [:]
    var next = attributes
    while let present = next, let name = present[0], let value = present[1] {
      values[String(cString: name)] = String(cString: value)
      next = present + 2
    }
    return values
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard let count = text?.count, count < Self.longestText else { return }
    text?.append(contentsOf: bytes.prefix(Self.longestText - count))
  }

  private func end(_ name: String) {
    guard let present = point else { return }
    if name == Self.pointName {
      point = nil
      do { try take(present) } catch { stop(error) }
      return
    }
    let value = String(decoding: text ?? [], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    switch name {
    case "time": point?.time = value
    case "ele": point?.elevation = value
    case "hdop" where hasMeters: point?.accuracy = value
    case "hdop": point?.hdop = value
    case "speed": point?.speed = value
    case "course": point?.course = value
    default: if Self.accuracyNames.contains(name) { point?.accuracy = value }
    }
    text = nil
  }
}
