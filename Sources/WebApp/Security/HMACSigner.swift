import Crypto
import Foundation

/// A secret that signs texts.
struct HMACSigner: Sendable {
  private let key: SymmetricKey

  /// A new secret.
  init() { key = SymmetricKey(size: .bits256) }

  /// The secret that belongs to a token: another token, another secret.
  init(_ digest: AccessDigest) {
    key = SymmetricKey(data: Data("passby page ".utf8) + digest.bytes)
  }

  /// The signature of a text for a purpose.
  func signature(_ text: String, for purpose: String) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Data("\(purpose) \(text)".utf8), using: key)
    return Base64URL.text(Data(code))
  }

  /// Tells whether a signature is right, without telling by the time it takes how much of it is.
  func isRight(_ signature: String, of text: String, for purpose: String) -> Bool {
    guard let code = Base64URL.data(signature) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: Data("\(purpose) \(text)".utf8), using: key)
  }
}

/// Bytes as text that fits into headers, forms and addresses.
///
/// Source: RFC 4648, section 5, without padding.
enum Base64URL {
  /// The text of bytes.
  static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// The bytes of a text.
  static func data(_ text: String) -> Data? {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }

  /// Unpredictable text of so many bytes.
  static func random(bytes: Int) -> String {
    var random = SystemRandomNumberGenerator()
    return text(Data((0..<bytes).map { _ in UInt8.random(in: .min ... .max, using: &random) }))
  }
}
