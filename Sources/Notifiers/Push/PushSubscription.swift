import Crypto
public import Foundation
import HTTPSupport

/// A browser that wants reminders, as its push service knows it.
///
/// Source: Push API (W3C), `PushSubscription`.
public struct PushSubscription: Sendable, Hashable, Codable {
  /// The address of the push service, which is a secret.
  public let endpoint: String
  /// The browser's public key on the curve P-256: 65 bytes, uncompressed.
  public let key: Data
  /// The secret that browser and sender share: 16 bytes.
  public let secret: Data

  /// Takes what a browser sent; both keys are base64url without padding.
  ///
  /// Returns `nil` for an address that is neither `https` nor on this computer, and for keys that
  /// are none.
  public init?(endpoint: String, key: String, secret: String) {
    guard let address = try? WebAddress(endpoint), endpoint.utf8.count <= 2048,
      address.components.scheme?.lowercased() == "https"
        || ["127.0.0.1", "localhost", "[::1]"].contains(address.components.host ?? ""),
      let key = Data(base64URL: key), key.count == 65,
      (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil,
      let secret = Data(base64URL: secret), secret.count == 16
    else { return nil }
    self.endpoint = endpoint
    self.key = key
    self.secret = secret
  }
}

extension Data {
  /// Decodes base64url without padding; `nil` for anything else.
  ///
  /// Source: RFC 4648, 5.
  init?(base64URL text: String) {
    let padded = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
  }

  /// The bytes in base64url without padding.
  var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
