import Foundation
import Text

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

/// The address of a Unix socket: unix(7).
struct SocketAddress {
  /// The longest path that fits, in bytes.
  static let longestPath = 107

  private var address = sockaddr_un()
  private var length: socklen_t

  /// Creates an address; a path that begins with `@` is abstract.
  ///
  /// Returns `nil` for a path that is empty or too long.
  init?(path: String) {
    var bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.longestPath, !bytes.contains(0) else { return nil }
    let isAbstract = bytes[0] == UInt8(ascii: "@")
    if isAbstract { bytes[0] = 0 }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    length = socklen_t(start + bytes.count + (isAbstract ? 0 : 1))
  }

  /// Calls a function with the address in the form of the system.
  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}

/// The paths of a daemon's control socket.
package enum SocketPlace {
  /// Returns the paths to try, best first, each short enough for a socket.
  ///
  /// They are in the user's runtime folder (`XDG_RUNTIME_DIR`), beside the database, and in a
  /// folder of the user in `/tmp`. Missing folders are created with mode 0700.
  package static func candidates(database: String, environment: [String: String]) -> [String] {
    let lock = DaemonLock.path(of: database)
    let name = Fingerprint.text(lock) + ".sock"
    var paths: [String] = []
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"),
      isOwnFolder(runtime + "/passby")
    {
      paths.append("\(runtime)/passby/\(name)")
    }
    paths.append(lock.dropLast(".lock".count) + ".sock")
    let shared = "/tmp/passby-\(getuid())"
    if isOwnFolder(shared) { paths.append("\(shared)/\(name)") }
    return paths.filter { $0.utf8.count <= SocketAddress.longestPath }
  }

  /// Creates a folder, or checks that only the user can write to it.
  private static func isOwnFolder(_ path: String) -> Bool {
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o022 == 0
  }
}
