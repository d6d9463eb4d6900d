import Crypto
package import Foundation

/// Identities that are made of what names a thing, so that the same file twice brings nothing new.
///
/// Source: RFC 9562, version 5.
package enum NameUUID {
  /// The namespace of imports.
  private static let space: [UInt8] = [
    0x5B, 0x0E, 0x5F, 0x5C, 0x71, 0x0A, 0x4B, 0x52, 0x9A, 0x1E, 0x70, 0x61, 0x73, 0x73, 0x62, 0x79,
  ]

  /// Returns the identity of a format and what names the thing in it.
  package static func of(_ format: String, _ parts: String...) -> UUID {
    var hash = Insecure.SHA1()
    hash.update(data: space)
    hash.update(data: Array(([format] + parts).joined(separator: "\u{1F}").utf8))
    var bytes = Array(hash.finalize().prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    let lengths = [8, 4, 4, 4, 12]
    var rest = digits[...]
    let text = lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: "-")
    return UUID(uuidString: text) ?? UUID()
  }

  /// Returns an id that is a UUID as it is, any other as the identity of format and id.
  package static func reading(_ id: String, of format: String) -> UUID {
    UUID(uuidString: id.trimmed) ?? of(format, id.trimmed)
  }
}
