import Foundation
import Localization
import Text

/// A secret of encrypted messages as it is typed into a page or sent to the API (P19).
package enum DeviceSecretText {
  /// The longest secret, in bytes: the length of the key that the apps make of it.
  package static let longest = 32

  /// Returns the secret, without the end of its line.
  ///
  /// - Throws: `RequestFailure` for one that is empty or too long; it does not repeat the secret.
  package static func checked(_ text: String) throws -> String {
    let secret = text.trimmingCharacters(in: .newlines)
    guard !secret.isEmpty, secret.utf8.count <= longest, !secret.contains("\0") else {
      throw RequestFailure(.usage, .secret, DevicePhrase.secretLength(longest))
    }
    return secret
  }
}
