import Crypto
package import Foundation

/// The name of a file by its content.
package enum PictureHash {
  /// Returns the SHA-256 of a file in 64 lower-case hexadecimal digits.
  package static func text(of bytes: some DataProtocol) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
