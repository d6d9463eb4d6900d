/// Why a folder cannot be watched.
public enum WatchError: Error, Hashable, CustomStringConvertible {
  /// The kernel gives no more watches; the number is `errno`.
  case unavailable(errno: Int32)
  /// The folder cannot be watched.
  case folder(String, errno: Int32)

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .unavailable(let number):
      "the system gives no file watch (errno \(number)): raise fs.inotify.max_user_instances with sysctl"
    case .folder(let path, let number):
      "cannot watch the folder \"\(path)\" (errno \(number)): check that it exists and may be read"
    }
  }
}
