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
