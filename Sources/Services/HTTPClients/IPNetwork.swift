import Foundation

/// A range of IP addresses, such as `10.0.0.0/8`, or a single one.
package struct IPNetwork: Sendable {
  private let bytes: [UInt8]
  private let length: Int

  /// Reads an address with or without the length of a prefix; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let address = parts.first, parts.count <= 2, let bytes = Self.bytes(String(address))
    else { return nil }
    let length = parts.count == 2 ? Int(parts[1]) : bytes.count * 8
    guard let length, (0...bytes.count * 8).contains(length) else { return nil }
    self.bytes = bytes
    self.length = length
  }

  /// Returns true if an address lies in the range.
  package func contains(_ address: String) -> Bool {
    guard let other = Self.bytes(address), other.count == bytes.count else { return false }
    let (whole, rest) = (length / 8, length % 8)
    guard bytes[..<whole] == other[..<whole] else { return false }
    guard rest > 0 else { return true }
    return (bytes[whole] ^ other[whole]) >> UInt8(8 - rest) == 0
  }

  static func bytes(_ text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let isFour = inet_pton(AF_INET, text, &bytes) == 1
    guard isFour || inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
    return isFour ? Array(bytes[..<4]) : bytes
  }
}
