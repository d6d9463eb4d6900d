import Crypto
package import Foundation

/// The key with which a device posts its positions; shown once and stored only as a digest.
package struct DeviceKey: Sendable, Hashable {
  /// 32 letters and digits that stand for 160 random bits: capital letters and digits, the
  /// alphabet of base32 (RFC 4648), which has no digits that look like letters.
  package let text: String

  /// Creates a random key.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    text = String((0..<32).map { _ in alphabet[Int(generator.next(upperBound: UInt(32)))] })
  }

  /// Wraps a key that a device sent; case does not count.
  package init(_ text: String) { self.text = text.uppercased() }

  /// The SHA-256 under which the key is stored, 32 bytes.
  ///
  /// One round is enough for 160 random bits, which cannot be guessed at any speed.
  package var digest: Data { Data(SHA256.hash(data: Data(text.utf8))) }

  /// The first four characters, by which the user distinguishes keys.
  package var hint: String { String(text.prefix(4)) }
}
