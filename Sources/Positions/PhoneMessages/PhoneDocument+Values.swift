extension PhoneDocument {
  /// Reads a string and returns where its bytes stand, whether they contain escapes, and whether
  /// all are ASCII.
  mutating func stringBytes()
    throws(Unreadable) -> (Range<Int>, hasEscapes: Bool, isASCII: Bool)
  {
    try expect(UInt8(ascii: "\""))
    let start = place
    var hasEscapes = false
    var all: UInt8 = 0
    while let next {
      all |= next
      switch next {
      case UInt8(ascii: "\""):
        place += 1
        return (start..<place - 1, hasEscapes, all < 0x80)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        place += 2
      case 0..<0x20: throw Unreadable()
      default: place += 1
      }
    }
    throw Unreadable()
  }

  mutating func string() throws(Unreadable) -> String {
    let (range, hasEscapes, isASCII) = try stringBytes()
    // Most strings are short names, and need no check of their UTF-8.
    if isASCII, !hasEscapes { return String(decoding: bytes[range], as: UTF8.self) }
    let text =
      hasEscapes
      ? String(validating: try unescaped(range), as: UTF8.self)
      : String(validating: bytes[range], as: UTF8.self)
    guard let text else { throw Unreadable() }
    return text
  }

  private func unescaped(_ range: Range<Int>) throws(Unreadable) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        text.append(bytes[place])
        place += 1
        continue
      }
      place += 2
      switch bytes[place - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += try character(at: &place, before: range.upperBound)
      case let byte where byte == 0x22 || byte == 0x2F || byte == 0x5C: text.append(byte)
      default: throw Unreadable()
      }
    }
    return text
  }

  /// Returns the UTF-8 of the character that an escape of four hexadecimal digits names.
  ///
  /// Two surrogates name one character; one alone becomes U+FFFD. Source: RFC 8259, 7.
  private func character(
    at place: inout Int, before end: Int
  ) throws(Unreadable) -> [UInt8] {
    let first = try hexadecimal(at: place, before: end)
    place += 4
    guard (0xD800..<0xDC00).contains(first) else {
      return Array(String(Character(Unicode.Scalar(first) ?? "\u{FFFD}")).utf8)
    }
    guard place + 6 <= end, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return Array("\u{FFFD}".utf8) }
    let second = try hexadecimal(at: place + 2, before: end)
    guard (0xDC00..<0xE000).contains(second) else { return Array("\u{FFFD}".utf8) }
    place += 6
    let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  private func hexadecimal(at place: Int, before end: Int) throws(Unreadable) -> UInt32 {
    guard place + 4 <= end else { throw Unreadable() }
    var value: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw Unreadable() }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

extension PhoneDocument {
  /// Reads a number.
  ///
  /// Up to 15 digits with a small exponent are exact with one division or multiplication; all
  /// others take the slow way. Source: Clinger, How to Read Floating Point Numbers Accurately.
  mutating func number() throws(Unreadable) -> Double {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let whole = try digits()
    guard whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0") else {
      throw Unreadable()
    }
    var decimals = place..<place
    if next == UInt8(ascii: ".") {
      place += 1
      decimals = try digits()
    }
    var hasExponent = false
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      hasExponent = true
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      _ = try digits()
    }
    guard !hasExponent, whole.count + decimals.count <= 15 else {
      guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
        throw Unreadable()
      }
      return value
    }
    var value: Int64 = 0
    for byte in bytes[whole] { value = value * 10 + Int64(byte - 0x30) }
    for byte in bytes[decimals] { value = value * 10 + Int64(byte - 0x30) }
    let size = Double(value) / Self.powersOfTen[decimals.count]
    return bytes[start] == UInt8(ascii: "-") ? -size : size
  }

  private mutating func digits() throws(Unreadable) -> Range<Int> {
    let start = place
    while let next, (0x30...0x39).contains(next) { place += 1 }
    guard place > start else { throw Unreadable() }
    return start..<place
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
