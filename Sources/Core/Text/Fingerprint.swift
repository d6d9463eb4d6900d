/// A hash that distinguishes versions of Passby's own data; it is not secure.
///
/// Source: Fowler, Noll, Vo: FNV-1a, 64 bits.
package enum Fingerprint {
  /// Returns the hash of a text.
  package static func text(_ text: String) -> String { self.text(text.utf8) }

  /// Returns the hash of bytes as 16 hexadecimal digits.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
