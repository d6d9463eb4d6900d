import Foundation
import Hummingbird
import Synchronization

/// Knows whether a token is needed, who has shown it, and what a form must carry.
final class Authenticator: Sendable {
  /// How many sessions are remembered that were ended before their time.
  private static let mostEnded = 1000

  private let digest: @Sendable () -> AccessDigest?
  private let isOpen: Bool
  private let seal: HMACSigner
  private let attempts = Mutex(AttemptLimit())
  private let ended = Mutex<[String]>([])

  /// Creates a gatekeeper.
  ///
  /// - Parameters:
  ///   - digest: The digest of the token, if there is one.
  ///   - isOpen: Whether somebody may come in while there is no token: only where nobody else can reach the page.
  ///   - seal: The secret that forms are signed with.
  init(
    digest: @escaping @Sendable () -> AccessDigest?, isOpen: Bool, seal: HMACSigner = HMACSigner()
  ) {
    self.digest = digest
    self.isOpen = isOpen
    self.seal = seal
  }

  /// Whether somebody has to log in.
  var isTokenNeeded: Bool { digest() != nil || !isOpen }

  /// Who a cookie belongs to.
  func visitor(cookie: String?, now: Date) -> WebSession? {
    guard let cookie, !ended.withLock({ $0.contains(cookie) }) else { return nil }
    return WebSession(cookie: cookie, now: now, seal: digest().map(HMACSigner.init))
  }

  /// What forms of a visitor must carry.
  func csrf(for visitor: WebSession) -> String { seal.signature(visitor.cookie, for: "form") }

  /// Tells whether a form carries what it must.
  func isRight(_ csrf: String, of visitor: WebSession) -> Bool {
    seal.isRight(csrf, of: visitor.cookie, for: "form")
  }

  /// Lets somebody in who has the token.
  ///
  /// - Throws: `Problem` for a wrong token, and for one that comes too soon after others.
  func admit(_ token: AccessToken, from address: String, now: Date) throws -> WebSession {
    let pause = attempts.withLock { $0.pause(for: address, now: now) }
    guard pause <= 0 else {
      throw Problem(
        .tooManyRequests, "Too many wrong tokens: try again in \(Int(pause.rounded(.up))) s.",
        headers: [.retryAfter: "\(Int(pause.rounded(.up)))"])
    }
    guard let digest = digest(), digest.matches(token) else {
      attempts.withLock { $0.noteFailure(of: address, now: now) }
      throw Problem(
        .unauthorized,
        "That is not the token. \"passby web token --new\" on the machine makes a new one.",
        field: "token")
    }
    attempts.withLock { $0.noteSuccess(of: address) }
    return .session(now: now, seal: HMACSigner(digest))
  }

  /// Ends a session.
  func end(_ visitor: WebSession) {
    ended.withLock { ended in
      ended.append(visitor.cookie)
      ended.removeFirst(max(0, ended.count - Self.mostEnded))
    }
  }
}
