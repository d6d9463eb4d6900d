import Crypto
import Foundation

/// What somebody who comes over the network has to know; shown once, and kept by nobody but them.
public struct AccessToken: Sendable {
  /// The token: 43 letters, digits, `-` and `_`, which stand for 256 random bits.
  public let text: String

  /// A new token.
  public init() { text = Base64URL.random(bytes: 32) }

  /// Takes what somebody gave as a token.
  public init(_ text: String) { self.text = text }

  /// What is kept of it.
  ///
  /// A single round of SHA-256 is enough: nobody guesses 256 random bits, however fast.
  public var digest: AccessDigest {
    AccessDigest(bytes: Data(SHA256.hash(data: Data(text.utf8))))
  }
}

/// What is kept of a token: enough to know it again, too little to use it.
public struct AccessDigest: Sendable, Hashable {
  let bytes: Data

  init(bytes: Data) { self.bytes = bytes }

  /// Reads what `line` wrote; `nil` for anything else.
  public init?(line: String) {
    let parts = line.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts[0] == "sha256", let bytes = Base64URL.data(String(parts[1])),
      bytes.count == SHA256.byteCount
    else { return nil }
    self.bytes = bytes
  }

  /// The digest as a file keeps it.
  public var line: String { "sha256 \(Base64URL.text(bytes))" }

  /// Tells whether a token is the one, in the same time for any.
  func matches(_ token: AccessToken) -> Bool {
    let other = token.digest.bytes
    guard other.count == bytes.count else { return false }
    return zip(bytes, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
