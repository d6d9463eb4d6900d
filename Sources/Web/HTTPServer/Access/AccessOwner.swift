package import Foundation

/// The session or the token that something belongs to which outlives a request, such as a
/// subscription for reminders; it ends with it.
package struct AccessOwner: Sendable, Hashable {
  private enum Kind: String {
    case session
    case token
  }

  private let kind: Kind
  private let digest: AccessDigest

  /// Creates the owner from the grant of a request; `nil` for access without a login.
  package init?(_ grant: AccessGrant?) {
    switch grant {
    case .session(let cookie)?: (kind, digest) = (.session, AccessDigest(of: cookie))
    case .token(let digest)?: (kind, self.digest) = (.token, digest)
    case .open?, nil: return nil
    }
  }

  /// Creates the owner of what belongs to whoever has the token.
  package init(token: AccessDigest) { (kind, digest) = (.token, token) }

  /// Returns true while the owner has access: the token is still the same, and the session is
  /// stored and has not expired.
  package func holds(token: AccessDigest?, sessions: SessionStorage, now: Date) -> Bool {
    account(AccessTokens(own: token), sessions: sessions, now: now) != nil
  }

  /// Returns whose access it is while the owner has it; `nil` once it has ended.
  package func account(
    _ tokens: AccessTokens, sessions: SessionStorage, now: Date
  ) -> Account? {
    switch kind {
    case .token: tokens.account(of: digest)
    case .session:
      SessionTable(sessions).token(of: digest, now: now).flatMap(tokens.account)
    }
  }
}

extension AccessOwner: Codable {
  /// Reads `session DIGEST` or `token DIGEST`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(separator: " ")
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])),
      let digest = AccessDigest(text: parts[1])
    else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "owner")
    }
    (self.kind, self.digest) = (kind, digest)
  }

  /// Writes the owner; of a session only the digest of its cookie.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(kind.rawValue) \(digest.text)")
  }
}
