import Foundation
import Logging
import NIOCore
import Synchronization

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// A receiver of phones that knows one device, by the key `RIGHT`, and keeps what it gets.
final class HeardPhones: Sendable {
  private let reply: PhoneReply
  private let trusted: [String]
  private let holdsPauses: Bool
  private let heard = Mutex<(requests: [PhoneRequest], pauses: [Int])>(([], []))
  private let held = Mutex<[CheckedContinuation<Void, Never>]>([])

  /// Creates a receiver; with `holdsPauses`, a wrong key that waits does so until `release()`.
  init(reply: PhoneReply = .taken("[]"), trusted: [String] = [], holdsPauses: Bool = false) {
    self.reply = reply
    self.trusted = trusted
    self.holdsPauses = holdsPauses
  }

  /// The requests that came through.
  var requests: [PhoneRequest] { heard.withLock { $0.requests } }

  /// The seconds that wrong keys wait, or would have waited.
  var pauses: [Int] { heard.withLock { $0.pauses } }

  /// The number of wrong keys that wait.
  var heldCount: Int { held.withLock(\.count) }

  /// Ends the pauses of all wrong keys that wait.
  func release() {
    let waiting = held.withLock { held in
      defer { held = [] }
      return held
    }
    for continuation in waiting { continuation.resume() }
  }

  /// The receiver for the page's server.
  var port: PhonePort {
    let (reply, trusted) = (reply, trusted)
    return PhonePort(
      maximumBytes: { 200_000 }, trustedProxies: { trusted },
      check: { Self.isRight($0) ? .taken("") : .unknown },
      receive: { credentials, request in
        guard Self.isRight(credentials) else { return .unknown }
        self.heard.withLock { $0.requests.append(request) }
        return reply
      })
  }

  private static func isRight(_ credentials: PhoneCredentials) -> Bool {
    credentials == .key("RIGHT") || credentials == .basic(user: "anna", key: "RIGHT")
  }

  /// Serves a site that phones post to, while a closure runs.
  func serve(
    limits: ConnectionLimits = ConnectionLimits(), mostWaiting: Int = 64,
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    _ body: @escaping @Sendable (ServedSite) async throws -> Void
  ) async throws {
    let wrongKeys = WrongKeys(mostWaiting: mostWaiting) { seconds in
      self.heard.withLock { $0.pauses.append(seconds) }
      guard self.holdsPauses else { return }
      await withCheckedContinuation { continuation in
        self.held.withLock { $0.append(continuation) }
      }
    }
    let routes = PhoneRoutes(port: port, wrongKeys: wrongKeys)
    try await ServedSite.with(limits: limits, phones: routes, logger: logger, body)
  }
}

extension ServedSite {
  /// The answer to a request.
  struct Answer: Sendable {
    let text: String
    /// The code.
    var status: String { text.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
    /// The text after the header.
    var body: String {
      text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
    }
  }

  /// Asks over a connection of its own.
  func ask(
    _ method: String, _ uri: String, _ headers: [String] = [], body: String = ""
  ) async throws -> Answer {
    var lines = ["\(method) \(uri) HTTP/1.1", "Connection: close"] + headers
    if !headers.contains(where: { $0.hasPrefix("Host:") }) {
      lines.append("Host: 127.0.0.1:\(port)")
    }
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    return try await answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Asks over a connection of its own, and returns the code of the answer.
  func status(
    _ method: String, _ uri: String, _ headers: [String] = [], body: String = ""
  ) async throws -> String {
    try await ask(method, uri, headers, body: body).status
  }

  /// Sends a whole request, and reads the answer to its end.
  func answer(to request: String) async throws -> Answer { Answer(text: try await ask(request)) }
}
