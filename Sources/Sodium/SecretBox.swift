import CSodium

/// Encrypts and authenticates messages with a secret that both sides know, as OwnTracks does.
///
/// A message is the nonce of 24 bytes, the authenticator of 16, and the text, in XSalsa20-Poly1305.
///
/// Source: libsodium, `crypto_secretbox_easy`.
public struct SecretBox: Sendable {
  /// The most bytes of a secret: 32.
  public static let longestSecret = Int(crypto_secretbox_KEYBYTES)

  private static let nonceLength = Int(crypto_secretbox_NONCEBYTES)
  private static let overhead = nonceLength + Int(crypto_secretbox_MACBYTES)
  /// The reason why there is no libsodium; `nil` when there is.
  ///
  /// Nothing of it may be called before this was read.
  public static let problem: String? =
    if let problem = passby_sodium_load() {
      String(cString: problem)
    } else {
      sodium_init() >= 0 ? nil : "sodium_init"
    }

  private let key: [UInt8]

  /// Creates a box with a secret of 1 to 32 bytes of UTF-8, filled up with zeros; `nil` for others,
  /// and without libsodium.
  public init?(secret: String) {
    let bytes = Array(secret.utf8)
    guard Self.problem == nil, (1...Self.longestSecret).contains(bytes.count) else { return nil }
    key = bytes + Array(repeating: 0, count: Self.longestSecret - bytes.count)
  }

  /// Returns the text of a message; `nil` if it was made with another secret, or changed.
  public func open(_ message: [UInt8]) -> [UInt8]? {
    guard message.count >= Self.overhead else { return nil }
    let sealed = Array(message[Self.nonceLength...])
    var text = [UInt8](repeating: 0, count: message.count - Self.overhead)
    let result = crypto_secretbox_open_easy(
      &text, sealed, UInt64(sealed.count), Array(message[..<Self.nonceLength]), key)
    return result == 0 ? text : nil
  }

  /// Returns a message of a text; no two are the same.
  public func seal(_ text: [UInt8]) -> [UInt8] {
    var nonce = [UInt8](repeating: 0, count: Self.nonceLength)
    randombytes_buf(&nonce, nonce.count)
    var sealed = [UInt8](repeating: 0, count: text.count + Int(crypto_secretbox_MACBYTES))
    crypto_secretbox_easy(&sealed, text, UInt64(text.count), nonce, key)
    return nonce + sealed
  }
}
