/// Reads a JSON document that a phone has sent, with strict limits.
///
/// It reads once from left to right and keeps nothing but the values. Pictures (`image`) are
/// skipped. A document that nests deeper than `deepest` levels is refused, so that the recursion is
/// bounded. Source of the grammar: RFC 8259.
struct PhoneDocument {
  /// The most levels of arrays and objects.
  static let deepest = 32

  /// The document is not JSON, not UTF-8, or nests too deeply.
  struct Unreadable: Error {}

  let bytes: [UInt8]
  var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the value of a whole document.
  static func value(of bytes: [UInt8]) throws(Unreadable) -> PhoneValue {
    var document = PhoneDocument(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { document.place = 3 }
    let value = try document.value(levels: deepest)
    document.skipBlanks()
    guard document.place == bytes.count else { throw Unreadable() }
    return value
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) && next != 0x0B && next != 0x0C {
      place += 1
    }
  }

  mutating func expect(_ byte: UInt8) throws(Unreadable) {
    guard next == byte else { throw Unreadable() }
    place += 1
  }

  private mutating func value(levels: Int) throws(Unreadable) -> PhoneValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(levels: levels))
    case UInt8(ascii: "["): return .array(try elements(levels: levels))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(
    _ text: StaticString, _ value: PhoneValue
  ) throws(Unreadable) -> PhoneValue {
    for index in 0..<text.utf8CodeUnitCount { try expect(text.utf8Start[index]) }
    return value
  }

  private mutating func members(levels: Int) throws(Unreadable) -> [PhoneValue.Member] {
    guard levels > 0 else { throw Unreadable() }
    place += 1
    var members: [PhoneValue.Member] = []
    skipBlanks()
    if next == UInt8(ascii: "}") {
      place += 1
      return members
    }
    while true {
      skipBlanks()
      let name = try string()
      skipBlanks()
      try expect(UInt8(ascii: ":"))
      let value = try member(name, levels: levels - 1)
      members.append(.init(name: name, value: value))
      guard try isFollowed(by: UInt8(ascii: "}")) else { return members }
    }
  }

  /// Reads the value of a member; that of a picture is checked and dropped.
  private mutating func member(
    _ name: String, levels: Int
  ) throws(Unreadable) -> PhoneValue {
    skipBlanks()
    guard name == "image", next == UInt8(ascii: "\"") else { return try value(levels: levels) }
    _ = try stringBytes()
    return .null
  }

  private mutating func elements(levels: Int) throws(Unreadable) -> [PhoneValue] {
    guard levels > 0 else { throw Unreadable() }
    place += 1
    var elements: [PhoneValue] = []
    skipBlanks()
    if next == UInt8(ascii: "]") {
      place += 1
      return elements
    }
    while true {
      elements.append(try value(levels: levels - 1))
      guard try isFollowed(by: UInt8(ascii: "]")) else { return elements }
    }
  }

  /// Reads the comma after an element, or the end of the list; returns true after a comma.
  private mutating func isFollowed(by end: UInt8) throws(Unreadable) -> Bool {
    skipBlanks()
    if next == UInt8(ascii: ",") {
      place += 1
      return true
    }
    try expect(end)
    return false
  }
}
