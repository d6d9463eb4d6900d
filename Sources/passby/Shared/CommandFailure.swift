import Application
import ArgumentParser
import Control
import GPSD
import Geo
import Notifiers
import Recurrence
import Regions
import Reminders
import SQLiteStore
import Settings
import Text

/// The exit codes of the program; a contract with scripts (sysexits(3) where it has a word for it).
enum ExitStatus: Int32 {
  case refused = 1
  case usage = 64
  case badData = 65
  case notFound = 66
  case unavailable = 69
  case inputOutput = 74
  case busy = 75
  case configuration = 78
}

/// A message for the user, and the exit code that goes with it.
struct CommandFailure: Error, CustomStringConvertible {
  let code: ExitStatus
  let message: String

  /// Creates a failure; the message names the thing in quotes, says what was expected and what to do.
  init(_ code: ExitStatus, _ message: String) {
    self.code = code
    self.message = message
  }

  var description: String { message }

  /// Finds the exit code for an error of any module; `nil` for what the argument parser explains itself.
  init?(reporting error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as RequestFailure: self.init(failure.code.status, failure.description)
    case let error as TodoError: self.init(error.isUsage ? .usage : .refused, error.description)
    case let error as RecurrenceError: self.init(.usage, error.description)
    case let error as RegionError: self.init(.usage, error.description)
    case let error as CoordinateError: self.init(.usage, error.description)
    case let error as GPSDAddressError: self.init(.usage, error.description)
    case let error as ElapsedTimeError: self.init(.usage, error.description)
    case let error as SettingsError: self.init(.configuration, error.description)
    case let error as NotifierError: self.init(.configuration, error.description)
    case let error as ControlError:
      self.init(
        error.code, error.description.prefix(1).uppercased() + error.description.dropFirst() + ".")
    case let error as SQLiteStoreError: self.init(error)
    default: return nil
    }
  }

  private init(_ error: SQLiteStoreError) {
    // A path may be long, and what helps stands at the end.
    let text = error.description.quietLine(cutAfter: 4096)
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
    }
  }
}

extension ControlError {
  /// The exit code: a database that is taken is busy.
  fileprivate var code: ExitStatus {
    switch self {
    case .taken: .busy
    case .lock, .socket: .inputOutput
    case .silent: .unavailable
    }
  }
}
