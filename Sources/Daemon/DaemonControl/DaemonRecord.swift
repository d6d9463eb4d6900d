package import Foundation

/// The daemon that uses a database: the line in its lock file.
package struct DaemonRecord: Sendable, Hashable, Codable {
  /// The process number.
  package let pid: Int32
  /// The time at which it started.
  package let started: Date
  /// The path of its control socket; `nil` if it has none.
  package let socket: String?

  package init(pid: Int32, started: Date, socket: String?) {
    self.pid = pid
    self.started = started
    self.socket = socket
  }
}
