import Crypto
import Foundation

/// A message for a browser, which its push service cannot read.
///
/// Source: RFC 8291, Message Encryption for Web Push; RFC 8188, the content coding `aes128gcm`.
struct PushMessage {
  /// The longest text in bytes: a record has 4096, of which 103 are for the header and the seal.
  static let longest = 3993

  private static let recordSize: UInt32 = 4096

  /// The encrypted body of the request.
  let body: Data

  /// Encrypts a text for a subscription.
  ///
  /// `sender` and `salt` are new for each message.
  ///
  /// - Throws: A `CryptoKitError` for a key that is none.
  init(
    _ text: Data, for subscription: PushSubscription,
    sender: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
    salt: Data = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
  ) throws {
    let receiver = try P256.KeyAgreement.PublicKey(x963Representation: subscription.key)
    let own = sender.publicKey.x963Representation
    let shared = try sender.sharedSecretFromKeyAgreement(with: receiver)
    let input = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: subscription.secret,
      sharedInfo: Data("WebPush: info\0".utf8) + subscription.key + own, outputByteCount: 32)
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: input, salt: salt, info: Data("Content-Encoding: aes128gcm\0".utf8),
      outputByteCount: 16)
    let nonce = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: input, salt: salt, info: Data("Content-Encoding: nonce\0".utf8),
      outputByteCount: 12
    ).withUnsafeBytes { Data($0) }
    // The delimiter of the last record.
    let sealed = try AES.GCM.seal(
      text + [2], using: key, nonce: try AES.GCM.Nonce(data: nonce))
    var body = salt
    withUnsafeBytes(of: Self.recordSize.bigEndian) { body.append(contentsOf: $0) }
    body.append(UInt8(own.count))
    self.body = body + own + sealed.ciphertext + sealed.tag
  }
}
