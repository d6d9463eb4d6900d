/// Finds where JSON values begin and end.
///
/// Source of the syntax: RFC 8259.
struct JSONScanner {
  private let deepest: Int
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Starts at the first byte; `deepest` is the most levels of arrays and objects.
  init(_ bytes: ArraySlice<UInt8>, deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
    index = bytes.startIndex
  }

  /// True if only white space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == bytes.endIndex
    }
  }

  /// Passes over a mark if it comes next.
  mutating func takes(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next, UInt32(next) == mark.value else { return false }
    index += 1
    return true
  }

  /// Passes over a value, and gives its bytes.
  mutating func value(depth: Int = 0) throws(JSONSyntaxError) -> ArraySlice<UInt8> {
    skipSpace()
    let start = index
    switch next {
    case UInt8(ascii: "{"): try skipList(closing: "}", hasKeys: true, depth: depth)
    case UInt8(ascii: "["): try skipList(closing: "]", hasKeys: false, depth: depth)
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: try skipNumber()
    }
    return bytes[start..<index]
  }

  /// The error for what is not there.
  func problem(_ expected: JSONExpectation) -> JSONSyntaxError {
    .unexpected(expected: expected, column: index + 1)
  }

  /// The number that four hexadecimal digits stand for.
  static func hex(_ digits: ArraySlice<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(number)
    }
    return digits.count == 4 ? value : nil
  }

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func skipList(
    closing: Unicode.Scalar, hasKeys: Bool, depth: Int
  ) throws(JSONSyntaxError) {
    guard depth < deepest else { throw problem(.depth(deepest)) }
    index += 1
    if takes(closing) { return }
    repeat {
      if hasKeys {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw problem(.quotedKey) }
        try skipString()
        guard takes(":") else { throw problem(.characters("\":\"")) }
      }
      _ = try value(depth: depth + 1)
    } while takes(",")
    guard takes(closing) else { throw problem(.either("\",\"", "\"\(closing)\"")) }
  }

  private mutating func skipString() throws(JSONSyntaxError) {
    index += 1
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): try skipEscape()
      case ..<0x20:
        index -= 1
        throw problem(.noControl)
      default: break
      }
    }
    throw problem(.endOfText)
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw problem(.escape) }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    guard index + 4 <= bytes.endIndex, Self.hex(bytes[index..<(index + 4)]) != nil else {
      throw problem(.hexDigits)
    }
    index += 4
  }

  private mutating func skipWord(_ word: String) throws(JSONSyntaxError) {
    guard bytes[index...].starts(with: word.utf8) else { throw problem(.value) }
    index += word.utf8.count
  }

  private mutating func skipNumber() throws(JSONSyntaxError) {
    if next == UInt8(ascii: "-") { index += 1 }
    let startsWithZero = next == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits > 0 else { throw problem(.value) }
    if startsWithZero, digits > 1 { throw problem(.noLeadingZero) }
    if next == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() > 0 else { throw problem(.digit) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      guard skipDigits() > 0 else { throw problem(.digit) }
    }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (48...57).contains(byte) { index += 1 }
    return index - start
  }
}
