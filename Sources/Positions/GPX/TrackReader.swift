/// A reader of the tracks in an XML file.
public protocol TrackReader: AnyObject {
  /// How many points that are no part of a track were skipped.
  var skippedPoints: Int { get }

  /// Reads a part of the file.
  ///
  /// - Throws: `GPXError`, or what takes the points throws.
  func read(_ bytes: [UInt8], isLast: Bool) throws
}

extension GPXReader: TrackReader {}

extension KMLTrackReader: TrackReader {}

/// Returns the reader for a file with these first bytes; `take` gets each point.
///
/// With `isUTF8` the bytes are UTF-8, even if the document declares another encoding.
///
/// - Throws: `GPXError.noLibrary`.
public func trackReader(
  beginning bytes: [UInt8], isUTF8: Bool, take: @escaping (GPXPoint) throws -> Void
) throws(GPXError) -> any TrackReader {
  if KMLTrackReader.isKML(beginning: bytes) {
    return try KMLTrackReader(isUTF8: isUTF8, take: take)
  }
  return try GPXReader(isUTF8: isUTF8, take: take)
}
