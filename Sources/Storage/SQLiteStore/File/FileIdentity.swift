import Foundation

/// The device and inode of a file: two paths with equal identities lead to one file.
struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64

  /// Reads the identity of the file at a path, through symbolic links; `nil` when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
