package import Foundation
package import SQLiteStore

/// A file that appears with its complete content or never.
///
/// It is written as a draft in the same folder, flushed to the disk, and then renamed.
package struct AtomicFile {
  /// The absolute path it will have.
  package let path: String
  /// The absolute path while it is written; for its owner only.
  let draft: String
  private let replacing: Bool
  private let lock: Lock

  /// Between the name of a file and the random end of its draft.
  private static let mark = ".part-"

  /// The lock of a draft, held until the draft is published or discarded, or the process ends.
  private final class Lock: Sendable {
    private let descriptor: Int32

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      // Where the file system has none, the draft of a killed process stays.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit { close(descriptor) }
  }

  /// Creates the empty draft; with `replacing`, the file may take the place of a regular one.
  ///
  /// A symbolic link is never followed: the file behind it may belong to another user.
  ///
  /// - Throws: `SQLiteStoreError.occupied`, `.directory`, `.inUse` or `.notWritten`.
  package init(path: String, replacing: Bool) throws(SQLiteStoreError) {
    let path = URL(fileURLWithPath: path).path
    self.path = path
    self.replacing = replacing
    var status = stat()
    if lstat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .directory(path: path)
      case S_IFREG where replacing: break
      case S_IFREG: throw .occupied(path: path, isRegular: true)
      case S_IFLNK where !replacing: throw .occupied(path: path, isRegular: true)
      default: throw .occupied(path: path, isRegular: false)
      }
    }
    // SQLite would play a journal that was left there into a database that it does not belong to.
    for suffix in ["-wal", "-journal"] where lstat(path + suffix, &status) == 0 {
      throw .inUse(path: path, beside: path + suffix)
    }
    // The name cannot be guessed, and O_EXCL refuses a file that another user has put there: its
    // owner could read and change what is written.
    Self.removeAbandoned(beside: path)
    draft = path + Self.mark + String(UInt64.random(in: 0 ... .max), radix: 36)
    let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path) }
    lock = Lock(descriptor)
  }

  /// Deletes private drafts of the same file without a lock: the process that wrote them has ended.
  private static func removeAbandoned(beside path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let start = URL(fileURLWithPath: path).lastPathComponent + mark
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(start) {
      let draft = folder.appendingPathComponent(name).path
      let descriptor = open(draft, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        // A file that others may read is none of these drafts.
        status.st_uid == geteuid(), status.st_mode & 0o077 == 0,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      for suffix in ["", "-journal", "-wal", "-shm"] { unlink(draft + suffix) }
    }
  }

  /// Writes all bytes into the empty draft.
  ///
  /// - Throws: `SQLiteStoreError.notWritten`.
  package func write(_ data: Data) throws(SQLiteStoreError) {
    var writer = try BufferedWriter(self)
    try writer.write(data)
  }

  /// Flushes the draft and renames it to its path.
  ///
  /// - Throws: `SQLiteStoreError.occupied` when another process took the name meanwhile,
  ///   `.notWritten`.
  package func publish() throws(SQLiteStoreError) {
    defer { withExtendedLifetime(lock) {} }
    try Self.flush(draft, for: path)
    if !replacing, link(draft, path) == 0 {
      unlink(draft)
    } else if !replacing, errno == EEXIST {
      throw .occupied(path: path, isRegular: true)
    } else if rename(draft, path) != 0 {
      // Reached on file systems without hard links, too, such as those of memory sticks.
      throw Self.failure(path)
    }
    // The name is on the disk once its folder is; some file systems cannot flush a folder.
    try? Self.flush(URL(fileURLWithPath: path).deletingLastPathComponent().path, for: path)
  }

  /// Deletes the draft, with what SQLite may have left beside it.
  package func discard() {
    defer { withExtendedLifetime(lock) {} }
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(draft + suffix) }
  }

  private static func flush(_ file: String, for path: String) throws(SQLiteStoreError) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> SQLiteStoreError {
    .notWritten(path: path, reason: String(cString: strerror(errno)))
  }
}

/// Writes texts into the draft of a file, many at a time.
struct BufferedWriter: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var block: [UInt8] = []

  /// Opens the draft.
  init(_ file: AtomicFile) throws(SQLiteStoreError) {
    let descriptor = open(file.draft, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(file.path) }
    path = file.path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Adds a text.
  mutating func write(_ text: String) throws(SQLiteStoreError) {
    block.append(contentsOf: text.utf8)
    if block.count >= 1 << 16 { try finish() }
  }

  /// Writes bytes, and what was added before.
  mutating func write(_ data: Data) throws(SQLiteStoreError) {
    block.append(contentsOf: data)
    try finish()
  }

  /// Writes what is left.
  mutating func finish() throws(SQLiteStoreError) {
    var done = 0
    while done < block.count {
      let count = block.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path) }
      done += count
    }
    block.removeAll(keepingCapacity: true)
  }

  private static func failure(_ path: String) -> SQLiteStoreError {
    .notWritten(path: path, reason: String(cString: strerror(errno)))
  }
}
