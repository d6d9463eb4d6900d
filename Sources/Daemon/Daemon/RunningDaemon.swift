package import DaemonControl
import Foundation
import Localization

/// The daemon of a database and its answer.
package enum RunningDaemon {
  /// No daemon runs.
  case none
  /// A daemon runs and does not answer.
  case silent(DaemonRecord, reason: String)
  /// A daemon runs and has answered.
  case answers(DaemonStatus)

  /// Finds the daemon and requests its status.
  package init(of database: String) {
    guard let record = DaemonLock.holder(of: database) else {
      self = .none
      return
    }
    guard let socket = record.socket else {
      self = .silent(record, reason: DaemonPhrase.noSocket.text)
      return
    }
    do {
      self = .answers(try ControlClient(path: socket).status())
    } catch {
      self = .silent(record, reason: error.description)
    }
  }

  /// The status, if the daemon has answered.
  package var status: DaemonStatus? {
    if case .answers(let status) = self { status } else { nil }
  }
}
