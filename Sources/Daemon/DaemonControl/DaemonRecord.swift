public import Foundation

/// The daemon that uses a database: the line in its lock file.
public struct DaemonRecord: Sendable, Hashable, Codable {
  /// The process number.
  public let pid: Int32
  /// The time at which it started.
  public let started: Date
  /// The path of its control socket; `nil` if it has none.
  public let socket: String?

  /// Creates a record.
  public init(pid: Int32, started: Date, socket: String?) {
    self.pid = pid
    self.started = started
    self.socket = socket
  }
}
