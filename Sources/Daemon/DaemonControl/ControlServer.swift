import Foundation
import Localization
import Synchronization
import SystemEvents

/// Answers requests for the daemon's status over a Unix socket.
///
/// Each line `status`, or `status uk` for texts in a language other than English, is answered by
/// one line of JSON. One thread serves up to 16 connections; none can hold up another, and an
/// answer that a client does not read at once is dropped. Only the user may open the socket (mode
/// 0600).
package final class ControlServer: Sendable {
  /// The longest request, in bytes.
  private static let longestLine = 256
  /// How long a client may take to read a part of its answer, in milliseconds.
  private static let patience: Int32 = 200
  /// The most parts of an answer that are waited for.
  private static let mostWaits = 100
  /// The pause after the process ran out of descriptors or memory, in milliseconds.
  private static let exhaustedPause: Int32 = 1000

  private let listener: Int32
  private let path: String
  private let answer: @Sendable () -> DaemonStatus
  private let isStopped = Atomic(false)
  private let stopping = WakeEvent()

  /// Listens at a path.
  ///
  /// A file that exists there is replaced; the caller must hold the daemon's lock.
  ///
  /// - Throws: `ControlError.socket`.
  package init(
    path: String, answer: @escaping @Sendable () -> DaemonStatus
  ) throws(ControlError) {
    guard let address = SocketAddress(path: path) else { throw .socketPath(path) }
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(AF_UNIX, Int32(type), 0)
    guard descriptor >= 0 else { throw Self.failure(path) }
    unlink(path)
    // Linux gives the file the mode of the socket. umask(2) would affect all threads and the files
    // that they create meanwhile.
    guard fchmod(descriptor, 0o600) == 0,
      address.withPointer({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0
    else {
      let failure = Self.failure(path)
      close(descriptor)
      throw failure
    }
    listener = descriptor
    self.path = path
    self.answer = answer
    let thread = Thread { [self] in serve() }
    thread.name = "passby.control"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Ends the thread and removes the socket; later calls have no effect.
  package func stop() {
    guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
    unlink(path)
    stopping.raise()
  }

  private static func failure(_ path: String) -> ControlError {
    .socket(path: path, reason: String(cString: strerror(errno)))
  }

  private func serve() {
    var listener = SocketListener(listener)
    var connections = ControlConnections()
    var isExhausted = false
    while !stopping.isRaised {
      var polled = [stopping.polled, listener.polled]
      if isExhausted { polled[1].fd = -1 }
      polled += connections.descriptors.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let limit = isExhausted ? Self.exhaustedPause : stopping.longestSleepMilliseconds
      guard poll(&polled, nfds_t(polled.count), limit) >= 0 || errno == EINTR else { break }
      isExhausted = false
      if polled[1].revents != 0 {
        isExhausted = !accept(from: &listener, into: &connections)
      }
      for entry in polled.dropFirst(2) where entry.revents != 0 {
        serve(entry.fd, in: &connections)
      }
    }
    for descriptor in connections.descriptors { close(descriptor) }
    listener.close()
  }

  /// Accepts a connection; returns false if the process lacks the means for it.
  private func accept(
    from listener: inout SocketListener, into connections: inout ControlConnections
  ) -> Bool {
    switch listener.accept() {
    case .nothing: return true
    case .exhausted: return false
    case .connection(let descriptor):
      switch connections.makeRoom(at: .now) {
      case .free: break
      case .afterClosing(let victim): close(victim)
      case .none:
        close(descriptor)
        return true
      }
      connections.add(descriptor, at: .now)
      return true
    }
  }

  /// Reads and answers what a connection has sent; closes it at its end or after a wrong request.
  private func serve(_ descriptor: Int32, in connections: inout ControlConnections) {
    guard let pending = connections.pending(descriptor) else { return }
    switch answerRequests(of: descriptor, after: pending) {
    case .open(let rest, let hasAsked):
      connections.update(descriptor, pending: rest, hasAsked: hasAsked, at: .now)
    case .over:
      connections.remove(descriptor)
      close(descriptor)
    }
  }

  private enum Reading {
    /// The connection goes on with the bytes of an incomplete request.
    case open(rest: [UInt8], hasAsked: Bool)
    case over
  }

  private func answerRequests(of descriptor: Int32, after pending: [UInt8]) -> Reading {
    var bytes = [UInt8](repeating: 0, count: Self.longestLine)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0 {
      return errno == EAGAIN || errno == EINTR ? .open(rest: pending, hasAsked: false) : .over
    }
    guard count > 0 else { return .over }
    var lines = (pending + bytes[..<count]).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = Array(lines.removeLast())
    guard rest.count <= Self.longestLine else { return .over }
    for line in lines {
      guard let localizer = Self.localizer(of: line),
        let text = try? ControlJSON.encoder.encode(
          Localizer.$current.withValue(localizer) { answer() }),
        send(text + Data("\n".utf8), to: descriptor)
      else { return .over }
    }
    return .open(rest: rest, hasAsked: !lines.isEmpty)
  }

  /// Returns the language that a request asks for; `nil` for a wrong request.
  private static func localizer(of line: ArraySlice<UInt8>) -> Localizer? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.first == "status", words.count <= 2 else { return nil }
    return Localizer(
      words.dropFirst().first.flatMap { Languages.named(String($0)) } ?? Languages.fallback)
  }

  private func send(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var (sent, waits) = (0, 0)
      while sent < bytes.count {
        let count = Foundation.send(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL))
        if count > 0 {
          sent += count
          continue
        }
        // The figures of a thousand phones are larger than the buffer of a socket.
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        waits += 1
        guard count < 0, errno == EAGAIN, waits <= Self.mostWaits,
          poll(&polled, 1, Self.patience) > 0
        else { return false }
      }
      return true
    }
  }
}

