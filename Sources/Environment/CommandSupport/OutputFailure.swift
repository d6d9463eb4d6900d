import Glibc

/// Standard output does not accept what is written.
package struct OutputFailure: Error, Hashable {
  /// The error number, as in errno(3).
  package let code: Int32

  /// True if the reader has gone away, as `head` does when it has read enough.
  package var isClosed: Bool { code == EPIPE }

  /// The system's text for the error, in English.
  package var reason: String { String(cString: strerror(code)) }
}
