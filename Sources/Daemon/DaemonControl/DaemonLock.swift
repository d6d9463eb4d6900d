package import Foundation

/// Reserves a database for one daemon, and names that daemon to other processes.
///
/// Built on flock(2) of a file beside the database: the kernel releases the lock when the process
/// ends, for whatever reason. The file itself stays; it is empty while no daemon runs.
package final class DaemonLock: Sendable {
  /// Returns the path of a database's lock file.
  package static func path(of database: String) -> String {
    let target = realpath(database, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    return (target ?? database) + ".lock"
  }

  private let descriptor: Int32

  /// Acquires the lock of a database.
  ///
  /// - Throws: `ControlError.taken` if another process has it, `.lock` or `.lockIsLink` if the file
  ///   cannot be opened.
  package init(database: String, record: DaemonRecord) throws(ControlError) {
    let path = Self.path(of: database)
    // A symbolic link is not followed: the record would overwrite the file that it leads to.
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw errno == ELOOP
        ? .lockIsLink(path: path)
        : .lock(path: path, reason: String(cString: strerror(errno)))
    }
    guard Self.takes(descriptor) else {
      let number = errno
      let holder = Self.record(readFrom: descriptor)
      close(descriptor)
      guard number == EWOULDBLOCK else {
        throw .lock(path: path, reason: String(cString: strerror(number)))
      }
      throw .taken(database: database, by: holder)
    }
    // Only now: an initializer that throws when all is set runs `deinit`, which would empty and
    // close whatever has the number of the closed file by then.
    self.descriptor = descriptor
    announce(record)
  }

  deinit {
    _ = ftruncate(descriptor, 0)
    close(descriptor)
  }

  /// Tries a few times: `holder(of:)` of another process holds the lock for a moment.
  private static func takes(_ descriptor: Int32) -> Bool {
    for attempt in 0..<5 {
      if attempt > 0 { usleep(20_000) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
    }
    return false
  }

  /// Writes to the file which daemon runs.
  ///
  /// On a full disk the file stays empty, and the daemon runs all the same.
  package func announce(_ record: DaemonRecord) {
    guard let line = try? ControlJSON.encoder.encode(record) else { return }
    _ = ftruncate(descriptor, 0)
    let bytes = line + Data("\n".utf8)
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Returns the daemon that holds a database; `nil` if there is none.
  ///
  /// A daemon whose record cannot be read has the pid 0.
  package static func holder(of database: String) -> DaemonRecord? {
    let descriptor = open(path(of: database), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return nil }
    guard errno == EWOULDBLOCK else { return nil }
    return record(readFrom: descriptor)
      ?? DaemonRecord(pid: 0, started: Date(timeIntervalSince1970: 0), socket: nil)
  }

  private static func record(readFrom descriptor: Int32) -> DaemonRecord? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return try? ControlJSON.decoder.decode(DaemonRecord.self, from: Data(bytes[..<count]))
  }
}

/// The daemon that uses a database: the line in its lock file.
package struct DaemonRecord: Sendable, Hashable, Codable {
  /// The process number.
  package let pid: Int32
  /// The time at which it started.
  package let started: Date
  /// The path of its control socket; `nil` if it has none.
  package let socket: String?

  package init(pid: Int32, started: Date, socket: String?) {
    self.pid = pid
    self.started = started
    self.socket = socket
  }
}

extension DaemonRecord {
  /// The record of this process without a control socket.
  package static var own: DaemonRecord { own(socket: nil) }

  /// Returns the record of this process with the path of its control socket.
  package static func own(socket: String?) -> DaemonRecord {
    DaemonRecord(pid: ProcessInfo.processInfo.processIdentifier, started: Date(), socket: socket)
  }
}
