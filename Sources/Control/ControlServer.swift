import Foundation
import Synchronization

/// Answers those who ask how the daemon is: one line of JSON for each line that says `status`, over a unix socket.
///
/// A thread of its own serves up to 16 connections at once; none can hold up another, and what a slow or silent one does not take in a
/// second is not kept for it. The socket is for the user alone (0600).
public final class ControlServer: Sendable {
  private static let mostConnections = 16
  /// The longest question, in bytes.
  private static let longestLine = 256

  private let listener: Int32
  private let path: String
  private let answer: @Sendable () -> DaemonStatus
  private let isStopped = Mutex(false)
  private let stopper: Stopper

  /// Listens at a path; what lay there before is replaced, so the daemon's lock must be held.
  ///
  /// - Throws: `ControlError.socket`.
  public init(
    path: String, answer: @escaping @Sendable () -> DaemonStatus
  ) throws(ControlError) {
    guard let address = SocketAddress(path: path) else {
      throw .socket(
        path: path, reason: "the path is longer than \(SocketAddress.longestPath) bytes")
    }
    guard let stopper = Stopper() else { throw Self.failure(path) }
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(AF_UNIX, Int32(type), 0)
    guard descriptor >= 0 else {
      let failure = Self.failure(path)
      stopper.close()
      throw failure
    }
    unlink(path)
    // Linux gives the file the mode of the socket. A mask would hold for all threads, and for what
    // they make meanwhile.
    guard fchmod(descriptor, 0o600) == 0,
      address.withPointer({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0
    else {
      let failure = Self.failure(path)
      close(descriptor)
      stopper.close()
      throw failure
    }
    listener = descriptor
    self.path = path
    self.answer = answer
    self.stopper = stopper
    let thread = Thread { [self] in serve() }
    thread.name = "passby.control"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Ends the thread, and takes the socket away.
  public func stop() {
    let isFirst = isStopped.withLock { stopped in
      defer { stopped = true }
      return !stopped
    }
    guard isFirst else { return }
    unlink(path)
    stopper.stop()
  }

  private static func failure(_ path: String) -> ControlError {
    .socket(path: path, reason: String(cString: strerror(errno)))
  }

  private func serve() {
    var connections: [Int32: [UInt8]] = [:]
    while true {
      var polled = [stopper.polled, pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      polled += connections.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      if polled[0].revents != 0 { break }
      if polled[1].revents != 0 { accept(into: &connections) }
      for entry in polled.dropFirst(2) where entry.revents != 0 {
        guard let pending = connections[entry.fd] else { continue }
        if let rest = serve(entry.fd, pending: pending) {
          connections[entry.fd] = rest
        } else {
          connections[entry.fd] = nil
          close(entry.fd)
        }
      }
    }
    for descriptor in connections.keys { close(descriptor) }
    close(listener)
    stopper.close()
  }

  private func accept(into connections: inout [Int32: [UInt8]]) {
    let descriptor = Foundation.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // The oldest silent one makes room.
    if connections.count >= Self.mostConnections, let victim = connections.keys.min() {
      connections[victim] = nil
      close(victim)
    }
    connections[descriptor] = []
  }

  /// Reads what has come and answers it; returns what is left over, or `nil` when the connection is over.
  private func serve(_ descriptor: Int32, pending: [UInt8]) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.longestLine)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? pending : nil }
    guard count > 0 else { return nil }
    var lines = (pending + bytes[..<count]).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = Array(lines.removeLast())
    guard rest.count <= Self.longestLine else { return nil }
    for line in lines {
      guard Array(line) == Array("status".utf8),
        let text = try? ControlJSON.encoder.encode(answer()),
        send(text + Data("\n".utf8), to: descriptor)
      else { return nil }
    }
    return rest
  }

  private func send(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        == $0.count
    }
  }
}
