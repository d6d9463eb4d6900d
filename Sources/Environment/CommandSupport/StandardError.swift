import Glibc

/// The standard error stream.
public enum StandardError {
  /// Writes text; a failure is ignored, because there is nowhere to report it.
  public static func write(_ text: String) {
    _ = FileDescriptorWriter.write(text, to: STDERR_FILENO)
  }
}
