import Foundation

/// A small file that only its owner can read; each write is atomic.
package enum PrivateFile {
  /// An error of the operating system.
  package struct Failure: Error, Hashable {
    /// The error number, as in errno(3).
    package let code: Int32
    /// The system's text for the error, in English.
    package var reason: String { String(cString: strerror(code)) }
  }

  /// Runs a function while no other thread and no other process does so for a file of the folder.
  ///
  /// The lock is on the folder: the file itself is replaced by each change.
  package static func whileLocked<Value>(
    _ path: String, _ body: () throws -> Value
  ) rethrows -> Value {
    let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
    defer { if folder >= 0 { close(folder) } }
    while folder >= 0, flock(folder, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  /// Writes a file, and its folder if that is missing.
  ///
  /// The text goes to a new file beside `path`, is flushed, and gets its name last.
  ///
  /// - Throws: `Failure`, with `EEXIST` if the file exists and `replacing` is false.
  package static func write(
    _ text: String, to path: String, replacing: Bool
  ) throws(Failure) {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    // If this fails, opening the draft reports the reason.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if !replacing, access(path, F_OK) == 0 { throw Failure(code: EEXIST) }
    let draft = path + ".part-\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    let isWritten = FileDescriptorWriter.write(text, to: descriptor) && fsync(descriptor) == 0
    var code = errno
    close(descriptor)
    if isWritten {
      // A link, unlike a rename, fails if another process has created the name meanwhile.
      let isNamed = replacing ? rename(draft, path) == 0 : link(draft, path) == 0
      code = errno
      if isNamed {
        if !replacing { unlink(draft) }
        return
      }
      // Some file systems, such as FAT, have no links.
      if !replacing, code == EPERM || code == EOPNOTSUPP, rename(draft, path) == 0 { return }
    }
    unlink(draft)
    throw Failure(code: code)
  }
}

/// The kind of an open file.
package enum FileKind: Sendable, Hashable {
  /// A regular file, with its size in bytes.
  case regular(size: Int)
  /// A folder.
  case folder
  /// A pipe, a terminal or another device.
  case stream

  /// Reads the kind of the file behind a descriptor; `nil`, with `errno` set, if that fails.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular(size: Int(status.st_size))
    case S_IFDIR: self = .folder
    default: self = .stream
    }
  }
}

/// The inode, size and modification time of a file; differs between two versions of it.
package struct FileStamp: Sendable, Hashable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads the stamp of a file; `nil` if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
