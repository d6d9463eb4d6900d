import Control
import Foundation

extension DaemonRecord {
  /// The record of this process, before it answers anywhere.
  static var own: DaemonRecord { own(socket: nil) }

  /// The record of this process.
  static func own(socket: String?) -> DaemonRecord {
    DaemonRecord(pid: ProcessInfo.processInfo.processIdentifier, started: Date(), socket: socket)
  }
}
