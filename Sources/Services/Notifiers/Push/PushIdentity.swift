import Crypto
package import Foundation

/// The key pair that identifies this computer to push services.
///
/// Source: RFC 8292, Voluntary Application Server Identification (VAPID) for Web Push.
package struct PushIdentity: Sendable {
  private let key: P256.Signing.PrivateKey

  /// How long a signature is good for, in seconds; at most a day is allowed.
  private static let lifetime = 12.0 * 3600

  /// Creates an identity with a new key.
  package init() { key = P256.Signing.PrivateKey() }

  /// Creates an identity from a stored private key of 32 bytes; `nil` for anything else.
  package init?(rawRepresentation: Data) {
    guard let key = try? P256.Signing.PrivateKey(rawRepresentation: rawRepresentation) else {
      return nil
    }
    self.key = key
  }

  /// The private key, 32 bytes; a secret.
  package var rawRepresentation: Data { key.rawRepresentation }

  /// The public key for the browser, in base64url.
  package var publicKey: String { key.publicKey.x963Representation.base64URL }

  /// Returns the value of the header `Authorization` for a push service.
  ///
  /// - Throws: A `CryptoKitError`.
  func authorization(for origin: String, contact: String, now: Date) throws -> String {
    let header = Data(#"{"typ":"JWT","alg":"ES256"}"#.utf8).base64URL
    let end = Int(now.timeIntervalSince1970 + Self.lifetime)
    let claims = Data(
      #"{"aud":"\#(origin)","exp":\#(end),"sub":"\#(contact)"}"#.utf8
    ).base64URL
    let signature = try key.signature(for: Data("\(header).\(claims)".utf8))
    return "vapid t=\(header).\(claims).\(signature.rawRepresentation.base64URL), k=\(publicKey)"
  }
}
