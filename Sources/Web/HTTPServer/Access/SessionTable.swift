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