/// The open connections of a control server, and which of them has to make room for a new one.
struct ControlConnections {
  private struct Connection {
    /// Bytes of a request that is not complete.
    var pending: [UInt8] = []
    /// When the last complete request came, or the connection was accepted.
    var lastActive: ContinuousClock.Instant
    /// True once a complete request has come.
    var hasAsked = false
  }

  /// The most connections at once.
  static let capacity = 16
  /// How long a client counts as alive after a request; `passby watch` sends one each second.
  static let aliveFor = Duration.seconds(10)

  private var connections: [Int32: Connection] = [:]

  var descriptors: [Int32] { Array(connections.keys) }

  /// Adds a connection.
  mutating func add(_ descriptor: Int32, at now: ContinuousClock.Instant) {
    connections[descriptor] = Connection(lastActive: now)
  }

  mutating func remove(_ descriptor: Int32) { connections[descriptor] = nil }

  /// Returns the bytes of a connection's incomplete request; `nil` for an unknown connection.
  func pending(_ descriptor: Int32) -> [UInt8]? { connections[descriptor]?.pending }

  /// Replaces the bytes of an incomplete request; `hasAsked` is true if a complete one came before.
  mutating func update(
    _ descriptor: Int32, pending: [UInt8], hasAsked: Bool, at now: ContinuousClock.Instant
  ) {
    connections[descriptor]?.pending = pending
    guard hasAsked else { return }
    connections[descriptor]?.hasAsked = true
    connections[descriptor]?.lastActive = now
  }

  /// Makes room for one more connection.
  ///
  /// The connection that was silent for longest goes first: one without requests, else one without
  /// requests for `aliveFor`. If all of them are alive, there is no room.
  mutating func makeRoom(at now: ContinuousClock.Instant) -> Room {
    guard connections.count >= Self.capacity else { return .free }
    let silent = connections.filter {
      !$0.value.hasAsked || $0.value.lastActive + Self.aliveFor <= now
    }
    guard let victim = silent.min(by: { $0.value.lastActive < $1.value.lastActive }) else {
      return .none
    }
    connections[victim.key] = nil
    return .afterClosing(victim.key)
  }

  /// The step that is needed before a connection can be added.
  enum Room: Hashable {
    /// Nothing.
    case free
    /// Close a connection, which the table has forgotten.
    case afterClosing(Int32)
    /// There is no room: refuse the new connection.
    case none
  }
}
