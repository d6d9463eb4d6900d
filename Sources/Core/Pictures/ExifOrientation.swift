/// The orientation in an EXIF block (CIPA DC-008, tag 0x0112), and a block that has nothing else.
enum ExifOrientation {
  /// Reads the orientation from the TIFF structure at an index, which ends at `end`.
  ///
  /// - Returns: A number from 1 to 8; 1 where there is none or the block makes no sense.
  static func read(_ source: ByteSource, at start: Int, end: Int) -> Int {
    var start = start
    if source.has("Exif\0\0", at: start) { start += 6 }
    let isLittle = source.has("II*\0", at: start)
    guard start + 8 <= end, isLittle || source.has("MM\0*", at: start) else { return 1 }
    func number16(_ index: Int) -> Int? {
      guard index >= start, index + 2 <= end else { return nil }
      return isLittle ? source.little(index, bytes: 2) : source.big16(index)
    }
    func number32(_ index: Int) -> Int? {
      guard index >= start, index + 4 <= end else { return nil }
      return isLittle ? source.little(index, bytes: 4) : source.big32(index)
    }
    guard let offset = number32(start + 4), let entries = number16(start + offset) else { return 1 }
    for entry in 0..<entries {
      let index = start + offset + 2 + 12 * entry
      guard let tag = number16(index), let type = number16(index + 2) else { return 1 }
      guard tag == 0x0112 else { continue }
      let value = type == 3 ? number16(index + 8) : type == 4 ? number32(index + 8) : nil
      return value.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
    }
    return 1
  }

  /// Returns a TIFF structure of 26 bytes whose only entry is the orientation.
  static func block(_ orientation: Int) -> [UInt8] {
    [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8,  // MM, version, where the first directory is
      0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,  // one entry
      0, 0, 0, 0,  // no further directory
    ]
  }
}
