import Foundation

/// Keeps a database to one daemon, and tells others whose it is.
///
/// A lock of the kernel (flock(2)) on a file beside the database: it goes with its process, however that ends. The file itself stays, and
/// is empty when nobody runs.
public final class DaemonLock: Sendable {
  /// Where the lock of a database is.
  public static func path(of database: String) -> String {
    let target = realpath(database, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    return (target ?? database) + ".lock"
  }

  private let descriptor: Int32

  /// Takes the lock of a database.
  ///
  /// - Throws: `ControlError.taken` when another process has it, `.lock` when the file cannot be made.
  public init(database: String, record: DaemonRecord) throws(ControlError) {
    let path = Self.path(of: database)
    // A symbolic link is not followed: the record would overwrite the file that it leads to.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw .lock(
        path: path,
        reason: errno == ELOOP
          ? "it is a symbolic link; remove it and try again" : String(cString: strerror(errno)))
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
    announce(record)
  }

  deinit { release() }

  /// Tries a few times: who only asks whether the lock is free holds it for a moment.
  private static func takes(_ descriptor: Int32) -> Bool {
    for attempt in 0..<5 {
      if attempt > 0 { usleep(20_000) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
    }
    return false
  }

  /// Tells in the file who runs.
  ///
  /// A disk without room keeps nobody from running: then the file says nothing.
  public func announce(_ record: DaemonRecord) {
    guard let line = try? ControlJSON.encoder.encode(record) else { return }
    _ = ftruncate(descriptor, 0)
    let bytes = line + Data("\n".utf8)
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private func release() {
    _ = ftruncate(descriptor, 0)
    close(descriptor)
  }

  /// Who runs on a database; `nil` when nobody does.
  ///
  /// A holder whose record cannot be read is told with pid 0.
  public static func holder(of database: String) -> DaemonRecord? {
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
