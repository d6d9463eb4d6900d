package import Application
import DaemonControl
import GPSD
import Localization
import Logging
import Notifiers
import SQLiteStore
import ServiceLifecycle
import Settings
import Text

/// Answers requests for the status over a socket; without one the daemon runs as well.
struct ControlService: Service {
  /// The paths to try, best first.
  let paths: [String]
  let lock: DaemonLock
  let board: LiveStatus
  let logger: Logger

  func run() async throws {
    let server = open()
    defer { server?.stop() }
    try? await gracefulShutdown()
  }

  private func open() -> ControlServer? {
    for path in paths {
      do {
        let server = try ControlServer(path: path) { [board] in board.snapshot }
        lock.announce(.own(socket: path))
        return server
      } catch {
        logger.debug("no socket", metadata: ["error": "\(error)"])
      }
    }
    logger.warning("nobody can ask for the status: no place for a socket")
    return nil
  }
}

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
