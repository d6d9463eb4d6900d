import Application
package import CommandSupport
import DaemonControl
import GPSD
import Geo
import Localization
import Model
import Notifiers
import Recurrence
import Regions
import SQLiteStore
import Settings
import Text

extension CommandFailure {
  /// Creates the failure for an error of any module of Passby; `nil` for any other error.
  package init?(reporting error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as RequestFailure: self.init(failure.code.status, failure.description)
    case let failure as QuickFailure:
      self.init(failure.failure.code.status, failure.failure.description)
    case let error as TodoError: self.init(error.isUsage ? .usage : .refused, error.description)
    case let error as RecurrenceError: self.init(.usage, error.description)
    case let error as RegionError: self.init(.usage, error.description)
    case let error as CoordinateError: self.init(.usage, error.description)
    case let error as GPSDAddressError: self.init(.usage, error.description)
    case let error as ElapsedTimeError: self.init(.usage, error.description)
    case let error as SettingsError: self.init(.configuration, error.description)
    case let error as NotifierError: self.init(.configuration, error.description)
    case let error as ControlError:
      self.init(error.code, error.description)
    case let error as SQLiteStoreError: self.init(error)
    default: return nil
    }
  }

  private init(_ error: SQLiteStoreError) {
    // A path may be long, and the advice comes after it.
    let text = error.description.cleanLine(cutAfter: 4096)
    switch error.kind {
    case .io: self.init(.inputOutput, text)
    case .busy: self.init(.busy, text)
    case .data: self.init(.badData, text)
    case .refused: self.init(.refused, text)
    case .missing: self.init(.notFound, text)
    }
  }
}

extension RequestFailure.Code {
  fileprivate var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .refused: .refused
    case .notFound: .notFound
    case .badData, .tooLarge: .badData
    }
  }
}

extension ControlError {
  /// The exit code: a database that is taken is busy.
  fileprivate var code: ExitStatus {
    switch self {
    case .taken: .busy
    case .lock, .lockIsLink, .socket, .socketPath: .inputOutput
    case .silent: .unavailable
    }
  }
}
