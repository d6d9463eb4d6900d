import Application
import Crypto
package import Foundation

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

/// Whose page a request asks for: decided by its token, its cookie or its key.
package enum Account: Sendable, Hashable {
  /// The user of this machine.
  case me
  /// Another person, by UUID.
  case person(UUID)

  /// The account of the person with a UUID; `nil` is the user of this machine.
  package init(_ person: UUID?) { self = person.map(Account.person) ?? .me }
}

/// The tokens that open the page, as digests.
package struct AccessTokens: Sendable {
  /// The token of the user of this machine, if there is one.
  package let own: AccessDigest?
  /// The tokens of other persons, with the UUIDs of whose they are.
  package let persons: [AccessDigest: UUID]

  /// Creates a list of tokens.
  package init(own: AccessDigest?, persons: [AccessDigest: UUID] = [:]) {
    (self.own, self.persons) = (own, persons)
  }

  /// True if there is a token at all.
  var exist: Bool { own != nil || !persons.isEmpty }

  /// Returns whose token a digest is of; `nil` if it opens nothing.
  func account(of digest: AccessDigest) -> Account? {
    digest == own ? .me : persons[digest].map(Account.person)
  }

  /// Returns the digest of a token; `nil` for a wrong one.
  ///
  /// It takes the same time for every token.
  func digest(of token: AccessToken) -> AccessDigest? {
    var found: AccessDigest?
    for digest in [own].compactMap(\.self) + persons.keys where digest.matches(token) {
      found = digest
    }
    return found
  }
}

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

/// The reason why a request was let in.
///
/// A stream of events outlives the check of its request. It keeps the grant and is closed as soon
/// as the grant no longer holds.
package enum AccessGrant: Sendable, Hashable {
  /// There was no token, and only this machine can reach the page.
  case open
  /// A session, by its cookie.
  case session(cookie: String)
  /// The token in the request's header, by its digest.
  case token(AccessDigest)

  /// True for a session, which the user can end.
  package var isSession: Bool {
    if case .session = self { true } else { false }
  }
}
