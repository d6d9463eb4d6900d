package import Application
import Glibc

/// The exit codes of the program; a contract with scripts, after sysexits(3) where that has a word.
package enum ExitStatus: Int32, Sendable {
  case refused = 1
  case usage = 64
  case badData = 65
  case notFound = 66
  case unavailable = 69
  case inputOutput = 74
  case busy = 75
  case configuration = 78
}

extension ExitStatus {
  /// Returns the exit code of a command that was refused.
  package init(_ code: Refusal.Code) {
    switch code {
    case .usage: self = .usage
    case .refused: self = .refused
    case .notFound: self = .notFound
    case .badData, .tooLarge: self = .badData
    case .unavailable: self = .unavailable
    case .inputOutput: self = .inputOutput
    case .busy: self = .busy
    case .configuration: self = .configuration
    }
  }
}

/// Standard output does not accept what is written.
package struct OutputFailure: Error, Hashable {
  /// The error number, as in errno(3).
  package let code: Int32

  /// True if the reader has gone away, as `head` does when it has read enough.
  package var isClosed: Bool { code == EPIPE }

  /// The system's text for the error, in English.
  package var reason: String { String(cString: strerror(code)) }
}
