import CLibraries

/// Encrypts and authenticates messages with a shared secret, as OwnTracks does.
///
/// A message is the nonce of 24 bytes, the authenticator of 16, and the text, in XSalsa20-Poly1305.
///
/// Source: libsodium, `crypto_secretbox_easy`.
package struct SecretBox: Sendable {
  /// The most bytes of a secret: 32.
  package static let longestSecret = Int(crypto_secretbox_KEYBYTES)

  private static let nonceLength = Int(crypto_secretbox_NONCEBYTES)
  private static let overhead = nonceLength + Int(crypto_secretbox_MACBYTES)
  /// The reason why there is no libsodium; `nil` when there is.
  ///
  /// Nothing of it may be called before this was read.
  package static let problem: String? =
    if let problem = passby_sodium_load() {
      String(cString: problem)
    } else {
      sodium_init() >= 0 ? nil : "sodium_init"
    }

  private let key: [UInt8]

  /// Creates a box with a secret of 1 to 32 bytes of UTF-8, filled up with zeros; `nil` for others,
  /// and without libsodium.
  package init?(secret: String) {
    let bytes = Array(secret.utf8)
    guard Self.problem == nil, (1...Self.longestSecret).contains(bytes.count) else { return nil }
    key = bytes + Array(repeating: 0, count: Self.longestSecret - bytes.count)
  }

  /// Returns the text of a message; `nil` if it was made with another secret, or changed.
  package func open(_ message: [UInt8]) -> [UInt8]? {
    guard message.count >= Self.overhead else { return nil }
    var isGenuine = false
    let text = [UInt8](unsafeUninitializedCapacity: message.count - Self.overhead) { text, count in
      message.withUnsafeBufferPointer { message in
        guard let nonce = message.baseAddress else { return }
        isGenuine =
          crypto_secretbox_open_easy(
            text.baseAddress, nonce + Self.nonceLength,
            UInt64(message.count - Self.nonceLength), nonce, key) == 0
      }
      count = isGenuine ? text.count : 0
    }
    return isGenuine ? text : nil
  }

  /// Returns a message of a text; no two are the same.
  package func seal(_ text: [UInt8]) -> [UInt8] {
    let length = text.count + Self.overhead
    return [UInt8](unsafeUninitializedCapacity: length) { message, count in
      guard let nonce = message.baseAddress else { return }
      randombytes_buf(nonce, Self.nonceLength)
      crypto_secretbox_easy(nonce + Self.nonceLength, text, UInt64(text.count), nonce, key)
      count = length
    }
  }
}
