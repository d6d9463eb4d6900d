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
