package import Foundation

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
