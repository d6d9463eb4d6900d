import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix

/// What went wrong on the way to a web server, in words that name no address.
enum HTTPFailure {
  /// Tells whether it is that nobody answered in time.
  static func isTimeout(_ error: any Error) -> Bool {
    switch error {
    case let error as HTTPClientError:
      [.connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded].contains(error)
    case let error as NIOConnectionError:
      error.connectionErrors.contains { isTimeout($0.error) }
    case let error as ChannelError:
      if case .connectTimeout = error { true } else { false }
    default: false
    }
  }

  /// The reason as the rest of a sentence.
  static func reason(_ error: any Error) -> String {
    switch error {
    case let error as HTTPClientError: lowercased(error.shortDescription)
    case let error as NIOConnectionError:
      error.connectionErrors.first.map { reason($0.error) } ?? "its name is not known"
    case let error as IOError: lowercased(String(cString: strerror(error.errnoCode)))
    case is SocketAddressError: "its name is not known"
    default: String(describing: error)
    }
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
