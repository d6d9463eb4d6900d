public import Foundation

/// Who runs on a database: the line in its lock file.
public struct DaemonRecord: Sendable, Hashable, Codable {
  /// The process.
  public let pid: Int32
  /// When it started.
  public let started: Date
  /// Where it answers, if it does.
  public let socket: String?

  /// Creates a record.
  public init(pid: Int32, started: Date, socket: String?) {
    self.pid = pid
    self.started = started
    self.socket = socket
  }
}
