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

/// Why a file is not kept as a picture.
package enum PictureProblem: Error, Sendable, Hashable {
  /// The file has no bytes.
  case empty
  /// The file is something else, named where it is known.
  case notKept(PictureFormat?)
  /// The file ends too early.
  case truncated(PictureFormat)
  /// The file contradicts its format.
  case damaged(PictureFormat)
  /// A variant that browsers do not show: lossless or arithmetic JPEG, or more than 8 bits.
  case unusual(PictureFormat)
  /// A moving picture.
  case animated(PictureFormat)
  /// More bytes than allowed.
  case tooManyBytes(Int, limit: Int)
  /// A side longer than allowed.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// More pixels than allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)

  /// True if the picture is too large, in bytes or in pixels.
  package var isSize: Bool {
    switch self {
    case .tooManyBytes, .sideTooLong, .tooManyPixels: true
    default: false
    }
  }
}

/// The largest measures that a picture may have.
package struct PictureLimits: Sendable, Hashable {
  /// The most bytes, before anything is removed.
  package let bytes: Int
  /// The most pixels, width times height.
  package let pixels: Int
  /// The most pixels of one side.
  package let side: Int

  /// Creates limits; without other values 50 million pixels and 12 000 a side.
  package init(bytes: Int, pixels: Int = 50_000_000, side: Int = 12_000) {
    self.bytes = bytes
    self.pixels = pixels
    self.side = side
  }

  /// - Throws: `PictureProblem.sideTooLong` or `.tooManyPixels`, or `.damaged` for no pixels.
  func check(width: Int, height: Int, of format: PictureFormat) throws(PictureProblem) {
    guard width > 0, height > 0 else { throw .damaged(format) }
    guard max(width, height) <= side else {
      throw .sideTooLong(width: width, height: height, limit: side)
    }
    guard width * height <= pixels else {
      throw .tooManyPixels(width: width, height: height, limit: pixels)
    }
  }
}
