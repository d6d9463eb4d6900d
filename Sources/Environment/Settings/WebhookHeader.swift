import Text

/// A line of a request's header.
package struct WebhookHeader: Sendable, Hashable {
  /// The field's name.
  ///
  /// Source: RFC 9110, 5.6.2 (token).
  package let name: String
  /// The field's value, without control characters.
  package let value: String

  /// The headers that only the sender may set.
  private static let own: Set = [
    "connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding",
    "upgrade",
  ]

  /// Checks a field; `nil` for one that is invalid in a header, or reserved.
  init?(name: String, value: String) {
    guard !name.isEmpty, name.utf8.count <= 100, name.utf8.allSatisfy(Self.isTokenByte),
      !Self.own.contains(name.lowercased()), value.utf8.count <= 4096,
      !value.hasUnquietCharacters
    else { return nil }
    self.name = name
    self.value = value
  }

  /// Reads `Name: value`.
  init?(line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...]
    self.init(name: String(line[..<colon]), value: Self.trimmed(value))
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex
    return String(start[..<end])
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
