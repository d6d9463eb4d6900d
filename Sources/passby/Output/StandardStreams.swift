import Glibc

/// The three streams that every process is born with.
enum StandardStreams {
  /// Puts something harmless in the place of a stream that the caller has closed.
  ///
  /// The next file that is opened would take its number otherwise, and a list of tasks would end up in a lock file.
  static func secure() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round, so that using it fails as it would have.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
