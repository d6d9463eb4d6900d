import AsyncHTTPClient
import Foundation
package import Localization
import NIOCore
import NIOHTTP1
import NIOPosix

/// Classifies errors of HTTP requests, and describes them without URLs.
package enum HTTPFailure {
  /// Returns true for a timeout.
  package static func isTimeout(_ error: any Error) -> Bool {
    switch error {
    case let error as HTTPClientError:
      [.connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded].contains(error)
    case let error as NIOConnectionError:
      error.connectionErrors.contains { isTimeout($0.error) }
    case ChannelError.connectTimeout: true
    default: false
    }
  }

  /// Returns true for an error that means that nothing was sent, since there was no connection.
  static func isNoConnection(_ error: any Error) -> Bool {
    switch error {
    case let error as HTTPClientError: error == .connectTimeout
    case let error as IOError:
      [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL, EAFNOSUPPORT]
        .contains(error.errnoCode)
    case is NIOConnectionError, ChannelError.connectTimeout: true
    default: false
    }
  }

  /// Returns the reason of an error as the rest of a sentence.
  package static func reason(_ error: any Error) -> HTTPReason {
    switch error {
    case let error as HTTPClientError where error == .remoteConnectionClosed: .closed
    case let error as HTTPClientError: .other(lowercased(error.shortDescription))
    case let error as NIOConnectionError:
      error.connectionErrors.first.map { reason($0.error) } ?? .hostUnknown
    case let error as IOError: reason(error.errnoCode)
    case is SocketAddressError, is OutgoingGuard.HostUnknown: .hostUnknown
    case is OutgoingGuard.Refusal: .notPublic
    case is HTTPParserError, is NIOHTTPDecoderError: .notHTTP
    // The module is none that the package names; its words hold paths of the computer it was
    // built on.
    case _ where String(reflecting: type(of: error)).hasPrefix("NIOSSL."): .notSecure
    default: .other(String(describing: error))
    }
  }

  private static func reason(_ number: Int32) -> HTTPReason {
    switch number {
    case ECONNREFUSED: .refused
    case ENETUNREACH, EHOSTUNREACH: .noRoute
    default: .other(lowercased(String(cString: strerror(number))))
    }
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
