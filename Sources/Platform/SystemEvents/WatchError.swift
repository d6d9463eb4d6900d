package import Localization

/// Reasons why folders or the clock cannot be watched.
package enum WatchError: Error, Hashable, Phrased {
  /// The kernel provides no inotify instance, as at the limit of the user.
  case unavailable(errno: Int32)
  /// The process has no descriptor left for a timer.
  case noTimer(errno: Int32)
  /// The folder cannot be watched.
  case folder(String, errno: Int32)

  /// The sentence for the user.
  package var phrase: DaemonPhrase {
    switch self {
    case .unavailable(let number): .noFileWatch(errno: Int(number))
    case .noTimer(let number): .noTimer(errno: Int(number))
    case .folder(let path, let number): .folderNotWatched(path: path, errno: Int(number))
    }
  }
}
