import Foundation
import SQLiteStore

/// A file that appears with all of its content, or not at all.
///
/// It is written as a draft in the same folder, flushed to the disk, and then renamed.
struct AtomicFile {
  /// The absolute path it will have.
  let path: String
  /// The absolute path while it is written; for its owner only.
  let draft: String
  private let replacing: Bool

  /// Creates the empty draft; with `replacing`, the file may take the place of a regular one.
  ///
  /// - Throws: `SQLiteStoreError.occupied`, `.directory`, `.inUse` or `.notWritten`.
  init(path: String, replacing: Bool) throws(SQLiteStoreError) {
    let path = URL(fileURLWithPath: path).path
    self.path = path
    self.replacing = replacing
    var status = stat()
    if lstat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .directory(path: path)
      case S_IFREG where replacing: break
      case S_IFREG, S_IFLNK: throw .occupied(path: path, isRegular: true)
      default: throw .occupied(path: path, isRegular: false)
      }
    }
    // A journal that stayed behind would be played back into a database that it does not belong to.
    for suffix in ["-wal", "-journal"] where lstat(path + suffix, &status) == 0 {
      throw .inUse(path: path, beside: path + suffix)
    }
    // Nobody can guess the name, and O_EXCL refuses a file that somebody has put there all the same:
    // its owner could read and change what is written.
    draft = path + ".part-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path) }
    close(descriptor)
  }

  /// Flushes the draft and gives it its name.
  ///
  /// - Throws: `SQLiteStoreError.occupied` when somebody else took the name meanwhile, `.notWritten`.
  func publish() throws(SQLiteStoreError) {
    try Self.flush(draft, for: path)
    if !replacing, link(draft, path) == 0 {
      unlink(draft)
    } else if !replacing, errno == EEXIST {
      throw .occupied(path: path, isRegular: true)
    } else if rename(draft, path) != 0 {
      // Also the way on file systems that know no second name for a file, such as a memory stick's.
      throw Self.failure(path)
    }
    // The name is safe once its folder is; where a folder cannot be flushed, nothing more can be done.
    try? Self.flush(URL(fileURLWithPath: path).deletingLastPathComponent().path, for: path)
  }

  /// Takes the draft away, with what SQLite may have left beside it.
  func discard() {
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
