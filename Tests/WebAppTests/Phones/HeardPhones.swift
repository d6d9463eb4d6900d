import Foundation
import NIOCore
import Synchronization

@testable import WebApp

/// A receiver of phones that knows one device, by the key `RIGHT`, and notes what it gets.
final class HeardPhones: Sendable {
  private let reply: PhoneReply
  private let trusted: [String]
  private let heard = Mutex<(requests: [PhoneRequest], pauses: [Int])>(([], []))

  init(reply: PhoneReply = .taken("[]"), trusted: [String] = []) {
    self.reply = reply
    self.trusted = trusted
  }

  /// The requests that came through.
  var requests: [PhoneRequest] { heard.withLock { $0.requests } }

  /// The seconds that wrong keys would have waited.
  var pauses: [Int] { heard.withLock { $0.pauses } }

  /// The receiver for the page's server.
  var port: PhonePort {
    let (reply, trusted) = (reply, trusted)
    return PhonePort(
      maximumBytes: { 200_000 }, trustedProxies: { trusted },
      take: { calls, answer in
        answer(
          calls.map { call in
            switch call.credentials {
            case .key("RIGHT"), .basic(user: "anna", key: "RIGHT"):
              guard let request = call.request else { return .taken("") }
              self.heard.withLock { $0.requests.append(request) }
              return reply
            default: return .unknown
            }
          })
      })
  }

  /// Serves a site that phones post to, while a closure runs.
  func serve(
    limits: ConnectionLimits = ConnectionLimits(),
    _ body: @escaping @Sendable (ServedSite) async throws -> Void
  ) async throws {
    let gate = PhoneGate(port: port) { seconds in
      self.heard.withLock { $0.pauses.append(seconds) }
      return .nanoseconds(1)
    }
    try await ServedSite.with(limits: limits, phones: gate, body)
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
