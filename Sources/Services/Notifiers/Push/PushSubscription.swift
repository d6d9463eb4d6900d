import Crypto
public import Foundation
import HTTPClients

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
  /// Returns `nil` for an address at which no push service can be, and for keys that are none. The
  /// name in the address is not looked up; see `leadsToPushService`.
  public init?(endpoint: String, key: String, secret: String) {
    self.init(endpoint: endpoint, key: key, secret: secret, outgoing: .pushServices)
  }

  init?(endpoint: String, key: String, secret: String, outgoing: OutgoingGuard) {
    guard let address = try? WebAddress(endpoint), endpoint.utf8.count <= 2048,
      outgoing.permits(address),
      let key = Data(base64URL: key), key.count == 65,
      (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil,
      let secret = Data(base64URL: secret), secret.count == 16
    else { return nil }
    self.endpoint = endpoint
    self.key = key
    self.secret = secret
  }

  /// Returns false if its name leads anywhere but to the internet.
  ///
  /// A name that cannot be found now, or not within 5 s, may be found later: each message looks it
  /// up again.
  ///
  /// - Throws: `CancellationError`.
  public func leadsToPushService() async throws -> Bool {
    try await leadsToPushService(.pushServices)
  }

  func leadsToPushService(_ outgoing: OutgoingGuard) async throws -> Bool {
    do {
      let address = try WebAddress(endpoint)
      _ = try await SingleRequest.within(.seconds(5)) {
        try await outgoing.addresses(for: address)
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch is OutgoingGuard.Refusal {
      return false
    } catch {
      return true
    }
    return true
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
