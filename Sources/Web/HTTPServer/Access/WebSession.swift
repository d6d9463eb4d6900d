import Foundation

/// A browser that has logged in, as it is stored: the digest of its cookie, and when it began.
///
/// The cookie itself is known to the browser only.
package struct WebSession: Sendable, Hashable {
  /// The length of a session, in seconds: 30 days.
  package static let lifetimeSeconds = 30.0 * 86_400
  /// The largest time by which a session may begin in the future, if the clock was set back.
  private static let clockToleranceSeconds = lifetimeSeconds

  /// The digest of the cookie.
  let digest: AccessDigest
  /// Seconds since 1970.
  let began: Int
  /// The token of a person that it was opened with; `nil` for that of the user of this machine,
  /// which all such sessions share.
  let token: AccessDigest?
  /// The session as a line of a file.
  ///
  /// All sessions are written when one of them begins or ends.
  let line: String

  /// Creates a session that begins now, and its cookie.
  static func new(
    now: Date, token: AccessDigest? = nil
  ) -> (session: WebSession, cookie: String) {
    let cookie = "s.\(Base64URL.random(bytes: 32))"
    let began = Int(now.timeIntervalSince1970)
    return (WebSession(digest: AccessDigest(of: cookie), began: began, token: token), cookie)
  }

  init(digest: AccessDigest, began: Int, token: AccessDigest? = nil) {
    (self.digest, self.began, self.token) = (digest, began, token)
    line = "\(digest.text) \(began)" + (token.map { " \($0.text)" } ?? "")
  }

  /// Parses the output of `line`; `nil` for anything else.
  init?(line: some StringProtocol) {
    let parts = line.split(separator: " ")
    guard parts.count == 2 || parts.count == 3, let digest = AccessDigest(text: parts[0]),
      let began = Int(parts[1])
    else { return nil }
    let token = parts.count == 3 ? AccessDigest(text: parts[2]) : nil
    guard parts.count == 2 || token != nil else { return nil }
    self.init(digest: digest, began: began, token: token)
  }

  /// Returns true while the session has not expired.
  func isCurrent(at now: Date) -> Bool {
    let age = now.timeIntervalSince1970 - Double(began)
    return age < Self.lifetimeSeconds && age > -Self.clockToleranceSeconds
  }
}
