import Foundation

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
