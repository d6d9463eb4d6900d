import Foundation
import Synchronization

/// The sessions that are open, in memory and in a file.
///
/// A session is valid only while it is listed, so that a logout holds across restarts. The first
/// line of the file is the digest of the token that the sessions of the user of this machine were
/// opened with, or `none`: another token ends all of them. A session of another person has the
/// digest of that person's token in its line.
final class SessionTable: Sendable {
  /// The largest number of sessions; the oldest one ends when there are more.
  static let capacity = 1000

  private struct State {
    var token: AccessDigest?
    var sessions: [AccessDigest: WebSession] = [:]
  }

  private let state: Mutex<State>
  private let storage: SessionStorage

  /// Reads the sessions that are stored; a damaged line is a session less.
  init(_ storage: SessionStorage) {
    self.storage = storage
    let lines = storage.load()?.split(separator: "\n") ?? []
    var state = State()
    state.token = lines.first.flatMap { AccessDigest(line: String($0)) }
    for session in lines.dropFirst().compactMap({ WebSession(line: $0) }) {
      state.sessions[session.digest] = session
    }
    self.state = Mutex(state)
  }

  /// Returns true if a cookie belongs to an open session under a token.
  func contains(cookie: String, token: AccessDigest, now: Date) -> Bool {
    guard cookie.utf8.count <= 100 else { return false }
    return contains(AccessDigest(of: cookie), token: token, now: now)
  }

  /// Returns true if the digest of a cookie belongs to an open session under a token.
  func contains(_ digest: AccessDigest, token: AccessDigest, now: Date) -> Bool {
    self.token(of: digest, now: now) == token
  }

  /// Returns the digest of the token that an open session was opened with; `nil` for no session.
  func token(of cookie: String, now: Date) -> AccessDigest? {
    cookie.utf8.count <= 100 ? token(of: AccessDigest(of: cookie), now: now) : nil
  }

  /// Returns the digest of the token of the session with the digest of a cookie.
  func token(of digest: AccessDigest, now: Date) -> AccessDigest? {
    state.withLock { state in
      guard let session = state.sessions[digest], session.isCurrent(at: now) else { return nil }
      return session.token ?? state.token
    }
  }

  /// Opens a session and returns its cookie.
  ///
  /// A session that cannot be stored ends with the process. `ofPerson` is true for the token of
  /// another person than the user of this machine.
  func begin(token: AccessDigest, ofPerson: Bool = false, now: Date) -> String {
    let (session, cookie) = WebSession.new(now: now, token: ofPerson ? token : nil)
    try? change { state in
      if !ofPerson, state.token != token {
        state.token = token
        state.sessions = state.sessions.filter { $0.value.token != nil }
      }
      state.sessions = state.sessions.filter { $0.value.isCurrent(at: now) }
      while state.sessions.count >= Self.capacity,
        let oldest = state.sessions.values.min(by: { $0.began < $1.began })
      {
        state.sessions[oldest.digest] = nil
      }
      state.sessions[session.digest] = session
    }
    return cookie
  }

  /// Ends a session.
  ///
  /// - Throws: Errors of the storage; the session then ends for this process only.
  func end(cookie: String) throws {
    try change { $0.sessions[AccessDigest(of: cookie)] = nil }
  }

  private func change(_ body: (inout State) -> Void) throws {
    try state.withLock { state in
      body(&state)
      let lines = state.sessions.values.sorted { $0.began < $1.began }.map(\.line)
      try storage.save(([state.token?.line ?? "none"] + lines).joined(separator: "\n") + "\n")
    }
  }
}

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

/// A private file that keeps the sessions across restarts.
package struct SessionStorage: Sendable {
  /// Returns the file's text; `nil` if there is none.
  let load: @Sendable () -> String?
  /// Replaces the file's text.
  let save: @Sendable (String) throws -> Void

  package init(
    load: @escaping @Sendable () -> String?, save: @escaping @Sendable (String) throws -> Void
  ) {
    (self.load, self.save) = (load, save)
  }

  /// A storage that keeps nothing: all sessions end with the process.
  package static let none = SessionStorage(load: { nil }, save: { _ in })
}

/// Bytes as text that fits into headers, cookies and addresses.
///
/// Source: RFC 4648, section 5, without padding.
enum Base64URL {
  /// Returns the text of bytes.
  static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Returns the bytes of a text; `nil` if it is not Base64.
  static func data(_ text: String) -> Data? {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
  }

  /// Returns the text of that many random bytes from the system's generator.
  static func random(bytes: Int) -> String {
    var random = SystemRandomNumberGenerator()
    return text(Data((0..<bytes).map { _ in UInt8.random(in: .min ... .max, using: &random) }))
  }
}
