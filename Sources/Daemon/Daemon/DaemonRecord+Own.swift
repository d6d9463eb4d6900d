package import DaemonControl
import Foundation

extension DaemonRecord {
  /// The record of this process without a control socket.
  package static var own: DaemonRecord { own(socket: nil) }

  /// Returns the record of this process with the path of its control socket.
  package static func own(socket: String?) -> DaemonRecord {
    DaemonRecord(pid: ProcessInfo.processInfo.processIdentifier, started: Date(), socket: socket)
  }
}
