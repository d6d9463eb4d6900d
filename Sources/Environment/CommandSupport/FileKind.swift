import Foundation

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
