extension JSONSlice {
  /// Returns the text of a string; `nil` for anything else.
  ///
  /// Half of a surrogate pair that stands alone becomes U+FFFD if it is repaired; otherwise such a
  /// string has no text.
  package func string(repairing: Bool = false) -> String? {
    guard isString else { return nil }
    var rest = bytes.dropFirst().dropLast()
    guard rest.contains(UInt8(ascii: "\\")) else { return String(decoding: rest, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(rest.count)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = Self.scalar(at: &rest) ?? (repairing ? "\u{FFFD}" : nil) else {
          return nil
        }
        text += Character(scalar).utf8
      default: text.append(escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes over four hexadecimal digits, and over the escape behind them if both are a surrogate
  /// pair; returns the character, or `nil` for half of a pair.
  private static func scalar(at rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = JSONScanner.hex(rest.prefix(4)) else { return nil }
    rest = rest.dropFirst(4)
    guard (0xD800..<0xDC00).contains(first), rest.starts(with: #"\u"#.utf8),
      let second = JSONScanner.hex(rest.dropFirst(2).prefix(4)), (0xDC00..<0xE000).contains(second)
    else { return Unicode.Scalar(first) }
    rest = rest.dropFirst(6)
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }
}
