import Foundation
package import Localization

/// A connection to a running daemon that asks for its status.
package final class ControlClient {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// The longest answer, in bytes.
  private static let longestAnswer = 4 * 1024 * 1024

  /// Connects to the socket of a daemon.
  ///
  /// - Parameters:
  ///   - path: The path of the socket, from the daemon's record.
  ///   - timeLimitSeconds: The time limit for each answer.
  /// - Throws: `ControlError.silent`.
  package init(path: String, timeLimitSeconds: Int = 2) throws(ControlError) {
    guard let address = SocketAddress(path: path) else { throw .silent(reason: .path(path)) }
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

  /// Requests the daemon's status, with texts in the language in force.
  ///
  /// - Throws: `ControlError.silent` if the daemon goes away or takes too long.
  package func status() throws(ControlError) -> DaemonStatus {
    let language = Localizer.current.language.code
    // A daemon of an earlier version supports no languages.
    let request = Array(
      (language == Languages.fallback.code ? "status\n" : "status \(language)\n").utf8)
    guard
      send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
    else { throw Self.failure() }
    let line = try readLine()
    guard let status = try? ControlJSON.decoder.decode(DaemonStatus.self, from: Data(line)) else {
      throw .silent(reason: .unreadable)
    }
    return status
  }

  private func readLine() throws(ControlError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    // Where an end of a line may be: what was looked through is not looked through again.
    var start = 0
    while true {
      if let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return Array(pending[..<end])
      }
      start = pending.count
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure() }
      guard count > 0 else { throw .silent(reason: .closed) }
      pending += chunk[..<count]
      guard pending.count <= Self.longestAnswer else { throw .silent(reason: .endless) }
    }
  }

  private static func failure() -> ControlError {
    .silent(reason: errno == EAGAIN ? .timeout : .system(String(cString: strerror(errno))))
  }
}

/// The daemon of a database and its answer.
package enum RunningDaemon {
  /// No daemon runs.
  case none
  /// A daemon runs and does not answer.
  case silent(DaemonRecord, reason: String)
  /// A daemon runs and has answered.
  case answers(DaemonStatus)

  /// Finds the daemon and requests its status.
  package init(of database: String) {
    guard let record = DaemonLock.holder(of: database) else {
      self = .none
      return
    }
    guard let socket = record.socket else {
      self = .silent(record, reason: DaemonPhrase.noSocket.text)
      return
    }
    do {
      self = .answers(try ControlClient(path: socket).status())
    } catch {
      self = .silent(record, reason: error.description)
    }
  }

  /// The status, if the daemon has answered.
  package var status: DaemonStatus? {
    if case .answers(let status) = self { status } else { nil }
  }
}

/// Errors between a daemon and the commands that ask it for its status.
package enum ControlError: Error, Hashable, Phrased {
  /// Another daemon holds the database.
  case taken(database: String, by: DaemonRecord?)
  /// The lock file cannot be opened or locked.
  case lock(path: String, reason: String)
  /// The lock file is a symbolic link, which is not followed.
  case lockIsLink(path: String)
  /// The socket cannot be created.
  case socket(path: String, reason: String)
  /// The path does not fit into the address of a socket.
  case socketPath(String)
  /// The daemon does not answer.
  case silent(reason: DaemonSilence)

  /// The sentence for the user.
  package var phrase: DaemonPhrase {
    switch self {
    case .taken(let database, let record): .databaseTaken(database, pid: record.map { Int($0.pid) })
    case .lock(let path, let reason): .notLocked(path: path, reason: reason)
    case .lockIsLink(let path): .lockIsLink(path: path)
    case .socket(let path, let reason): .socketNotMade(path: path, reason: reason)
    case .socketPath(let path):
      .socketPathTooLong(path: path, longest: SocketAddress.longestPath)
    case .silent(let reason): .daemonSilent(reason: reason)
    }
  }
}

/// The JSON form of everything that a daemon writes for other processes.
enum ControlJSON {
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    return decoder
  }
}
