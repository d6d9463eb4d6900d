import Foundation
import Hummingbird

/// Who asks, as a cookie tells it.
///
/// Where nobody has to log in the cookie only ties forms to the browser they were shown in. Otherwise it is a session: signed with the digest
/// of the token, so that it outlives a restart, and ends when a new token is made.
struct WebSession: Sendable, Hashable {
  /// How long a session lasts, in seconds: 30 days.
  static let sessionSeconds = 30.0 * 86_400

  /// The cookie's value.
  let cookie: String
  /// Whether it is a session.
  let isLoggedIn: Bool

  /// A browser that comes for the first time.
  static func new() -> WebSession {
    WebSession(cookie: "v.\(Base64URL.random(bytes: 18))", isLoggedIn: false)
  }

  /// Somebody who has shown the token.
  static func session(now: Date, seal: HMACSigner) -> WebSession {
    let text = "s.\(Int(now.timeIntervalSince1970)).\(Base64URL.random(bytes: 18))"
    return WebSession(cookie: "\(text).\(seal.signature(text, for: "session"))", isLoggedIn: true)
  }

  /// Reads a cookie; `nil` for one that says nothing, or was not signed by us, or is too old.
  init?(cookie: String, now: Date, seal: HMACSigner?) {
    guard cookie.utf8.count <= 200,
      cookie.utf8.allSatisfy({ $0 == 0x2E || $0 == 0x2D || $0 == 0x5F || Self.isAlphanumeric($0) })
    else { return nil }
    let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("v", 2) where parts[1].count >= 16:
      self.init(cookie: cookie, isLoggedIn: false)
    case ("s", 4):
      let text = parts.dropLast().joined(separator: ".")
      guard let seal, let began = Int(parts[1]),
        seal.isRight(String(parts[3]), of: text, for: "session"),
        abs(now.timeIntervalSince1970 - Double(began)) < Self.sessionSeconds
      else { return nil }
      self.init(cookie: cookie, isLoggedIn: true)
    default: return nil
    }
  }

  private init(cookie: String, isLoggedIn: Bool) {
    self.cookie = cookie
    self.isLoggedIn = isLoggedIn
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
