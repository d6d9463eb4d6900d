import Glibc

/// Standard output does not accept what is written.
public struct OutputFailure: Error, Hashable {
  /// The error number, as in errno(3).
  public let code: Int32

  /// True if the reader has gone away, as `head` does when it has read enough.
  public var isClosed: Bool { code == EPIPE }

  /// The system's text for the error, in English.
  public var reason: String { String(cString: strerror(code)) }
}
