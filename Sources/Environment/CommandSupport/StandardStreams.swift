import Glibc

/// The standard input, output and error of the process.
public enum StandardStreams {
  /// Opens `/dev/null` for each standard stream that the caller has closed.
  ///
  /// Otherwise the next file that is opened would get its descriptor, and a list of tasks would be
  /// written into, say, the lock file.
  public static func secure() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opened in the wrong direction, so that reading or writing fails as with a closed stream.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
