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
