/// A picture without anything that is not needed to show it.
///
/// The bytes are those of the file, except what was removed: metadata (EXIF, XMP, IPTC), comments,
/// embedded thumbnails, unknown parts and whatever follows the end. The colour profile stays. So
/// does the orientation, in an EXIF block that holds nothing else, so that a saved copy is shown
/// upright by other programs too. The picture is not decoded: no pixel changes, and a small file
/// that claims to be a huge picture costs nothing.
package struct Picture: Sendable, Hashable {
  /// JPEG, PNG or WebP.
  package let format: PictureFormat
  /// The width in pixels as stored, before it is turned.
  package let width: Int
  /// The height in pixels as stored, before it is turned.
  package let height: Int
  /// The orientation from 1 (upright) to 8, as EXIF counts them.
  package let orientation: Int
  /// The file.
  package let bytes: [UInt8]

  /// Removes from a file what is not needed to show it; O(bytes), with one copy of what is kept.
  package init(stripping bytes: [UInt8], limits: PictureLimits) throws(PictureProblem) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.bytes else {
      throw .tooManyBytes(bytes.count, limit: limits.bytes)
    }
    let format = PictureFormat(sniffing: bytes)
    switch format {
    case .jpeg?:
      var stripper = JPEGStripper(bytes, limits: limits)
      self = try stripper.picture()
    case .png?:
      var stripper = PNGStripper(bytes, limits: limits)
      self = try stripper.picture()
    case .webp?:
      var stripper = WebPStripper(bytes, limits: limits)
      self = try stripper.picture()
    default:
      throw .notKept(format)
    }
  }

  /// Wraps what a stripper has found.
  init(format: PictureFormat, width: Int, height: Int, orientation: Int, bytes: [UInt8]) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.bytes = bytes
  }
}
