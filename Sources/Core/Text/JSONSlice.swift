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
