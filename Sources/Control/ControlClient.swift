import Foundation

/// Asks a running daemon how it is.
public final class ControlClient {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// An answer is shorter than this, in bytes.
  private static let longestAnswer = 256 * 1024

  /// Connects to the socket of a daemon.
  ///
  /// - Parameters:
  ///   - path: The socket, as the daemon's record has it.
  ///   - timeLimitSeconds: How long to wait for each answer.
  /// - Throws: `ControlError.silent`.
  public init(path: String, timeLimitSeconds: Int = 2) throws(ControlError) {
    guard let address = SocketAddress(path: path) else {
      throw .silent(reason: "its socket \"\(path)\" has no usable path")
    }
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    let descriptor = socket(AF_UNIX, Int32(type), 0)
    guard descriptor >= 0 else { throw Self.failure() }
    var limit = timeval(tv_sec: timeLimitSeconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    guard address.withPointer({ connect(descriptor, $0, $1) }) == 0 else {
      let failure = Self.failure()
      close(descriptor)
      throw failure
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The daemon's status now.
  ///
  /// - Throws: `ControlError.silent` when it goes away or takes too long.
  public func status() throws(ControlError) -> DaemonStatus {
    let question = Array("status\n".utf8)
    guard
      send(descriptor, question, question.count, Int32(MSG_NOSIGNAL)) == question.count
    else { throw Self.failure() }
    let line = try readLine()
    guard let status = try? ControlJSON.decoder.decode(DaemonStatus.self, from: Data(line)) else {
      throw .silent(reason: "its answer cannot be read; is it of another version?")
    }
    return status
  }

  private func readLine() throws(ControlError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return Array(pending[..<end])
      }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure() }
      guard count > 0 else { throw .silent(reason: "it closed the connection") }
      pending += chunk[..<count]
      guard pending.count <= Self.longestAnswer else {
        throw .silent(reason: "its answer does not end")
      }
    }
  }

  private static func failure() -> ControlError {
    .silent(reason: errno == EAGAIN ? "no answer in time" : String(cString: strerror(errno)))
  }
}
