package import Localization

/// Errors between a daemon and the commands that ask it for its status.
package enum ControlError: Error, Hashable, Phrased {
  /// Another daemon holds the database.
  case taken(database: String, by: DaemonRecord?)
  /// The lock file cannot be opened or locked.
  case lock(path: String, reason: String)
  /// The lock file is a symbolic link, which is not followed.
  case lockIsLink(path: String)
  /// The socket cannot be created.
  case socket(path: String, reason: String)
  /// The path does not fit into the address of a socket.
  case socketPath(String)
  /// The daemon does not answer.
  case silent(reason: DaemonSilence)

  /// The sentence for the user.
  package var phrase: DaemonPhrase {
    switch self {
    case .taken(let database, let record): .databaseTaken(database, pid: record.map { Int($0.pid) })
    case .lock(let path, let reason): .notLocked(path: path, reason: reason)
    case .lockIsLink(let path): .lockIsLink(path: path)
    case .socket(let path, let reason): .socketNotMade(path: path, reason: reason)
    case .socketPath(let path):
      .socketPathTooLong(path: path, longest: SocketAddress.longestPath)
    case .silent(let reason): .daemonSilent(reason: reason)
    }
  }
}
