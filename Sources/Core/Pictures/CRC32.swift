/// The checksum of PNG chunks (ISO 3309), eight bytes at a time.
///
/// Slicing by eight (Kounavis and Berry, 2005) reads a picture of 12 MB in a few milliseconds; one
/// byte at a time would take most of the time that reading a picture may take.
enum CRC32 {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      tables[byte] = (0..<8).reduce(UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1
      }
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables[index] = (before >> 8) ^ tables[Int(before & 0xFF)]
    }
    return tables
  }()

  /// Returns the checksum of a range of bytes.
  static func of(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    tables.withUnsafeBufferPointer { table in
      bytes.withUnsafeBytes { buffer in
        var crc = UInt32.max
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
          let low = buffer.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian ^ crc
          let high = buffer.loadUnaligned(fromByteOffset: index + 4, as: UInt32.self).littleEndian
          crc =
            table[7 * 256 + Int(low & 0xFF)] ^ table[6 * 256 + Int(low >> 8 & 0xFF)]
            ^ table[5 * 256 + Int(low >> 16 & 0xFF)] ^ table[4 * 256 + Int(low >> 24)]
          crc ^=
            table[3 * 256 + Int(high & 0xFF)] ^ table[2 * 256 + Int(high >> 8 & 0xFF)]
            ^ table[256 + Int(high >> 16 & 0xFF)] ^ table[Int(high >> 24)]
          index += 8
        }
        while index < range.upperBound {
          crc = (crc >> 8) ^ table[Int((crc ^ UInt32(buffer[index])) & 0xFF)]
          index += 1
        }
        return ~crc
      }
    }
  }
}
