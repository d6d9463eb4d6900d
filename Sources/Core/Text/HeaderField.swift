/// A field of a request's header, as its user wrote it: `Title: Passby`.
package struct HeaderField: Sendable, Hashable {
  /// The field's name, at most 100 bytes.
  ///
  /// Source: RFC 9110, 5.6.2 (token).
  package let name: String
  /// The field's value, without control characters, at most 4096 bytes.
  package let value: String

  /// The headers that only the sender may set.
  private static let own: Set = [
    "connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding",
    "upgrade",
  ]

  /// Reads `Name: value`; `nil` for one that is invalid in a header, or reserved.
  package init?(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = String(line[line.index(after: colon)...])
    name = String(line[..<colon])
    guard !name.isEmpty, name.utf8.count <= 100, name.utf8.allSatisfy(Self.isTokenByte),
      !Self.own.contains(name.lowercased()), !value.hasUnquietCharacters
    else { return nil }
    self.value = value.trimmingBlanks
    guard self.value.utf8.count <= 4096 else { return nil }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
