public import Control
import Foundation

/// The daemon of a database, as far as it can be asked.
public enum RunningDaemon {
  /// Nobody follows.
  case none
  /// Somebody follows, and does not answer.
  case silent(DaemonRecord, reason: String)
  /// Somebody follows, and this is how it is.
  case answers(DaemonStatus)

  /// Finds the daemon, and asks it.
  public init(of database: String) {
    guard let record = DaemonLock.holder(of: database) else {
      self = .none
      return
    }
    guard let socket = record.socket else {
      self = .silent(record, reason: "it has no socket")
      return
    }
    do {
      self = .answers(try ControlClient(path: socket).status())
    } catch {
      self = .silent(record, reason: error.description)
    }
  }

  /// How it is, if it answers.
  public var status: DaemonStatus? {
    if case .answers(let status) = self { status } else { nil }
  }

  /// What starts one.
  public static let advice = "start one with: passby run (or: systemctl --user start passby)"
}
