import Foundation

/// The parts of a file that are kept, in order: ranges of it, and bytes that replace others.
struct KeptParts {
  private enum Part {
    case range(Range<Int>)
    case bytes([UInt8])
  }

  private var parts: [Part] = []
  private(set) var count = 0

  /// Keeps a range of the file.
  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    count += range.count
    if case .range(let last)? = parts.last, last.upperBound == range.lowerBound {
      parts[parts.count - 1] = .range(last.lowerBound..<range.upperBound)
    } else {
      parts.append(.range(range))
    }
  }

  /// Adds bytes that are not in the file like this.
  mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    parts.append(.bytes(bytes))
  }

  mutating func add(_ others: KeptParts) {
    count += others.count
    parts += others.parts
  }

  /// Returns the parts as one file.
  func joined(from source: ByteSource) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for part in parts {
      switch part {
      case .range(let range): result += source.bytes[range]
      case .bytes(let bytes): result += bytes
      }
    }
    return result
  }
}

/// The bytes of a file with reads that cannot leave them.
struct ByteSource {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// Reads two bytes, the higher one first; `nil` beyond the end.
  func big16(_ index: Int) -> Int? {
    guard index >= 0, index + 2 <= count else { return nil }
    return Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  /// Reads four bytes, the highest one first; `nil` beyond the end.
  func big32(_ index: Int) -> Int? {
    guard let high = big16(index), let low = big16(index + 2) else { return nil }
    return high << 16 | low
  }

  /// Reads up to four bytes, the lowest one first; `nil` beyond the end.
  func little(_ index: Int, bytes width: Int) -> Int? {
    guard index >= 0, index + width <= count else { return nil }
    return (0..<width).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
  }

  /// Compares the bytes at an index with a text.
  func has(_ text: String, at index: Int) -> Bool {
    let length = text.utf8.count
    guard index >= 0, index + length <= count else { return false }
    return bytes[index..<index + length].elementsEqual(text.utf8)
  }

  /// Finds a byte at an index or later; `nil` where there is none.
  func first(_ byte: UInt8, from index: Int) -> Int? {
    guard index < count else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = memchr(base + index, Int32(byte), buffer.count - index)
      else { return nil }
      return base.distance(to: found)
    }
  }
}

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
