package import Foundation
import Hummingbird
import Localization

/// Decides whether a token is needed, and whether a request or a stream has access.
package final class Authenticator: Sendable {
  private let tokens: @Sendable () -> AccessTokens
  private let isOpen: @Sendable () -> Bool
  private let sessions: SessionTable

  /// Creates an authenticator.
  ///
  /// - Parameters:
  ///   - tokens: Returns the tokens that there are.
  ///   - isOpen: Returns true while access needs no token if there is none (loopback listeners
  ///     only).
  ///   - storage: Keeps sessions across restarts.
  package init(
    tokens: @escaping @Sendable () -> AccessTokens, isOpen: @escaping @Sendable () -> Bool,
    storage: SessionStorage
  ) {
    self.tokens = tokens
    self.isOpen = isOpen
    sessions = SessionTable(storage)
  }

  /// True if a request needs a token or a session.
  package var isTokenNeeded: Bool { tokens().exist || !isOpen() }

  /// Returns the access of a request without a token in its header; `nil` for none.
  package func grant(cookie: String?, now: Date) -> AccessGrant? {
    let tokens = tokens()
    guard tokens.exist else { return isOpen() ? .open : nil }
    guard let cookie, sessions.token(of: cookie, now: now).flatMap(tokens.account) != nil else {
      return nil
    }
    return .session(cookie: cookie)
  }

  /// Returns whose page a grant opens; `nil` once it no longer holds.
  package func account(of grant: AccessGrant, now: Date) -> Account? {
    let tokens = tokens()
    return switch grant {
    case .open: tokens.exist || !isOpen() ? nil : .me
    case .session(let cookie): sessions.token(of: cookie, now: now).flatMap(tokens.account)
    case .token(let digest): tokens.account(of: digest)
    }
  }

  /// Returns true while a grant that was given earlier still holds.
  package func isValid(_ grant: AccessGrant, now: Date) -> Bool {
    account(of: grant, now: now) != nil
  }

  /// Returns the access that a token grants.
  ///
  /// - Throws: `Problem` for a wrong token.
  package func grant(_ token: AccessToken) throws -> AccessGrant { .token(try verified(token)) }

  /// Opens a session for a valid token, and returns its cookie.
  ///
  /// - Throws: `Problem` for a wrong token.
  package func logIn(_ token: AccessToken, now: Date) throws -> String {
    let digest = try verified(token)
    return sessions.begin(token: digest, ofPerson: tokens().own != digest, now: now)
  }

  /// Opens a session of the user of this machine, who has let another device in; `nil` without a
  /// token.
  package func logInOwn(now: Date) -> String? {
    tokens().own.map { sessions.begin(token: $0, now: now) }
  }

  /// Ends a session.
  ///
  /// - Throws: Errors of the storage; the session then ends for this process only.
  package func logOut(cookie: String) throws { try sessions.end(cookie: cookie) }

  private func verified(_ token: AccessToken) throws -> AccessDigest {
    guard let digest = tokens().digest(of: token) else {
      throw Problem(.unauthorized, WebPhrase.wrongToken.text, field: "token")
    }
    return digest
  }
}
