import Foundation

/// A listening socket that stays usable when the process has no free descriptor.
///
/// accept(2) then fails and the socket stays readable, so that a loop around poll(2) would spin.
/// A spare descriptor is given up for a moment, so that the waiting connection can be accepted and
/// closed; the client sees the end of the connection instead of waiting.
struct SocketListener {
  /// The result of accepting a connection.
  enum Outcome: Hashable {
    /// A connection.
    case connection(Int32)
    /// No connection: there was none, or it was closed again for want of a descriptor.
    case nothing
    /// The socket cannot be relieved now: leave it alone for a moment.
    case exhausted
  }

  private let descriptor: Int32
  private var spare: Int32

  /// Creates a listener that owns a listening socket.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    spare = Self.openSpare()
  }

  /// The entry for poll(2).
  var polled: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

  /// Accepts one connection, which is not inherited and does not block.
  mutating func accept() -> Outcome {
    if spare < 0 { spare = Self.openSpare() }
    let connection = Foundation.accept(descriptor, nil, nil)
    if connection >= 0 {
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      _ = fcntl(connection, F_SETFL, O_NONBLOCK)
      return .connection(connection)
    }
    switch errno {
    case EMFILE, ENFILE: return refuse()
    case ENOBUFS, ENOMEM: return .exhausted
    default: return .nothing
    }
  }

  /// Closes the socket.
  func close() {
    Foundation.close(descriptor)
    if spare >= 0 { Foundation.close(spare) }
  }

  private mutating func refuse() -> Outcome {
    guard spare >= 0 else { return .exhausted }
    Foundation.close(spare)
    let connection = Foundation.accept(descriptor, nil, nil)
    if connection >= 0 { Foundation.close(connection) }
    spare = Self.openSpare()
    return connection >= 0 ? .nothing : .exhausted
  }

  private static func openSpare() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
