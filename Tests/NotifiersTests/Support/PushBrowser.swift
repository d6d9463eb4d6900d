import Crypto
import Foundation
import HTTPClients
import Model
import Testing
import Text

@testable import Notifiers

/// A browser with a subscription, which can read the messages for it.
struct PushBrowser: Sendable {
  let subscription: PushSubscription
  private let key: P256.KeyAgreement.PrivateKey

  /// A guard that lets a server of a test pass.
  static func outgoing(_ endpoints: String...) throws -> OutgoingGuard {
    OutgoingGuard(named: try endpoints.map { try WebAddress($0) }, isOnlyEncrypted: true)
  }

  init(endpoint: String) throws {
    key = P256.KeyAgreement.PrivateKey()
    subscription = try #require(
      PushSubscription(
        endpoint: endpoint, key: key.publicKey.x963Representation.base64URL,
        secret: Data((0..<16).map { UInt8($0) }).base64URL, outgoing: Self.outgoing(endpoint)))
  }

  /// Makes a notifier of browsers whose services are servers of a test.
  static func notifier(
    _ browsers: [PushBrowser], limit: Duration = .seconds(20), grace: Duration = .seconds(2),
    buttons: @escaping PushNotifier.Buttons = { _, _ in [] },
    onExpired: @escaping @Sendable (PushSubscription) -> Void = { _ in }
  ) throws -> Notifier {
    let named = try browsers.map { try WebAddress($0.subscription.endpoint) }
    return PushNotifier.make(
      identity: PushIdentity(), contact: PushContact(setting: "me@example.org", page: nil),
      timeLimit: limit,
      outgoing: OutgoingGuard(named: named, isOnlyEncrypted: true), grace: grace,
      subscriptions: { browsers.map(\.subscription) }, buttons: buttons, onExpired: onExpired)
  }

  /// Decrypts a message.
  ///
  /// Source: RFC 8291, 3.4; RFC 8188, 2.
  func text(of message: [UInt8]) throws -> Data {
    let (salt, own) = (Data(message[..<16]), Data(message[21..<86]))
    #expect(Array(message[16..<21]) == [0, 0, 16, 0, 65])
    #expect(message.count <= 4096)
    let shared = try key.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: own))
    let input = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: subscription.secret,
      sharedInfo: Data("WebPush: info\0".utf8) + subscription.key + own, outputByteCount: 32)
    func derived(_ info: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: input, salt: salt, info: Data("Content-Encoding: \(info)\0".utf8),
        outputByteCount: count)
    }
    let nonce = derived("nonce", 12).withUnsafeBytes { Data($0) }
    let sealed = try AES.GCM.SealedBox(
      combined: nonce + Data(message[86...]))
    let text = try AES.GCM.open(sealed, using: derived("aes128gcm", 16))
    #expect(text.last == 2)
    return text.dropLast()
  }
}
