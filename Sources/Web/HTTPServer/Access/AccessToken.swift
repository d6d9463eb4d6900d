import Application
import Crypto
import Foundation

/// The secret that opens the page to other machines; shown once and stored only as a digest.
package struct AccessToken: Sendable {
  /// 43 letters, digits, `-` and `_`, which stand for 256 random bits.
  package let text: String

  package init() { text = Base64URL.random(bytes: 32) }

  /// Wraps a token that a client sent.
  package init(_ text: String) { self.text = text }

  /// The digest under which the token is stored.
  ///
  /// One round of SHA-256 is enough for 256 random bits, which cannot be guessed at any speed. For
  /// the same reason wrong tokens are not counted: a limit could only lock out the owner.
  package var digest: AccessDigest { AccessDigest(of: text) }
}

/// The SHA-256 digest of a token or of a session's cookie.
package struct AccessDigest: Sendable, Hashable {
  let bytes: Data

  /// Computes the digest of a secret.
  init(of secret: String) { bytes = Data(SHA256.hash(data: Data(secret.utf8))) }

  /// Parses the output of `line`; `nil` for anything else.
  package init?(line: String) {
    let parts = line.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts[0] == "sha256" else { return nil }
    self.init(text: parts[1])
  }

  /// Parses the output of `text`; `nil` for anything else.
  init?(text: some StringProtocol) {
    guard let bytes = Base64URL.data(String(text)), bytes.count == SHA256.byteCount else {
      return nil
    }
    self.bytes = bytes
  }

  /// The digest as a line of a file: `sha256 BASE64URL`.
  package var line: String { "sha256 \(text)" }

  /// The digest in Base64.
  var text: String { Base64URL.text(bytes) }

  /// Returns true if it is the token's digest; takes the same time for every token.
  package func matches(_ token: AccessToken) -> Bool {
    ConstantTime.areEqual(bytes, token.digest.bytes)
  }
}
