import Foundation

/// The file a store lives in, before SQLite sees it.
package struct DatabaseFile {
  /// The state of the file at a path.
  package enum Presence {
    case missing
    case empty
    case filled
  }

  /// The absolute path; SQLite takes a relative one that begins with `file:` for a URI.
  package let path: String

  /// Names a file by a path, absolute or relative to the working folder.
  package init(path: String) {
    // A URL would change nothing, and every command would pay for it.
    let isAbsolute = path.hasPrefix("/") && !path.hasSuffix("/") && !path.utf8.contains(0)
    self.path = isAbsolute ? path : URL(fileURLWithPath: path).path
  }

  /// Reads the state of the file without opening it.
  ///
  /// Opening and closing it here would drop every lock that another connection of this process
  /// holds on it (POSIX advisory locks).
  ///
  /// - Throws: `SQLiteStoreError.directory`, `.notADatabase` or `.inaccessible`.
  package func presence() throws(SQLiteStoreError) -> Presence {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .missing }
      throw .inaccessible(path: path, reason: Self.lastError())
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw .directory(path: path) }
    if status.st_size == 0 { return .empty }
    // SQLite takes a file shorter than its smallest page for an empty one, and would write over it.
    guard status.st_size >= 512 else { throw .notADatabase(path: path) }
    return .filled
  }

  /// Returns true if a path leads to this file, under whatever name.
  package func isSameFile(as other: String) -> Bool {
    var (mine, theirs) = (stat(), stat())
    guard stat(path, &mine) == 0, stat(other, &theirs) == 0 else { return false }
    return mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
  }

  /// Creates the file, for its owner only, and its folder where they are missing.
  ///
  /// SQLite gives the files it keeps beside the database the same mode.
  ///
  /// - Throws: `SQLiteStoreError.folder` or `.inaccessible`.
  package func create() throws(SQLiteStoreError) {
    try Self.createFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw .inaccessible(path: path, reason: Self.lastError())
    }
  }

  private static func createFolder(_ folder: String) throws(SQLiteStoreError) {
    var status = stat()
    guard stat(folder, &status) != 0, folder != "/" else { return }
    guard errno == ENOENT else { throw .folder(path: folder, reason: lastError()) }
    try createFolder(URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .folder(path: folder, reason: lastError())
    }
  }

  private static func lastError() -> String { String(cString: strerror(errno)) }
}
