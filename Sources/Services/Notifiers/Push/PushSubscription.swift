import Crypto
package import Foundation
import HTTPClients

/// The subscription of a browser to push messages.
///
/// Source: Push API (W3C), `PushSubscription`.
package struct PushSubscription: Sendable, Hashable, Codable {
  /// The address of the push service, which is a secret.
  package let endpoint: String
  /// The browser's public key on the curve P-256: 65 bytes, uncompressed.
  package let key: Data
  /// The secret that browser and sender share: 16 bytes.
  package let secret: Data

  /// Creates a subscription from the values of a browser; both keys are base64url without padding.
  ///
  /// Returns `nil` for an endpoint that is too long or refused by the guard, and for invalid keys.
  /// Does not resolve the host of the endpoint; see `resolvesToPublicHost()`.
  package init?(endpoint: String, key: String, secret: String) {
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

  /// True for the push service of Apple, which refuses messages without a contact.
  package var needsContact: Bool {
    let name = (try? WebAddress(endpoint))?.name ?? ""
    return name == "push.apple.com" || name.hasSuffix(".push.apple.com")
  }

  /// Returns false if the guard refuses the endpoint, or an address of its host is not public.
  ///
  /// Returns true if the host cannot be resolved within 5 s: each message resolves it again.
  ///
  /// - Throws: `CancellationError`.
  package func resolvesToPublicHost() async throws -> Bool {
    try await resolvesToPublicHost(.pushServices)
  }

  func resolvesToPublicHost(_ outgoing: OutgoingGuard) async throws -> Bool {
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
