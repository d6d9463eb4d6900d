import CommandTesting
import Foundation
import TestSupport

/// A connection to the page of a daemon, as a browser or the app of a phone has it: it stays open
/// between requests.
final class PageConnection {
  /// The answer to a request.
  struct Answer {
    let status: Int
    /// The lines before the body.
    let head: String
    let body: String
  }

  private let descriptor: Int32
  private let port: Int
  private var received: [UInt8] = []

  /// Connects to a port of the loopback.
  ///
  /// - Throws: `POSIXError` if nothing listens there.
  init(port: Int) throws {
    self.port = port
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard LoopbackPort.connect(descriptor, to: port) else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  /// Sends a request and waits for its answer.
  ///
  /// - Throws: `POSIXError` if the connection ends before the answer is complete.
  func send(
    _ body: String = "", method: String = "POST", path: String = "/pub", headers: [String] = []
  ) throws -> Answer {
    let head =
      ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
      + ["Content-Length: \(body.utf8.count)"]
    let request = Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    var done = 0
    while done < request.count {
      let count = request[done...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw POSIXError(.ECONNRESET) }
      done += count
    }
    return try answer()
  }

  private func answer() throws -> Answer {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = received.firstRange(of: end) {
        let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n")
        let length =
          lines.first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) } ?? 0
        let rest = received[range.upperBound...]
        if rest.count >= length {
          let body = String(decoding: rest.prefix(length), as: UTF8.self)
          received = Array(rest.dropFirst(length))
          let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
          return Answer(status: status ?? 0, head: head, body: body)
        }
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { throw POSIXError(.ECONNRESET) }
      received += chunk[..<count]
    }
  }
}
