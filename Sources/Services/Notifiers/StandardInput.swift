import CLinux
import Glibc
import SystemPackage

/// The standard input of a program, all of it there before the program starts.
///
/// Bytes lie in a file in memory: unlike with a pipe, a program that does not read them neither
/// blocks the writer nor raises SIGPIPE in it.
enum StandardInput {
  /// Opens a file with some bytes, at its beginning; `nil` bytes open `/dev/null`.
  ///
  /// Returns `nil` if the process has no descriptor left.
  static func open(_ bytes: [UInt8]?) -> FileDescriptor? {
    guard let bytes else {
      return try? FileDescriptor.open("/dev/null", .readOnly, options: .closeOnExec)
    }
    // MFD_CLOEXEC, 1: linux/memfd.h.
    let descriptor = memfd_create("passby", 1)
    guard descriptor >= 0 else { return nil }
    let file = FileDescriptor(rawValue: descriptor)
    do {
      try file.writeAll(bytes)
      try file.seek(offset: 0, from: .start)
      return file
    } catch {
      try? file.close()
      return nil
    }
  }
}
