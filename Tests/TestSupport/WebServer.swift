import Foundation
import Synchronization

/// A web server on the loopback that answers as a test wants it, and remembers what it was asked.
package final class WebServer: Sendable {
  /// A request that was received.
  package struct Request: Sendable {
    /// Method, path and version.
    package let line: String
    /// By names in small letters.
    package let headers: [String: String]
    /// The body as text.
    package let body: String
    /// The body.
    package let bytes: [UInt8]

    /// The body as JSON.
    package var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
    }
  }

  /// How a server answers.
  package enum Behaviour: Sendable {
    /// A whole answer.
    case answer(Int, headers: [String] = [], body: String = "")
    /// A whole answer with a body for each path that it has one for.
    case bodies([String: String])
    /// The bytes that a closure returns.
    case reply(@Sendable (Request) -> Reply)
    /// An answer whose body never ends.
    case stream(Int)
    /// Nothing, with the connection held open.
    case hang
    /// The connection is closed after the request.
    case close
  }

  /// Chosen by the kernel.
  package let port: Int
  private let listener: Int32
  private let state:
    Mutex<(behaviour: Behaviour, requests: [Request], open: Int, openings: [[UInt8]])>

  private init(_ behaviour: Behaviour) throws {
    state = Mutex((behaviour, [], 0, []))
    (listener, port) = try LoopbackPort.listen()
    let thread = Thread { [self] in accept() }
    thread.start()
  }

  /// Runs a server for as long as a piece of test lasts.
  @discardableResult
  package static func with<Result>(
    _ behaviour: Behaviour = .answer(200), _ body: (WebServer) async throws -> Result
  ) async throws -> Result {
    let server = try WebServer(behaviour)
    defer { shutdown(server.listener, Int32(SHUT_RDWR)) }
    return try await body(server)
  }

  /// Where it is.
  package var url: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, in order.
  package var requests: [Request] { state.withLock(\.requests) }
  /// The first bytes of connections that were no requests, such as those of TLS.
  package var openings: [[UInt8]] { state.withLock(\.openings) }
  /// How many connections are open.
  package var openCount: Int { state.withLock(\.open) }
  /// How it answers from now on.
  package var behaviour: Behaviour {
    get { state.withLock(\.behaviour) }
    set { state.withLock { $0.behaviour = newValue } }
  }

  private func accept() {
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      guard connection >= 0 else { break }
      state.withLock { $0.open += 1 }
      Thread { [self] in
        serve(connection)
        close(connection)
        state.withLock { $0.open -= 1 }
      }.start()
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    let received = Self.request(from: connection) { bytes in
      state.withLock { $0.openings.append(bytes) }
    }
    guard let request = received else { return }
    let behaviour = state.withLock { state in
      state.requests.append(request)
      return state.behaviour
    }
    switch behaviour {
    case .answer(let status, let headers, let body):
      let lines =
        ["HTTP/1.1 \(status) X", "Content-Length: \(body.utf8.count)", Self.last] + headers
      _ = Self.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body, to: connection)
    case .bodies(let bodies):
      let path = request.line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let body = bodies[path]
      let lines = [
        "HTTP/1.1 \(body == nil ? 404 : 200) X", "Content-Length: \(body?.utf8.count ?? 0)",
        Self.last,
      ]
      _ = Self.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""), to: connection)
    case .stream(let status):
      let chunk = "400\r\n" + String(repeating: "x", count: 1024) + "\r\n"
      var isOpen = Self.send(
        "HTTP/1.1 \(status) X\r\nTransfer-Encoding: chunked\r\n\r\n", to: connection)
      while isOpen { isOpen = Self.send(chunk, to: connection) }
    case .reply(let reply):
      let reply = reply(request)
      if Self.send(reply.bytes, to: connection), !reply.isWhole { Self.hold(connection) }
    case .hang: Self.hold(connection)
    case .close: break
    }
  }

  /// Waits until the other side closes.
  private static func hold(_ connection: Int32) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }

  /// The connection is closed after each answer.
  static let last = "Connection: close"

  private static func send(_ text: String, to connection: Int32) -> Bool {
    send(Array(text.utf8), to: connection)
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func request(
    from connection: Int32, otherwise: ([UInt8]) -> Void
  ) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = bytes.firstRange(of: end) {
        let lines = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
          .components(separatedBy: "\r\n")
        let headers = Dictionary(
          lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (parts[0].lowercased(), parts.last?.trimmingCharacters(in: .whitespaces) ?? "")
          }
        ) { "\($0); \($1)" }
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        let body = bytes[range.upperBound...]
        if body.count >= length {
          return Request(
            line: lines[0], headers: headers, body: String(decoding: body, as: UTF8.self),
            bytes: Array(body))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      // A client that begins with TLS.
      guard ["POST", "GET "].contains(where: { bytes.starts(with: $0.utf8.prefix(bytes.count)) })
      else {
        otherwise(bytes)
        return nil
      }
    }
  }
}
