/// What can go wrong between a daemon and those who ask it.
public enum ControlError: Error, Hashable, CustomStringConvertible {
  /// Another daemon holds the database.
  case taken(database: String, by: DaemonRecord?)
  /// The lock file cannot be made.
  case lock(path: String, reason: String)
  /// The socket cannot be made.
  case socket(path: String, reason: String)
  /// The daemon does not answer.
  case silent(reason: String)

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .taken(let database, let record):
      "another passby (\(record.map { "pid \($0.pid)" } ?? "pid unknown")) follows for the database \"\(database)\" already: "
        + "stop that one first (\(record.map { "kill \($0.pid)" } ?? "pgrep -a passby"), or systemctl --user stop passby), or give this one another --db"
    case .lock(let path, let reason): "cannot lock \"\(path)\": \(reason)"
    case .socket(let path, let reason): "cannot listen at \"\(path)\": \(reason)"
    case .silent(let reason): "the running daemon does not answer: \(reason)"
    }
  }
}
