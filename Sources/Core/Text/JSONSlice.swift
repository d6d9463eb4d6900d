/// A JSON value as it stands in a document, looked into only where it is asked for.
///
/// Nothing is copied until then, so that a document costs its own length. Source of the syntax: RFC
/// 8259.
package struct JSONSlice: Sendable {
  /// The most levels of arrays and objects, unless the reader sets another limit.
  package static let deepest = ReadingLimits.levels

  /// The value as it stands in the document, without white space around it.
  package let bytes: ArraySlice<UInt8>

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Checks that bytes are one JSON value in UTF-8, and nothing else.
  ///
  /// A document that nests deeper than `deepest` levels is refused, so that the recursion is
  /// bounded.
  package init(
    document: ArraySlice<UInt8>, deepest: Int = Self.deepest
  ) throws(JSONSyntaxError) {
    guard String(validating: document, as: UTF8.self) != nil else { throw .notUTF8 }
    var scanner = JSONScanner(document, deepest: deepest)
    bytes = try scanner.value()
    guard scanner.isAtEnd else { throw scanner.problem(.nothingMore) }
  }

  /// The text as it stands in the document.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// True for `null`.
  package var isNull: Bool { text(upTo: 5) == "null" }

  /// True for a string.
  package var isString: Bool { bytes.first == UInt8(ascii: "\"") }

  /// The members of an object in their order, also those of the same name; `nil` for anything else.
  package var members: [(name: JSONSlice, value: JSONSlice)]? {
    guard bytes.first == UInt8(ascii: "{") else { return nil }
    var scanner = inside
    var members: [(name: JSONSlice, value: JSONSlice)] = []
    while let name = try? scanner.value(), scanner.takes(":"), let value = try? scanner.value() {
      members.append((JSONSlice(name), JSONSlice(value)))
      _ = scanner.takes(",")
    }
    return members
  }

  /// The elements of an array; `nil` for anything else.
  package var elements: [JSONSlice]? {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    var scanner = inside
    var elements: [JSONSlice] = []
    while let value = try? scanner.value() {
      elements.append(JSONSlice(value))
      _ = scanner.takes(",")
    }
    return elements
  }

  /// A whole number of 64 bits, or `nil`.
  package var integer: Int64? { Int64(text(upTo: 21)) }

  /// A number, infinite if it is beyond all measure; `nil` for anything else.
  package var number: Double? {
    guard let first = bytes.first, first == UInt8(ascii: "-") || (48...57).contains(first) else {
      return nil
    }
    // Most numbers are small and whole, and quick to read.
    if first != UInt8(ascii: "-"), bytes.count < 16, let integer { return Double(integer) }
    return Double(text)
  }

  /// The truth value; `nil` for anything else.
  package var flag: Bool? { Bool(text(upTo: 6)) }

  /// A scanner behind the opening bracket; the document is valid, so that the first thing that is
  /// no value is the end.
  private var inside: JSONScanner { JSONScanner(bytes.dropFirst(), deepest: Self.deepest) }

  private func text(upTo count: Int) -> String {
    bytes.count < count ? text : ""
  }
}

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

/// A reason why bytes are not a JSON document.
package enum JSONSyntaxError: Error, Sendable, Hashable {
  /// They are not UTF-8.
  case notUTF8
  /// Something else was expected at a column, which counts bytes from 1.
  case unexpected(expected: JSONExpectation, column: Int)
}

/// The syntax that a JSON document should have at some column.
package enum JSONExpectation: Sendable, Hashable {
  case key, quotedKey, value, endOfText, noControl, escape, hexDigits, noLeadingZero, digit,
    nothingMore
  /// The maximum number of nested lists or objects.
  case depth(Int)
  /// Some characters, quoted as they are.
  case characters(String)
  /// One of two characters.
  case either(String, String)
}
