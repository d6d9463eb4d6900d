import Foundation
import XML

/// Reads the points of the tracks in a GPX or KML file, in parts of any size.
///
/// Points of other kinds, such as waypoints, are no recordings and are counted. A document that
/// declares entities is refused, so that none can grow beyond its length.
///
/// Source: GPX 1.0 and 1.1 (topografix.com); KML 2.3 (OGC 12-007r2); libexpat.
package final class TrackReader {
  /// The longest text of an element that is kept, in bytes.
  private static let longestText = 128

  /// How many points that are no part of a track were skipped.
  package var skippedPoints: Int { track.skippedPoints }

  /// True if the file is KML, by its first bytes.
  package var isKML: Bool { track is KMLTrack }

  private let track: any TrackElements
  private var reader: XMLReader?
  private var text: [UInt8]?

  /// Creates a reader; `take` gets each point.
  ///
  /// The first bytes of the file decide between GPX and KML; without them it is GPX. With `isUTF8`
  /// the bytes are UTF-8, even if the document declares another encoding.
  ///
  /// - Throws: `GPXError.noLibrary`.
  package init(
    beginning bytes: [UInt8] = [], isUTF8: Bool = false,
    take: @escaping (GPXPoint) throws -> Void
  ) throws(GPXError) {
    track = KMLTrack.isKML(beginning: bytes) ? KMLTrack(take) : GPXTrack(take)
    do {
      reader = try XMLReader(
        isUTF8: isUTF8,
        XMLReader.Handlers(
          begin: { [unowned self] in text = try track.begin($0, $1) ? [] : nil },
          text: { [unowned self] in add($0) }, end: { [unowned self] in try end($0) }))
    } catch {
      throw GPXError(error)
    }
  }

  /// Reads a part of the file.
  ///
  /// - Throws: `GPXError`, or what `take` throws.
  package func read(_ bytes: [UInt8], isLast: Bool = false) throws {
    do {
      try reader?.read(bytes, isLast: isLast)
    } catch let problem as XMLProblem {
      throw GPXError(problem)
    }
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard let count = text?.count, count < Self.longestText else { return }
    text?.append(contentsOf: bytes.prefix(Self.longestText - count))
  }

  private func end(_ name: String) throws {
    let value = text.map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    text = nil
    try track.end(name, text: value ?? "")
  }
}

/// The elements of a format from which points are made.
protocol TrackElements: AnyObject {
  /// How many points that are no part of a track were skipped.
  var skippedPoints: Int { get }

  /// Begins an element; returns true if its text is needed.
  ///
  /// - Throws: `GPXError.notGPX` for a document of another format.
  func begin(_ name: String, _ attributes: XMLAttributes) throws -> Bool

  /// Ends an element with its text, which is empty where it is not needed.
  ///
  /// - Throws: What takes the points throws.
  func end(_ name: String, text: String) throws
}
