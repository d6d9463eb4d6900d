/// Text in UTF-16, turned into UTF-8 piece by piece.
///
/// Source: Unicode 16, section 3.10 (D98), for the order of bytes.
struct WideText {
  private let isBigEndian: Bool
  /// The first byte of a unit, or the first unit of a pair, whose rest has not come yet.
  private var oddByte: UInt8?
  private var openUnit: UInt16?
  private var isAtStart = true

  /// Recognises UTF-16 by its first two characters: a byte order mark or ASCII, then ASCII; `nil`
  /// for anything else.
  ///
  /// The second one is asked for, since binary protocols of receivers may begin with anything.
  init?(beginning bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 4 else { return nil }
    func isASCII(_ low: UInt8, _ high: UInt8) -> Bool {
      high == 0 && (0x20...0x7E ~= low || low == 0x09 || low == 0x0A || low == 0x0D)
    }
    let (a, b, c, d) = (bytes[0], bytes[1], bytes[2], bytes[3])
    if (a, b) == (0xFF, 0xFE) || isASCII(a, b), isASCII(c, d) {
      isBigEndian = false
    } else if (a, b) == (0xFE, 0xFF) || isASCII(b, a), isASCII(d, c) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  /// Returns the next bytes in UTF-8; what is no text becomes U+FFFD.
  mutating func utf8(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2 + 2)
    if let openUnit { units.append(openUnit) }
    openUnit = nil
    for byte in bytes {
      guard let first = oddByte else {
        oddByte = byte
        continue
      }
      oddByte = nil
      let (high, low) = isBigEndian ? (first, byte) : (byte, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { openUnit = units.removeLast() }
    if isAtStart, let first = units.first {
      isAtStart = false
      if first == 0xFEFF { units.removeFirst() }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
