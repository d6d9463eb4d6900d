package import Application
import DaemonControl
import GPSD
import Localization
import Notifiers
import SQLiteStore
import Settings
import Text

extension Refusal {
  /// Creates the failure for an error of any module of Passby; `nil` for any other error.
  package init?(reporting error: any Error) {
    switch error {
    case let error as GPSDAddressError: self.init(.usage, error.phrase)
    case let error as SettingsError: self.init(.configuration, error.phrase)
    case let error as NotifierError: self.init(.configuration, error.phrase)
    case let error as ControlError: self.init(error.code, error.phrase)
    case let error as SQLiteStoreError:
      // A path may be long, and the advice comes after it.
      let text = error.description.cleanLine(cutAfter: 4096)
      self.init(error.kind.code, CommandPhrase.verbatim(text))
    default: self.init(error)
    }
  }
}

extension SQLiteStoreError.Kind {
  fileprivate var code: Refusal.Code {
    switch self {
    case .io: .inputOutput
    case .busy: .busy
    case .data: .badData
    case .refused: .refused
    case .missing: .notFound
    }
  }
}

extension ControlError {
  /// The code: a database that is taken is busy.
  fileprivate var code: Refusal.Code {
    switch self {
    case .taken: .busy
    case .lock, .lockIsLink, .socket, .socketPath: .inputOutput
    case .silent: .unavailable
    }
  }
}
