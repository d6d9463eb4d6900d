package import Foundation
import Hummingbird
import Localization

/// Decides whether a token is needed, and whether a request or a stream has access.
package final class Authenticator: Sendable {
  private let digest: @Sendable () -> AccessDigest?
  private let isOpen: Bool
  private let sessions: SessionTable

  /// Creates an authenticator.
  ///
  /// - Parameters:
  ///   - digest: Returns the digest of the token, if there is one.
  ///   - isOpen: True if access needs no token while there is none (loopback listeners only).
  ///   - storage: Keeps sessions across restarts.
  package init(
    digest: @escaping @Sendable () -> AccessDigest?, isOpen: Bool, storage: SessionStorage
  ) {
    self.digest = digest
    self.isOpen = isOpen
    sessions = SessionTable(storage)
  }

  /// True if a request needs a token or a session.
  package var isTokenNeeded: Bool { digest() != nil || !isOpen }

  /// Returns the access of a request without a token in its header; `nil` for none.
  package func grant(cookie: String?, now: Date) -> AccessGrant? {
    guard let digest = digest() else { return isOpen ? .open : nil }
    guard let cookie, sessions.contains(cookie: cookie, token: digest, now: now) else { return nil }
    return .session(cookie: cookie)
  }

  /// Returns true while a grant that was given earlier still holds.
  package func isValid(_ grant: AccessGrant, now: Date) -> Bool {
    switch grant {
    case .open: !isTokenNeeded
    case .session(let cookie): self.grant(cookie: cookie, now: now) == grant
    case .token(let digest): self.digest() == digest
    }
  }

  /// Returns the access that a token grants.
  ///
  /// - Throws: `Problem` for a wrong token.
  package func grant(_ token: AccessToken) throws -> AccessGrant { .token(try verified(token)) }

  /// Opens a session for a valid token, and returns its cookie.
  ///
  /// - Throws: `Problem` for a wrong token.
  package func logIn(_ token: AccessToken, now: Date) throws -> String {
    sessions.begin(token: try verified(token), now: now)
  }

  /// Ends a session.
  ///
  /// - Throws: Errors of the storage; the session then ends for this process only.
  package func logOut(cookie: String) throws { try sessions.end(cookie: cookie) }

  private func verified(_ token: AccessToken) throws -> AccessDigest {
    guard let digest = digest(), digest.matches(token) else {
      throw Problem(.unauthorized, WebPhrase.wrongToken.text, field: "token")
    }
    return digest
  }
}
