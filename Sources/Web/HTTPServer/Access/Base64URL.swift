import Foundation

/// Bytes as text that fits into headers, cookies and addresses.
///
/// Source: RFC 4648, section 5, without padding.
enum Base64URL {
  /// Returns the text of bytes.
  static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Returns the bytes of a text; `nil` if it is not Base64.
  static func data(_ text: String) -> Data? {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }

  /// Returns the text of that many random bytes from the system's generator.
  static func random(bytes: Int) -> String {
    var random = SystemRandomNumberGenerator()
    return text(Data((0..<bytes).map { _ in UInt8.random(in: .min ... .max, using: &random) }))
  }
}
